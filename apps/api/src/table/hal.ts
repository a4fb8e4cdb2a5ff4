import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { HAL } from '../http/contract.ts';
import type { Row, TableDefinition } from './definition.ts';
import { etagOf } from './etag.ts';

/** Says in each row where it is found, as it leaves the server: nothing that is stored knows of addresses. */
export function linkRows({ name }: TableDefinition, { apiPrefix }: Config): (row: Row) => Row {
  const folder = `${apiPrefix}/${name}/`;
  return (row) => {
    row._links = { self: { href: folder + String(row.id) } };
    return row;
  };
}

/** Answers with one row: its version, where it is found, and as HAL for whom asks for that. */
export function answerRows(definition: TableDefinition, config: Config) {
  const linked = linkRows(definition, config);
  return (request: FastifyRequest, reply: FastifyReply, row: Row): Row => {
    answerAsAsked(request, reply);
    reply.header('etag', etagOf(row));
    return linked(row);
  };
}

export function answerAsAsked({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (headers.accept?.includes(HAL)) reply.type(HAL);
}
