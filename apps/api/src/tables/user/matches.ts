import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { folded } from '../../database/columns.ts';
import { prepared } from '../../database/prepared.ts';
import { forbidden } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import { email, flag, instant, nullable, oneOf, text } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';

const id = Type.String({ format: 'uuid' });

const person = Type.Object({
  table: oneOf(['student', 'guardian']),
  ids: Type.Array(id, { description: 'The ids of the person’s rows: one, or a guardian’s for each child.' }),
  name: text(201),
  children: nullable(text(2_000, { description: 'Whose guardian they are.' })),
  byEmail: flag(),
  byName: flag(),
});

const account = Type.Object({
  id,
  firstName: text(100),
  lastName: text(100),
  email: email(),
  picture: nullable(text(64)),
  createdAt: instant(),
  persons: Type.Array(person, { description: 'The persons without an account, the likeliest first.' }),
});

/** `GET /user/matches`: who has signed up and stands for nobody yet, and who of the club that may be. */
export function userMatches(app: FastifyInstance, { database }: TableServices): void {
  app.get<{ Querystring: { user?: string } }>(
    '/user/matches',
    {
      config: { access: { right: 'User:Read' } },
      schema: {
        operationId: 'userMatches',
        summary: 'Accounts that stand for nobody, and who they may be',
        description:
          'Active accounts that are no student’s and no guardian’s and are in no group, the newest 20; or one account, whatever it stands for. Persons are matched by e-mail and by name.',
        tags: ['user'],
        querystring: Type.Object(
          { user: Type.Optional(Type.String({ format: 'uuid' })) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ users: Type.Array(account) }),
          ...problemResponses(400, 401, 403),
        },
      },
    },
    async ({ viewer, query: { user } }) => {
      if (!viewer.has('Student:Read') || !viewer.has('Guardian:Read')) throw forbidden();
      const asked = user ? prepared(matchesOf('u.id = $1'), [user]) : prepared(matchesOf(UNDECIDED), []);
      const { rows } = await database.lists.query(asked);
      return { users: rows };
    },
  );
}

/** SQL: an account `u` has signed up and stands for nobody yet. */
export const UNDECIDED = `u.status = 'active' and u.enabled
  and not exists (select from student s where s."user" = u.id)
  and not exists (select from guardian g where g."user" = u.id)
  and not exists (select from useringroupright m where m."user" = u.id)`;

/** Each kind of match is a join of its own, by what can be hashed: the tables are gone through once, whoever is asked about. */
const matchesOf = (which: string): string => `
  with account as materialized (
    select u.id, u.first_name, u.last_name, u.email, u.picture, u.created_at, u.name_text, lower(u.email) as address
    from "user" u where ${which} order by u.created_at desc, u.id limit 20
  ), candidate as (
    select a.id as account, 'student' as "table", s.id as "row", false as "byEmail", true as "byName"
      from account a join student s on s.name_text = a.name_text where s."user" is null and s.status <> 'left'
    union all select a.id, 'student', s.id, true, false
      from account a join student s on lower(s.email) = a.address where s."user" is null and s.status <> 'left'
    union all select a.id, 'guardian', g.id, false, true
      from account a join guardian g on ${folded('g.name')} = a.name_text where g."user" is null
    union all select a.id, 'guardian', g.id, true, false
      from account a join guardian g on lower(g.email) = a.address where g."user" is null
  ), one as (
    select account, "table", "row", bool_or("byEmail") as "byEmail", bool_or("byName") as "byName"
    from candidate group by account, "table", "row"
  ), person as (
    select o.account, o."table", array[s.id] as ids, s.first_name || ' ' || s.last_name as name, null as children,
      o."byEmail", o."byName"
    from one o join student s on o."table" = 'student' and s.id = o."row"
    union all
    select o.account, o."table", array_agg(g.id order by s.birth_date, s.id), min(g.name),
      string_agg(s.first_name || ' ' || s.last_name, ', ' order by s.birth_date, s.id),
      bool_or(o."byEmail"), bool_or(o."byName")
    from one o join guardian g on o."table" = 'guardian' and g.id = o."row" join student s on s.id = g.student
    group by o.account, o."table", ${folded('g.name')}
  )
  select a.id, a.first_name as "firstName", a.last_name as "lastName", a.email, a.picture, a.created_at as "createdAt",
    coalesce((select json_agg(json_build_object('table', p."table", 'ids', p.ids, 'name', p.name,
        'children', p.children, 'byEmail', p."byEmail", 'byName', p."byName")
        order by p."byEmail" and p."byName" desc, p."byName" desc, p.name)
      from person p where p.account = a.id), '[]') as persons
  from account a order by a.created_at desc, a.id`;
