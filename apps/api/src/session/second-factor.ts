import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Pool, PoolClient } from 'pg';
import { ConfigError } from '../config.ts';
import { isSealed, type Seal } from './seal.ts';
import { hashSecret } from './secret.ts';
import type { SessionServices } from './services.ts';

/** RFC 6238 with what every authenticator app understands: SHA-1, 6 digits, 30 seconds. */
const PERIOD = 30;
/** One step to each side for clocks that differ (RFC 6238 §5.2). */
const WINDOW = 1;
const RECOVERY_CODES = 10;

/** Begins anew, under the user's lock: a secret that counts once a first code of it was typed. */
export async function startSecondFactor(
  { config, seal }: Pick<SessionServices, 'config' | 'seal'>,
  client: PoolClient,
  userId: string,
  username: string,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 });
  await client.query(
    `insert into second_factor ("user", secret) values ($1, $2)
     on conflict ("user") do update set secret = excluded.secret, last_step = 0`,
    [userId, seal.close(secret.base32, userId)],
  );
  const uri = new TOTP({ issuer: config.clubName, label: username, secret, period: PERIOD }).toString();
  return { secret: secret.base32, uri };
}

/** A code of the app or one of the recovery codes; each works once. */
export async function redeemSecondFactor(
  services: SessionServices,
  userId: string,
  code: string,
): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(typed)) return redeemCode(services, services.database.pool, userId, typed);
  const { rowCount } = await services.database.pool.query(
    'delete from recovery_code where "user" = $1 and code_hash = $2',
    [userId, hashRecoveryCode(userId, typed)],
  );
  return rowCount === 1;
}

/** Nothing is left of it, nor of what was begun of another. */
export async function removeSecondFactor(client: PoolClient, userId: string): Promise<void> {
  await client.query('delete from second_factor where "user" = $1', [userId]);
  await client.query('delete from recovery_code where "user" = $1', [userId]);
}

/** A code that the app shows; it works once. */
export async function redeemCode(
  { seal, now }: Pick<SessionServices, 'seal' | 'now'>,
  connection: Pick<Pool, 'query'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const { rows } = await connection.query<{ secret: string }>(
    'select secret from second_factor where "user" = $1',
    [userId],
  );
  const token = code.replace(/\s/g, '');
  if (!rows[0] || !/^[0-9]+$/.test(token)) return false;
  const timestamp = now().getTime();
  const secret = Secret.fromBase32(seal.open(rows[0].secret, userId));
  const totp = new TOTP({ secret, period: PERIOD });
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  // Compared and set in one statement, so that one code can't open two sessions.
  const { rowCount } = await connection.query(
    'update second_factor set last_step = $2 where "user" = $1 and last_step < $2',
    [userId, step],
  );
  return rowCount === 1;
}

/**
 * Seals, once at the start, the secrets that were stored in clear before.
 *
 * @throws {ConfigError} when there are some that this key doesn't open
 */
export async function sealSecrets({
  database,
  seal,
}: Pick<SessionServices, 'database' | 'seal'>): Promise<void> {
  const clear = await database.transaction(async (client) => {
    const { rows } = await client.query<{ user: string; secret: string }>(
      'select "user", secret from second_factor for update',
    );
    for (const { user, secret } of rows) {
      if (isSealed(secret)) tryToOpen(seal, secret, user);
      else
        await client.query('update second_factor set secret = $2 where "user" = $1', [
          user,
          seal.close(secret, user),
        ]);
    }
    return rows.filter(({ secret }) => !isSealed(secret));
  });
  // What stood there before is not left in the table's file either.
  if (clear.length > 0) await database.pool.query('vacuum full second_factor');
}

function tryToOpen(seal: Seal, secret: string, user: string): void {
  try {
    seal.open(secret, user);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      'The second factors in the database are sealed with another key. Put back DATA_DIR/encryption.key or ENCRYPTION_KEY as they were (docs/operations.md, The key).',
    );
  }
}

/** @returns what stands in the place of the codes before, shown this once */
export async function replaceRecoveryCodes(client: PoolClient, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await client.query('delete from recovery_code where "user" = $1', [userId]);
  await client.query(
    'insert into recovery_code (code_hash, "user") select hash, $1 from unnest($2::bytea[]) hash',
    [userId, codes.map((plain) => hashRecoveryCode(userId, plain))],
  );
  return codes;
}

/** 80 bits in letters that are hard to mistake. */
function newRecoveryCode(): string {
  const letters = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.toLowerCase();
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

const hashRecoveryCode = (userId: string, code: string): Buffer =>
  hashSecret(`${userId}:${code.replaceAll('-', '')}`);
