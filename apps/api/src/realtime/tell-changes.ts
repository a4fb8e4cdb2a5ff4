import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Change, Changes } from '../table/changes.ts';
import { definitions, type TableDefinition } from '../table/definition.ts';
import type { Broker } from './broker.ts';
import { readersOf } from './row-readers.ts';
import type { Traffic } from './traffic.ts';

/** How many rows are told one by one; of more than that a page reads its list anew. */
const MOST_ROWS = 100;

interface Options {
  changes: Changes;
  broker: Broker;
  traffic: Traffic;
  database: Database;
  config: Config;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** What one transaction wrote into one table, once it was told to those who may hear all. */
interface Told {
  id: string;
  /** When it was stored, by `performance.now()`. */
  storedAt: number;
  changes: readonly Change[];
  /** All that it wrote, into whatever table. */
  stored: readonly Change[];
  by: string | null;
}

/** Tells of what is stored: all of it to who may read the table, and to others what is theirs. @returns its undo */
export function tellChanges(options: Options): () => void {
  const { changes, broker, traffic, onError } = options;
  const tables = new Map([...definitions()].map((definition) => [definition.name, definition]));
  const waiting = new Map<TableDefinition, Told[]>();

  /** Those of one table wait for each other, so that what is told last is what was written last. */
  async function tellOwners(definition: TableDefinition): Promise<void> {
    const queue = waiting.get(definition) ?? [];
    for (let told = queue[0]; told; told = queue[0]) {
      await tellTheirs(options, definition, told).catch((error: unknown) => {
        onError(error);
        tellNobodyKnows(broker, definition, told);
      });
      traffic.lag(secondsSince(told.storedAt), { audience: 'own' });
      queue.shift();
    }
    waiting.delete(definition);
  }

  return changes.subscribe((stored, by) => {
    const storedAt = performance.now();
    for (const [table, written] of Map.groupBy(stored, ({ table }) => table)) {
      const definition = tables.get(table);
      if (!definition) continue;
      const id = broker.publish(
        table,
        bodyOf(
          table,
          written.map((change) => lineOf(change, by)),
        ),
      );
      traffic.lag(secondsSince(storedAt), { audience: 'all' });
      if (broker.listeners(table).size === 0) continue;
      const told = { id, storedAt, changes: written, stored, by };
      const queue = waiting.get(definition);
      if (queue) queue.push(told);
      else {
        waiting.set(definition, [told]);
        void tellOwners(definition);
      }
    }
  });
}

async function tellTheirs(
  { broker, ...services }: Options,
  definition: TableDefinition,
  { id, changes, stored, by }: Told,
): Promise<void> {
  const users = [...broker.listeners(definition.name)];
  const readers = await readersOf(services, definition, stored, users);
  for (const user of users) {
    const [now, before] = [readers.now.get(user), readers.before.get(user)];
    // Who did it is theirs to know where it was themselves.
    const shownBy = by === user ? by : null;
    const theirs = changes.flatMap((change) => {
      if (now?.has(change.id)) return [lineOf(change, shownBy)];
      return before?.has(change.id) ? [lineOf({ ...change, verb: 'remove', version: null }, shownBy)] : [];
    });
    if (theirs.length > 0) broker.publishTo(user, definition.name, bodyOf(definition.name, theirs), id);
  }
}

/** Tells all who may have missed something to read anew: whose it was could not be asked. */
function tellNobodyKnows(broker: Broker, { name }: TableDefinition, { id }: Told): void {
  const body = JSON.stringify({ table: name, changes: null });
  for (const user of broker.listeners(name)) broker.publishTo(user, name, body, id);
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000;

const lineOf = ({ id, verb, version }: Change, by: string | null) => ({ id, verb, version, by });

const bodyOf = (table: string, lines: readonly object[]): string =>
  JSON.stringify({ table, changes: lines.length > MOST_ROWS ? null : lines });
