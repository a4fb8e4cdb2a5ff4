import { clubDay } from '../../club-time.ts';
import { maySignIn } from '../../session/holding.ts';
import type { WriteContext } from '../../table/definition.ts';
import { Statement } from '../../table/statement.ts';
import { actingFor } from '../guardian/index.ts';
import { meantFor } from '../training/index.ts';
import type { Announcement } from './columns.ts';

/** Whom an announcement is for, as it says itself. */
export type Audience = Pick<Announcement, 'audience' | 'section' | 'group' | 'training' | 'student'>;

/** How many an announcement reaches. */
export interface Reach {
  /** The accounts that hear of it: members', guardians' and those of whoever else it is for. */
  accounts: number;
  /** Those who train and whom nobody’s account stands for: somebody has to tell them. */
  withoutAccount: number;
}

type Asker = Pick<WriteContext, 'client' | 'now' | 'config'>;

/** SQL of the students whom it is for; of a training those who are marked at it too, whoever they are. */
const students: Record<Announcement['audience'], string> = {
  all: `select s.id from student s where s.status = 'active'`,
  section: `select s.id from student s where s.status = 'active' and s.section = :section`,
  group: 'select null::uuid as id where false',
  training: `select s.id from training c join student s on s.status = 'active'
    where c.id = :training and (${meantFor.section} and ${meantFor.grade} or exists (
      select from presence p where p.student = s.id and p.training = c.id and p.invalidated_at is null
        and p.status in ('declared', 'present', 'late')))`,
  person: 'select s.id from student s where s.id = :student',
};

/** SQL of the accounts that hear of it for themselves, beside those who act for its students. */
const accounts: Record<Announcement['audience'], string> = {
  all: 'select u.id as "user" from "user" u',
  section: 'select null::uuid as "user" where false',
  group: `select m."user" from useringroupright m where m."group" = :group
    and (m.valid_from is null or m.valid_from <= :now) and (m.valid_to is null or m.valid_to > :now)`,
  training: `select coalesce(c.instructor_user, s."user") as "user" from training c
    left join student s on s.id = c.instructor_student where c.id = :training`,
  person: 'select null::uuid as "user" where false',
};

const types: Readonly<Record<string, string>> = {
  section: 'text',
  group: 'uuid',
  training: 'uuid',
  student: 'uuid',
  now: 'timestamptz',
  today: 'date',
  by: 'uuid',
};

/**
 * SQL of whom an announcement is for: `meant`, its students, and `hearing`, each account once that may sign in. Who has
 * written it knows what stands in it.
 */
function audienceSql({ audience }: Audience): string {
  return `meant as (${students[audience]}),
    hearing as (
      select distinct h."user" from (
        select o."user" from meant m join (${actingFor}) o on o.student = m.id union all ${accounts[audience]}) h
      join "user" u on u.id = h."user" and ${maySignIn('u')} where h."user" is distinct from :by)`;
}

/** Puts the values of an audience into SQL that names them. */
function filledIn(
  text: string,
  { now, config }: Asker,
  audience: Audience,
  by: string | null,
): Statement & { text: string } {
  const values: Readonly<Record<string, unknown>> = {
    ...audience,
    by,
    now: now.toISOString(),
    today: clubDay(now, config.clubTimezone),
  };
  const statement = new Statement();
  const places = new Map<string, string>();
  const placed = text.replaceAll(/(?<!:):([a-z]+)/g, (_, name: string) => {
    const place = places.get(name) ?? `${statement.bind(values[name] ?? null)}::${types[name]}`;
    places.set(name, place);
    return place;
  });
  return Object.assign(statement, { text: placed });
}

/** Counts whom an announcement reaches as things are now. @param by who writes it */
export async function reachOf(asker: Asker, audience: Audience, by: string | null): Promise<Reach> {
  const { text, values } = filledIn(
    `with ${audienceSql(audience)} select (select count(*) from hearing) as accounts,
       (select count(*) from meant m where not exists (
         select from (${actingFor}) o join "user" u on u.id = o."user" and ${maySignIn('u')} where o.student = m.id)) as "withoutAccount"`,
    asker,
    audience,
    by,
  );
  const { rows } = await asker.client.query<Reach>(text, values);
  return rows[0] ?? { accounts: 0, withoutAccount: 0 };
}

/** The next accounts that have yet to hear of a sent announcement, in their order. */
export async function nextReaders(
  asker: Asker,
  announcement: Audience & Pick<Announcement, 'id' | 'author'>,
  most: number,
): Promise<string[]> {
  const { id, author } = announcement;
  const { text, values } = filledIn(
    `with ${audienceSql(announcement)} select h."user" from hearing h where not exists (
       select from announcement_reader r where r.announcement = '${id}' and r."user" = h."user")
     order by h."user" limit ${most}`,
    asker,
    announcement,
    author,
  );
  const { rows } = await asker.client.query<{ user: string }>(text, values);
  return rows.map(({ user }) => user);
}
