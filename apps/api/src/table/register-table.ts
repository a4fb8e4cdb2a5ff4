import type { FastifyInstance } from 'fastify';
import type { TableModule } from './definition.ts';
import { actOnRow } from './endpoints/act.ts';
import { writeBatch } from './endpoints/batch.ts';
import { createRow } from './endpoints/create.ts';
import { getRow } from './endpoints/get.ts';
import { listRows } from './endpoints/list.ts';
import { pictureOfRow } from './endpoints/picture.ts';
import { removeRow } from './endpoints/remove.ts';
import { updateEndpoint } from './endpoints/update.ts';
import type { TableServices } from './services.ts';

/** The five endpoints of a table (spec.md §7), less those it does without, its actions, and its own calls. */
export function registerTable(
  app: FastifyInstance,
  { table: definition, calls = [] }: TableModule,
  services: TableServices,
): void {
  const has = (verb: 'create' | 'update' | 'remove') => !definition.without?.includes(verb);
  app.addSchema(definition.readSchema);
  if (has('create') || has('update')) app.addSchema(definition.writeSchema);
  listRows(app, definition, services);
  getRow(app, definition, services);
  if (has('create')) {
    createRow(app, definition, services);
    writeBatch(app, definition, services);
  }
  if (has('update')) updateEndpoint(app, definition, services);
  if (has('remove')) removeRow(app, definition, services);
  const { pictured } = definition;
  if (pictured) pictureOfRow(app, { ...definition, pictured }, services);
  for (const [name, action] of Object.entries(definition.actions ?? {}))
    actOnRow(app, definition, name, action, services);
  for (const call of calls) call(app, services);
}
