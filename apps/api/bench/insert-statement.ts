import { createHash, randomUUID } from 'node:crypto';

/** A workplace as a client sends it. */
export interface Sent {
  name: string;
  city: string;
  capacity: number;
}

export interface Statement {
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

/** A key of this user, claimed: as little as a server can do that does once what is sent twice. */
export function claimKey(user: string, key: string, sent: Sent): Statement {
  return {
    text: `insert into idempotency_key ("user", key, request_hash, status, created_at) values ($1, $2, $3, 0, now())
      on conflict ("user", key) do nothing`,
    values: [user, key, createHash('sha256').update(JSON.stringify(sent)).digest()],
  };
}

/** The answer that a repeat gets. */
export function keepAnswer(user: string, key: string, answer: unknown): Statement {
  return {
    text: 'update idempotency_key set status = 201, body = $3 where "user" = $1 and key = $2',
    values: [user, key, JSON.stringify(answer)],
  };
}
