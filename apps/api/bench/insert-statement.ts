import { randomUUID } from 'node:crypto';

/** A workplace as a client sends it. */
export interface Sent {
  name: string;
  city: string;
  capacity: number;
}

interface Statement {
  text: string;
  values: unknown[];
}

/** One row, and nothing said of it. */
export function insertAlone({ name, city, capacity }: Sent, returning: string): Statement {
  return {
    text: `insert into workplace (id, created_at, updated_at, name, city, capacity)
      values ($1, now(), now(), $2, $3, $4) returning ${returning}`,
    values: [randomUUID(), name, city, capacity],
  };
}

/** One row and its line in the log, in one statement: as little as a server can do that keeps a log. */
export function insertWithItsLine(sent: Sent, returning: string): Statement {
  const { text, values } = insertAlone(sent, '*');
  const changes = Object.fromEntries(Object.entries(sent).map(([field, value]) => [field, [null, value]]));
  return {
    text: `with r as (${text}), a as (
        insert into audit_log (id, created_at, updated_at, "table", verb, "row", name, changes)
        values ($5, now(), now(), 'workplace', 'create', $1, $2, $6)
      ) select ${returning} from r`,
    values: [...values, randomUUID(), JSON.stringify(changes)],
  };
}
