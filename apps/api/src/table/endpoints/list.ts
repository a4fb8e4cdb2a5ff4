import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { asItIs, prepared } from '../../database/prepared.ts';
import { problemResponses } from '../../http/responses.ts';
import { joins, type Row, type TableDefinition } from '../definition.ts';
import {
  afterCondition,
  cursorOf,
  DEFAULT_SIZE,
  type ListQuery,
  listQuerySchema,
  narrowing,
  orderBy,
  type SortKey,
  sortKeys,
  splitLists,
} from '../list-query.ts';
import { ownership } from '../ownership.ts';
import type { TableServices } from '../services.ts';
import { Statement } from '../statement.ts';

/** How many rows are counted. */
const EXACT = 10_000;

/** `GET /{table}`: a HAL page. */
export function listRows(
  app: FastifyInstance,
  definition: TableDefinition,
  { database, config, now }: TableServices,
  path = `/${definition.name}`,
): void {
  app.get<{ Querystring: ListQuery }>(
    path,
    {
      config: {
        isList: true,
        access: {
          right: `${definition.entity}:Read`,
          ...((definition.own ?? definition.published) && { orOwn: true as const }),
        },
      },
      preValidation: (request, _reply, done) => {
        splitLists(request.query);
        done();
      },
      schema: {
        operationId:
          path === `/${definition.name}` ? `list${definition.entity}` : `listAll${definition.entity}`,
        summary: `A page of ${definition.name}`,
        tags: [definition.name],
        querystring: listQuerySchema(definition),
        response: { 200: pageSchema(definition), ...problemResponses(400, 401, 403) },
      },
    },
    async (request) => {
      const { query } = request;
      const size = query.size ?? DEFAULT_SIZE;
      const page = query.page ?? 0;
      const keys = sortKeys(definition, query);
      const statement = new Statement();
      const caller = { viewer: request.viewer, now: now(), config };
      const mayRead = ownership(definition, caller, `${definition.entity}:Read`, statement);
      const { conditions, via, given } = narrowing(definition, query, statement);
      const { relation } = definition;
      const all = allOf([...mayRead, ...conditions]);
      const needed = joins([...via, ...keys.flatMap(({ field }) => field.via)]);
      // What other tables have to be looked into for is found once; else the page is there long before all is counted.
      const isFoundOnce = !definition.grows && (via.length > 0 || given.length > 0);
      const found = isFoundOnce ? keys.map((key, index) => keyCalled(key, `t.key${index}`)) : keys;
      if (isFoundOnce) {
        const values = keys.map(({ field }, index) => `${field.joined} as key${index}`);
        given.push(
          `matching as materialized (select t.id, ${values.join(', ')} from ${relation} t ${needed}${all})`,
        );
      }
      const beforehand = given.length > 0 ? `with ${given.join(', ')} ` : '';
      // Counted no further: who has more rows than that is told "more than".
      const count = isFoundOnce
        ? 'select count(*) from matching'
        : `select count(*) from (select from ${relation} t ${joins(via)}${all} limit ${EXACT + 1}) counted`;
      const countValues = statement.values.slice();

      const behind = query.after === undefined ? [] : [afterCondition(found, query.after, statement)];
      const isFirst = page === 0 || query.after !== undefined;
      // Written out, the size lets PostgreSQL plan the statement once for all pages.
      const part = `limit ${size}${isFirst ? '' : ` offset ${statement.bind(page * size)}`}`;
      const source = isFoundOnce
        ? `matching t${allOf(behind)}`
        : `${relation} t ${needed}${allOf([...mayRead, ...conditions, ...behind])}`;
      // The ids of the page first, and only for them the rows, and what stands in other tables.
      const text = `${beforehand}select ${definition.joinedSelection}, (${count}) as ":total"
        from (select t.id from ${source} order by ${orderBy(found)} ${part}) page
        join ${relation} t on t.id = page.id ${definition.joins} order by ${orderBy(keys)}`;
      // Of a long table PostgreSQL has to know what is looked for, or it goes through all of it in its order.
      const send = definition.grows && conditions.length > 0 ? asItIs : prepared;
      const { rows } = await database.lists.query<Row>(send(text, statement.values));

      let counted = rows[0]?.[':total'] as number | undefined;
      for (const row of rows) delete row[':total'];
      // Beyond the last page nobody has counted; a first page without rows has.
      if (counted === undefined && (page > 0 || query.after !== undefined)) {
        const answer = await database.lists.query<{ count: number }>(send(beforehand + count, countValues));
        counted = answer.rows[0]?.count;
      }
      const total = counted ?? 0;
      const totalIsExact = total <= EXACT;
      const totalElements = Math.min(total, EXACT);
      const totalPages = Math.ceil(totalElements / size);
      const hasNext = page + 1 < totalPages || (!totalIsExact && rows.length === size);
      return {
        _embedded: { results: rows },
        _links: pageLinks(`${config.apiPrefix}${path}`, request.originalUrl, page, totalPages, {
          hasNext,
          cursor: cursorOf(keys, rows.at(-1)),
        }),
        page: { size, totalElements, totalIsExact, totalPages, number: page },
      };
    },
  );
}

/** The same key where its value goes by another name. */
const keyCalled = (key: SortKey, joined: string): SortKey => ({ ...key, field: { ...key.field, joined } });

const allOf = (conditions: string[]): string =>
  conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';

function pageLinks(
  path: string,
  url: string,
  page: number,
  totalPages: number,
  { hasNext, cursor }: { hasNext: boolean; cursor: string | null },
): Record<string, { href: string }> {
  const start = url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : url.slice(start));
  query.delete('after');
  query.delete('page');
  const kept = query.toString();
  const to = (number: number, after?: string) => ({
    href: `${path}?${kept}${kept && '&'}page=${number}${after ? `&after=${after}` : ''}`,
  });
  const last = Math.max(totalPages - 1, 0);
  return {
    self: { href: url },
    first: to(0),
    last: to(last),
    ...(page > 0 && { prev: to(Math.min(page - 1, last)) }),
    ...(hasNext && { next: to(page + 1, cursor ?? undefined) }),
  };
}

function pageSchema(definition: TableDefinition) {
  const link = Type.Object({ href: Type.String() });
  return Type.Object({
    _embedded: Type.Object({ results: Type.Array(Type.Ref(definition.entity)) }),
    _links: Type.Object({
      self: link,
      first: link,
      last: link,
      next: Type.Optional(link),
      prev: Type.Optional(link),
    }),
    page: Type.Object({
      size: Type.Integer(),
      totalElements: Type.Integer({ description: 'How many rows match, as far as they were counted.' }),
      totalIsExact: Type.Boolean({
        description: `False where more than ${EXACT} rows match: then \`totalElements\` is ${EXACT}, and there are more.`,
      }),
      totalPages: Type.Integer(),
      number: Type.Integer({ description: 'Counted from 0.' }),
    }),
  });
}
