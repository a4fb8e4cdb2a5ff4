import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../http/problem.ts';
import type { WriteContext } from './definition.ts';
import type { TableServices } from './services.ts';
import { inWriteContext } from './write.ts';

export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 128,
      pattern: '^[\\x21-\\x7e]+$',
      description: 'A repeat with the same key within a day gets the first answer and does nothing.',
    }),
  ),
});

/** What a call answers, and a repeat of it. */
export interface Answered<Body> {
  status: 200 | 201 | 204;
  body: Body;
}

/**
 * Does in one transaction what a POST or a PUT asks for, once a key: a repeat waits for the first to commit, then gets its
 * answer.
 *
 * @throws {Problem} 422 when the key came with another request before.
 */
export async function writeOnce<Body>(
  services: Pick<TableServices, 'changes' | 'config' | 'database' | 'now'>,
  request: FastifyRequest,
  work: (context: WriteContext) => Promise<Answered<Body>>,
): Promise<Answered<Body>> {
  const { viewer } = request;
  const key = request.headers['idempotency-key'] as string | undefined;
  return inWriteContext(services, viewer, (context) =>
    key === undefined ? work(context) : once(context, key, hashOf(request), () => work(context)),
  );
}

async function once<Body>(
  { client, viewer, now }: WriteContext,
  key: string,
  hash: Buffer,
  work: () => Promise<Answered<Body>>,
): Promise<Answered<Body>> {
  const claimed = await client.query(
    `insert into idempotency_key ("user", key, request_hash, status, created_at) values ($1, $2, $3, 0, $4)
     on conflict ("user", key) do nothing`,
    [viewer.id, key, hash, now.toISOString()],
  );
  if (claimed.rowCount === 0) {
    const { rows } = await client.query<Answered<Body> & { hash: Buffer }>(
      'select request_hash as hash, status, body from idempotency_key where "user" = $1 and key = $2',
      [viewer.id, key],
    );
    if (!rows[0]?.hash.equals(hash)) throw new Problem(422, 'idempotency-key-reused');
    return { status: rows[0].status, body: rows[0].body };
  }
  const answer = await work();
  await client.query('update idempotency_key set status = $3, body = $4 where "user" = $1 and key = $2', [
    viewer.id,
    key,
    answer.status,
    JSON.stringify(answer.body),
  ]);
  return answer;
}

/** Hashes what was sent but for passwords: nothing of them is stored that could be guessed at quickly. */
function hashOf({ url, body }: FastifyRequest): Buffer {
  const sent = JSON.stringify([url, body ?? null], (name, value) => (name === 'password' ? null : value));
  return createHash('sha256').update(sent).digest();
}
