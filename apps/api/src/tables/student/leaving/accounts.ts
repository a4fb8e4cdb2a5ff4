import type { PoolClient } from 'pg';
import { MEMBERS } from '../../guardian/index.ts';

/** What an account is of use for beside the student who leaves. */
export const otherUses = ['trains', 'otherStudent', 'rights'] as const;
export type OtherUse = (typeof otherUses)[number];

/** An account by which somebody signs in because of a student. */
export interface AccountOf {
  id: string;
  name: string;
  /** Whose it is: the student’s own, or a guardian’s. */
  of: 'student' | 'guardian';
  enabled: boolean;
  /** Why it stays when the student leaves; null where it is of no other use. */
  needed: OtherUse | null;
}

/** The accounts of a student and of their guardians, the own one first. */
export async function accountsOf(client: Pick<PoolClient, 'query'>, student: string): Promise<AccountOf[]> {
  const { rows } = await client.query<AccountOf>(
    `select u.id, concat_ws(' ', u.first_name, u.last_name) as name, a.of, u.enabled,
       case
         when exists (select from student o where o."user" = u.id and o.id <> $1 and o.status <> 'left') then 'trains'
         when exists (select from guardian g join student o on o.id = g.student
           where g."user" = u.id and o.id <> $1 and o.status <> 'left') then 'otherStudent'
         when exists (select from useringroupright m join groupright g on g.id = m."group"
           where m."user" = u.id and g.name <> $2) then 'rights'
       end as needed
     from (
       select "user", 'student' as of from student where id = $1
       union all
       select distinct g."user", 'guardian' from guardian g
       where g.student = $1 and g."user" is distinct from (select "user" from student where id = $1)
     ) a
     join "user" u on u.id = a."user" and u.status not in ('pendingErasure', 'erased')
     order by a.of desc, name, u.id`,
    [student, MEMBERS],
  );
  return rows;
}
