import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../table/changes.ts';
import { definitions, type TableDefinition } from '../table/definition.ts';
import type { Broker } from './broker.ts';
import type { TellNews } from './news.ts';
import { readersOf } from './row-readers.ts';
import type { Traffic } from './traffic.ts';

/** How many rows are told one by one; of more than that a page reads its list anew. */
const MOST_ROWS = 100;

interface Options {
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

/** Tells of what is stored: all of it to who may read the table, and to others what is theirs; other messages as they are. */
export function createTeller(options: Options): TellNews {
  const { broker, traffic, onError } = options;
  const tables = new Map([...definitions()].map((definition) => [definition.name, definition]));
  const waiting = new Map<TableDefinition, Told[]>();

  /** Those of one table wait for each other, so that what is told last is what was written last. */
  async function tellOwners(definition: TableDefinition): Promise<void> {
    const queue = waiting.get(definition) ?? [];
    for (let told = queue[0]; told; told = queue[0]) {
      await tellTheirs(options, definition, told).catch((error: unknown) => {
        onError(error);
        tellNobodyKnows(broker, definition.name, told.id);
      });
      traffic.lag(secondsSince(told.storedAt), { audience: 'own' });
      queue.shift();
    }
    waiting.delete(definition);
  }

  function tellTable(table: string, { id, stored, by, storedAt }: Omit<Told, 'changes'>): void {
    const definition = tables.get(table);
    if (!definition) return;
    const changes = stored.filter((change) => change.table === table);
    const lines = changes.map((change) => lineOf(change, by));
    broker.publish(table, bodyOf(table, lines), id);
    traffic.lag(secondsSince(storedAt), { audience: 'all' });
    if (broker.listeners(table).size === 0) return;
    const told = { id, storedAt, changes, stored, by };
    const queue = waiting.get(definition);
    if (queue) queue.push(told);
    else {
      waiting.set(definition, [told]);
      void tellOwners(definition);
    }
  }

  return (id, news) => {
    if ('name' in news) {
      broker.publish(news.name, news.body, id);
      broker.publishTo(news.to, news.name, news.body, id);
    } else if ('tables' in news) {
      for (const table of news.tables.filter((each) => tables.has(each))) {
        broker.publish(table, unknownRows(table), id);
        tellNobodyKnows(broker, table, id);
      }
    } else {
      const told = { id, stored: news.changes, by: news.by, storedAt: performance.now() };
      for (const table of new Set(news.changes.map((change) => change.table))) tellTable(table, told);
    }
  };
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
function tellNobodyKnows(broker: Broker, name: string, id: string): void {
  for (const user of broker.listeners(name)) broker.publishTo(user, name, unknownRows(name), id);
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000;

const lineOf = ({ id, verb, version }: Change, by: string | null) => ({ id, verb, version, by });

const bodyOf = (table: string, lines: readonly object[]): string =>
  JSON.stringify({ table, changes: lines.length > MOST_ROWS ? null : lines });

const unknownRows = (table: string): string => JSON.stringify({ table, changes: null });
