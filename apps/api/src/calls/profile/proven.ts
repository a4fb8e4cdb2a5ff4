import type { FastifyRequest } from 'fastify';
import { invalid, Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { isPassword } from '../../session/password.ts';
import type { Row, WriteContext } from '../../table/definition.ts';
import { lockRows } from '../../table/lock-row.ts';
import { userTable } from '../../tables/user/index.ts';

/** The caller by the password that they have typed. */
export interface Proven {
  username: string;
  email: string;
  /** What it was verified against. */
  passwordHash: string | null;
  /** The field it was typed into. */
  field: string;
}

/**
 * Whoever finds an unlocked phone must not be able to guess at leisure.
 *
 * @throws {Problem} 400 on the field; 429 when it is too soon for another try
 */
export async function demandPassword(
  { database, throttle }: Services,
  { viewer, ip, work }: FastifyRequest,
  field: string,
  typed: string,
): Promise<Proven> {
  const { rows } = await database.pool.query<Omit<Proven, 'field'>>(
    'select username, email, password_hash as "passwordHash" from "user" where id = $1',
    [viewer.id],
  );
  const { username = '', email = '', passwordHash = null } = rows[0] ?? {};
  const isRight = await throttle.attempt(
    username,
    ip,
    async () => (await isPassword(passwordHash, typed, work)) || null,
  );
  if (!isRight) throw wrongPassword(field);
  return { username, email, passwordHash, field };
}

/**
 * The caller's own user, locked to change what lets them in, once what showed that it is they is seen to stand still:
 * a reset, a block or another change may have come first.
 *
 * @throws {Problem} 401 when their session has ended; 400 on the field when what was typed is the password no more
 */
export async function lockOwn(
  { client, viewer }: Pick<WriteContext, 'client' | 'viewer'>,
  proven?: Proven,
): Promise<Row> {
  const [current] = await lockRows({ client }, userTable, 't.id = $1', [viewer.id]);
  // Asked once the lock is held: a statement that waits for it sees sessions as they were before.
  const { rows } = await client.query<{ passwordHash: string | null }>(
    `select u.password_hash as "passwordHash" from session s join "user" u on u.id = s."user"
     where s.id = $1 and u.id = $2`,
    [viewer.sessionId, viewer.id],
  );
  if (!current || !rows[0]) throw new Problem(401, 'unauthorized');
  if (proven && rows[0].passwordHash !== proven.passwordHash) throw wrongPassword(proven.field);
  return current;
}

const wrongPassword = (field: string): Problem => invalid({ field, code: 'wrong-password' });
