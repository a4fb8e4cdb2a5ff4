import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Row, TableDefinition } from '../definition.ts';
import {
  afterCondition,
  cursorOf,
  DEFAULT_SIZE,
  filterConditions,
  type ListQuery,
  listQuerySchema,
  orderBy,
  sortKeys,
  splitLists,
} from '../list-query.ts';
import { ownership } from '../ownership.ts';
import type { TableServices } from '../services.ts';
import { prepared, Statement } from '../statement.ts';

/** `GET /{table}`: a HAL page. */
export function listRows(
  app: FastifyInstance,
  definition: TableDefinition,
  { database, config }: TableServices,
  path = `/${definition.name}`,
): void {
  app.get<{ Querystring: ListQuery }>(
    path,
    {
      config: {
        access: {
          right: `${definition.entity}:Read`,
          ...((definition.own ?? definition.published) && { orOwn: true as const }),
        },
      },
      preValidation: async (request) => splitLists(request.query),
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
      const where = ownership(definition, request.viewer, `${definition.entity}:Read`, statement).concat(
        filterConditions(definition, query, statement),
      );
      const matching = where.length > 0 ? ` where ${where.join(' and ')}` : '';
      const count = `select count(*) from ${definition.relation} t${matching}`;
      const countValues = statement.values.slice();

      const behind = query.after === undefined ? [] : [afterCondition(keys, query.after, statement)];
      const rest = where.concat(behind);
      const text =
        `select ${definition.selection}, (${count}) as ":total" from ${definition.relation} t` +
        `${rest.length > 0 ? ` where ${rest.join(' and ')}` : ''} order by ${orderBy(keys)} limit ${statement.bind(size)}` +
        (query.after === undefined ? ` offset ${statement.bind(page * size)}` : '');
      const { rows } = await database.pool.query<Row>(prepared(text, statement.values));

      let total = rows[0]?.[':total'] as number | undefined;
      for (const row of rows) delete row[':total'];
      if (total === undefined) {
        const counted = await database.pool.query<{ count: number }>(prepared(count, countValues));
        total = counted.rows[0]?.count ?? 0;
      }
      const totalPages = Math.ceil(total / size);
      return {
        _embedded: { results: rows },
        _links: pageLinks(
          `${config.apiPrefix}${path}`,
          request.originalUrl,
          page,
          totalPages,
          cursorOf(keys, rows.at(-1)),
        ),
        page: { size, totalElements: total, totalPages, number: page },
      };
    },
  );
}

function pageLinks(
  path: string,
  url: string,
  page: number,
  totalPages: number,
  cursor: string | null,
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
    ...(page < last && { next: to(page + 1, cursor ?? undefined) }),
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
      totalElements: Type.Integer(),
      totalPages: Type.Integer(),
      number: Type.Integer({ description: 'Counted from 0.' }),
    }),
  });
}
