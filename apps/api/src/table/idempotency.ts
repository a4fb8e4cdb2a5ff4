import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { Problem } from '../http/problem.ts';
import type { Row, WriteContext } from './definition.ts';

export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 128,
      pattern: '^[\\x21-\\x7e]+$',
      description: 'A repeat with the same key within a day gets the first answer and creates nothing.',
    }),
  ),
});

export interface Written {
  status: 200 | 201;
  row: Row;
}

/**
 * Does the work once a key: a repeat waits for the first to commit, then gets its answer.
 *
 * @throws {Problem} 422 when the key came with another request before.
 */
export async function once(
  { client, viewer, now }: WriteContext,
  key: string | undefined,
  request: { path: string; body: unknown },
  work: () => Promise<Written>,
): Promise<Written> {
  if (key === undefined) return work();
  const hash = createHash('sha256')
    // Of a password nothing is stored that could be guessed at quickly.
    .update(
      JSON.stringify([request.path, request.body], (name, value) => (name === 'password' ? null : value)),
    )
    .digest();
  const claimed = await client.query(
    `insert into idempotency_key ("user", key, request_hash, status, created_at) values ($1, $2, $3, 0, $4)
     on conflict ("user", key) do nothing`,
    [viewer.id, key, hash, now.toISOString()],
  );
  if (claimed.rowCount === 0) {
    const { rows } = await client.query<{ request_hash: Buffer; status: Written['status']; body: Row }>(
      'select request_hash, status, body from idempotency_key where "user" = $1 and key = $2',
      [viewer.id, key],
    );
    if (!rows[0]?.request_hash.equals(hash)) throw new Problem(422, 'idempotency-key-reused');
    return { status: rows[0].status, row: rows[0].body };
  }
  const answer = await work();
  await client.query('update idempotency_key set status = $3, body = $4 where "user" = $1 and key = $2', [
    viewer.id,
    key,
    answer.status,
    JSON.stringify(answer.row),
  ]);
  return answer;
}
