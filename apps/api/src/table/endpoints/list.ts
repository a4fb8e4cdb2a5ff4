import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { asItIs, prepared } from '../../database/prepared.ts';
import { problemResponses } from '../../http/responses.ts';
import { selectionOf, splitFields } from '../asked-fields.ts';
import { joins, type Row, type TableDefinition } from '../definition.ts';
import { answerAsAsked, linkRows } from '../hal.ts';
import { websocketPath } from '../links.ts';
import {
  afterCondition,
  cursorOf,
  DEFAULT_SIZE,
  type ListQuery,
  listQuerySchema,
  narrowing,
  orderBy,
  sortKeys,
  splitLists,
} from '../list-query.ts';
import { ownership, readAccess, rightToAll } from '../ownership.ts';
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
  const linked = linkRows(definition, config);
  const toAll = rightToAll(definition);
  const realtime = realtimeLinks(definition.name, config.apiPrefix);
  app.get<{ Querystring: ListQuery }>(
    path,
    {
      config: {
        isList: true,
        access: readAccess(definition),
      },
      preValidation: (request, _reply, done) => {
        splitLists(request.query);
        splitFields(definition, request.query);
        done();
      },
      schema: {
        operationId:
          path === `/${definition.name}` ? `list${definition.entity}` : `listAll${definition.entity}`,
        summary: `A page of ${definition.name}`,
        description:
          'To walk through all of it, follow `_links.next` until there is none: whatever is added, changed or removed meanwhile, each row that stays as it is comes once.',
        tags: [definition.name],
        querystring: listQuerySchema(definition),
        response: { 200: pageSchema(definition), ...problemResponses(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const size = query.size ?? DEFAULT_SIZE;
      const page = query.page ?? 0;
      const keys = sortKeys(definition, query);
      const shown = selectionOf(definition, query.fields, ['id', ...keys.map(({ name }) => name)]);
      const statement = new Statement();
      const caller = { viewer: request.viewer, now: now(), config };
      const mayRead = ownership(definition, caller, `${definition.entity}:Read`, statement);
      const { conditions, via, given } = narrowing(definition, query, statement);
      const { relation } = definition;
      const all = allOf([...mayRead, ...conditions]);
      const ordered = keys.flatMap(({ via }) => via);
      const needed = joins([...via, ...ordered]);
      // What takes a join to find, or to order what a search finds, is found once. All else is walked through in its
      // order until the page is full, and counted beside that: to keep each row that matches would take longer.
      const isFoundOnce = via.length > 0 || (given.length > 0 && ordered.length > 0);
      const found = isFoundOnce ? keys.map((key, index) => ({ ...key, sql: `t.key${index}` })) : keys;
      if (isFoundOnce) {
        const values = keys.map(({ sql }, index) => `${sql} as key${index}`);
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
      // One row more tells whether there is another page. Written out, the size lets PostgreSQL plan the statement once for all pages.
      const part = `limit ${size + 1}${isFirst ? '' : ` offset ${statement.bind(page * size)}`}`;
      const source = isFoundOnce
        ? `matching t${allOf(behind)}`
        : `${relation} t ${needed}${allOf([...mayRead, ...conditions, ...behind])}`;
      // The ids of the page first, and only for them the rows, and what stands in other tables.
      const text = `${beforehand}select ${shown.joinedSelection}, (${count}) as "_links"
        from (select t.id from ${source} order by ${orderBy(found)} ${part}) page
        join ${relation} t on t.id = page.id ${shown.joins} order by ${orderBy(keys)}`;
      // Where rows may be many PostgreSQL has to know what is looked for, or it goes through all of them in their order.
      const isLookedFor = !definition.few && conditions.length > 0 && !isFoundOnce && given.length === 0;
      const send = isLookedFor ? asItIs : prepared;
      const { rows } = await database.lists.query<Row>(send(text, statement.values));

      // The count comes where the links of each row go.
      let counted = rows[0]?._links as number | undefined;
      const hasNext = rows.length > size;
      if (hasNext) rows.pop();
      const last = rows.at(-1);
      const next = hasNext && last ? cursorOf(keys, last) : null;
      for (const row of rows) shown.narrow(linked(row));
      // Beyond the last page nobody has counted; a first page without rows has.
      if (counted === undefined && (page > 0 || query.after !== undefined)) {
        const answer = await database.lists.query<{ count: number }>(send(beforehand + count, countValues));
        counted = answer.rows[0]?.count;
      }
      const total = counted ?? 0;
      const totalIsExact = total <= EXACT;
      const totalElements = Math.min(total, EXACT);
      const totalPages = Math.ceil(totalElements / size);
      answerAsAsked(request, reply);
      return {
        _embedded: { results: rows },
        _links: {
          ...linksOfPage(`${config.apiPrefix}${path}`, request.originalUrl, page, totalPages, next),
          ...(toAll && request.viewer.has(toAll) ? realtime.all : realtime.own),
        },
        page: { size, totalElements, totalIsExact, totalPages, number: page },
      };
    },
  );
}

const allOf = (conditions: string[]): string =>
  conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';

/** Where changes of the table are told of: all of them, or to whom that is not open those of what they may read. */
function realtimeLinks(table: string, apiPrefix: string) {
  const websocket = { href: `${apiPrefix}${websocketPath}` };
  return {
    all: { websocket, broker: { href: `/topic/${table}` } },
    own: { websocket, broker: { href: `/user/topic/${table}` } },
  };
}

function linksOfPage(
  path: string,
  url: string,
  page: number,
  totalPages: number,
  after: string | null,
): Record<string, { href: string }> {
  const start = url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : url.slice(start));
  query.delete('after');
  query.delete('page');
  const kept = query.toString();
  const to = (number: number, cursor = '') => ({
    href: `${path}?${kept}${kept && '&'}page=${number}${cursor && `&after=${cursor}`}`,
  });
  const last = Math.max(totalPages - 1, 0);
  return {
    self: { href: url },
    first: to(0),
    last: to(last),
    ...(page > 0 && { prev: to(Math.min(page - 1, last)) }),
    ...(after && { next: to(page + 1, after) }),
  };
}

function pageSchema(definition: TableDefinition) {
  return Type.Object({
    _embedded: Type.Object({ results: Type.Array(Type.Ref(definition.entity)) }),
    _links: Type.Ref('PageLinks'),
    page: Type.Object({
      size: Type.Integer(),
      totalElements: Type.Integer({ description: 'How many rows match, as far as they were counted.' }),
      totalIsExact: Type.Boolean({
        description: `False where more than ${EXACT} rows match: then \`totalElements\` is ${EXACT}, and there are more.`,
      }),
      totalPages: Type.Integer(),
      number: Type.Integer({ description: 'The number of the page, from 0.' }),
    }),
  });
}
