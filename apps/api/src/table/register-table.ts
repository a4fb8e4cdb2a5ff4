import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { TableDefinition } from './definition.ts';
import { createRow } from './endpoints/create.ts';
import { getRow } from './endpoints/get.ts';
import { listRows } from './endpoints/list.ts';
import { removeRow } from './endpoints/remove.ts';
import { updateEndpoint } from './endpoints/update.ts';

/** The five endpoints of a table (spec.md §7), less those it does without. */
export function registerTable(app: FastifyInstance, definition: TableDefinition, services: Services): void {
  const has = (verb: 'create' | 'update' | 'remove') => !definition.without?.includes(verb);
  app.addSchema(definition.readSchema);
  if (has('create') || has('update')) app.addSchema(definition.writeSchema);
  listRows(app, definition, services);
  getRow(app, definition, services);
  if (has('create')) createRow(app, definition, services);
  if (has('update')) updateEndpoint(app, definition, services);
  if (has('remove')) removeRow(app, definition, services);
}
