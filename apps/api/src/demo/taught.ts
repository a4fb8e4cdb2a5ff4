import { addDays, clubDay } from '../club-time.ts';
import { insertRows } from '../table/door.ts';
import { createEntity } from '../table/write.ts';
import { studentLimitTable } from '../tables/student-limit/index.ts';
import { trainingTechnikTable } from '../tables/training-technik/index.ts';
import { type Author, viewerIn } from './author.ts';
import type { Chance } from './chance.ts';
import type { Student } from './students.ts';

/** How far back the instructors have noted what they taught, in days. */
const NOTED_DAYS = 70;

interface Lesson {
  id: string;
  startsAt: string;
  instructor: string | null;
  kind: string;
  section: string | null;
}

/**
 * Notes two or three techniques of each training of late, as its instructor does at the end: what the next grades of the
 * group ask for, each in its turn.
 */
export async function noteTaught({ author, chance }: { author: Author; chance: Chance }): Promise<void> {
  const { client, config } = author.at(author.now);
  const { rows } = await client.query<Lesson>(
    `select id, starts_at as "startsAt", instructor_user as instructor, kind, section from training
     where state = 'held' and starts_at > $1 and kind <> 'exam' order by starts_at, id`,
    [addDays(author.today, -NOTED_DAYS)],
  );
  const curriculum = await techniquesByRank(author);
  const turns = new Map<string, number>();
  for (const { id, startsAt, instructor, kind, section } of rows) {
    if (kind === 'weapons' || !instructor || chance.happens(0.1)) continue;
    const taught = section === 'kids' ? curriculum.slice(0, 8) : curriculum.slice(0, 24);
    const group = section ?? kind;
    const turn = turns.get(group) ?? chance.between(0, taught.length - 1);
    const count = chance.between(2, 3);
    turns.set(group, turn + count);
    const context = author.on(
      clubDay(startsAt, config.clubTimezone),
      '21:30',
      viewerIn('Instructors', instructor),
    );
    for (let at = turn; at < turn + count; at += 1)
      await createEntity(trainingTechnikTable, context, {
        training: id,
        technik: taught[at % taught.length],
      });
  }
}

/** What the club's federation can't do without, from the first grade on. */
async function techniquesByRank({ at, now }: Author): Promise<string[]> {
  const { client, config } = at(now);
  const { rows } = await client.query<{ technik: string }>(
    `select r.technik from technik_requirement r
     join grade g on g.id = r.grade join technik k on k.id = r.technik
     where r.profile = $1 and r.importance = 'essential' group by r.technik, k.code order by min(g.rank), k.code`,
    [config.federationProfile],
  );
  return rows.map(({ technik }) => technik);
}

/** Two of the beginners told what they spare. */
export async function tellLimits({
  author,
  students,
}: {
  author: Author;
  students: readonly Student[];
}): Promise<void> {
  const texts = [
    'Bark po kontuzji: bez ukemi przez prawe ramię.',
    'Oszczędzam prawe kolano: bez suwari waza.',
  ];
  const beginners = students.filter(
    ({ user, section, status, rank }) => user && section === 'adult' && status === 'active' && rank <= 4,
  );
  for (const [at, text] of texts.entries()) {
    const { id, user } = beginners[at] ?? {};
    if (!id || !user) continue;
    const said = author.on(addDays(author.today, at - 3), '20:15', viewerIn('Members', user));
    await insertRows(said, studentLimitTable, [{ student: id, text }]);
  }
}
