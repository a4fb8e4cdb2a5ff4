import { latestOf } from '../club-time.ts';
import { createEntity } from '../table/write.ts';
import { technikProgressTable } from '../tables/technik-progress/index.ts';
import { type Author, viewerIn } from './author.ts';
import type { Chance } from './chance.ts';
import type { Staff } from './staff.ts';
import type { Student } from './students.ts';

/**
 * Those who use the software keep book of their techniques: what their grades asked for an instructor has confirmed,
 * what the next one asks for they are learning.
 */
export async function keepProgress(
  { author, chance, students }: { author: Author; chance: Chance; students: readonly Student[] },
  { krzysztof }: Staff,
  since: string,
): Promise<void> {
  const asked = await requirements(author);
  for (const { id, user, section, status, teaches, rank, gradedOn, joinedOn } of students) {
    if (!user || section === 'kids' || status !== 'active' || teaches) continue;
    const byInstructor = author.on(
      latestOf(gradedOn ?? joinedOn, since),
      '20:00',
      viewerIn('Instructors', krzysztof),
    );
    const byThemselves = author.at(author.now, viewerIn('Members', user));
    for (const { technik, firstRank } of asked) {
      const isBehind = firstRank <= rank;
      if (firstRank > rank + 1 || (!isBehind && chance.happens(0.25))) continue;
      await createEntity(technikProgressTable, isBehind ? byInstructor : byThemselves, {
        student: id,
        technik,
        level: isBehind ? 'mastered' : chance.pick(['toLearn', 'inProgress', 'inProgress']),
      });
    }
  }
}

/** Each technique with the first grade for which the club's federation asks for it. */
async function requirements({ at, now }: Author): Promise<{ technik: string; firstRank: number }[]> {
  const { client, config } = at(now);
  const { rows } = await client.query<{ technik: string; firstRank: number }>(
    `select r.technik, min(g.rank) as "firstRank" from technik_requirement r
     join grade g on g.id = r.grade join technik k on k.id = r.technik
     where r.profile = $1 group by r.technik, k.code order by 2, k.code`,
    [config.federationProfile],
  );
  return rows;
}
