import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { forbidden, notFound } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import { ADMINISTRATORS, rightPattern } from '../../rights/rights.ts';
import { instant, nullable, reference, text } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';

const step = (description: string) =>
  Type.Object(
    {
      id: nullable(Type.String({ format: 'uuid', description: 'The row; null where none is needed.' })),
      since: nullable(instant()),
      by: nullable(text(201, { description: 'Who did it; null where nobody is known to have.' })),
    },
    { description },
  );

/** `GET /user/{id}/why/{right}`: by which ways a user holds a right at this moment, with who opened each, and when. */
export function whyRight(app: FastifyInstance, { database, now }: TableServices): void {
  app.get<{ Params: { id: string; right: string } }>(
    '/user/:id/why/:right',
    {
      config: { access: { right: 'UserInGroupRight:Read' } },
      schema: {
        operationId: 'whyRight',
        summary: 'Why a user holds a right',
        description: 'By which ways, with who opened each, and when.',
        tags: ['useringroupright'],
        params: Type.Object({
          id: Type.String({ format: 'uuid' }),
          right: Type.String({ pattern: rightPattern, maxLength: 100 }),
        }),
        response: {
          200: Type.Object({
            held: Type.Boolean(),
            paths: Type.Array(
              Type.Object({
                group: reference('groupright'),
                groupName: text(100),
                membership: step('How the user came into the group.'),
                right: step('How the group came by the right; administrators hold every one.'),
              }),
              { description: 'None, where the user does not hold it.' },
            ),
          }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ viewer, params: { id, right } }) => {
      if (!viewer.has('RightTo:Read')) throw forbidden();
      const user = await database.pool.query('select from "user" where id = $1', [id]);
      if (user.rowCount === 0) throw notFound();
      const { rows } = await database.pool.query<PathRow>(PATHS, [
        id,
        right,
        now().toISOString(),
        ADMINISTRATORS,
      ]);
      const paths = rows.map(({ group, groupName, ...row }) => ({
        group,
        groupName,
        membership: { id: row.membership, since: row.memberSince, by: row.memberBy },
        right: { id: row.right, since: row.rightSince, by: row.rightBy },
      }));
      return { held: paths.length > 0, paths };
    },
  );
}

interface PathRow {
  group: string;
  groupName: string;
  membership: string;
  memberSince: string;
  memberBy: string | null;
  right: string | null;
  rightSince: string | null;
  rightBy: string | null;
}

const whoMade = (
  row: string,
) => `(select u.first_name || ' ' || u.last_name from audit_log l join "user" u on u.id = l."user"
    where l."row" = ${row} and l.verb = 'create' limit 1)`;

const PATHS = `
  select g.id as "group", g.name as "groupName",
    m.id as membership, coalesce(m.valid_from, m.created_at) as "memberSince", ${whoMade('m.id')} as "memberBy",
    r.id as "right", r.created_at as "rightSince", ${whoMade('r.id')} as "rightBy"
  from useringroupright m
  join groupright g on g.id = m."group"
  left join rightto r on r."group" = g.id and r."right" = $2
  where m."user" = $1 and (m.valid_from is null or m.valid_from <= $3) and (m.valid_to is null or m.valid_to > $3)
    and (r.id is not null or g.name = $4)
  order by g.name, m.created_at`;
