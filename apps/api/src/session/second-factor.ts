import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { PoolClient } from 'pg';
import type { Database } from '../database/database.ts';
import { endAccess, lockUser } from './end-access.ts';
import { hashSecret } from './secret.ts';
import type { SessionServices } from './services.ts';
import type { Viewer } from './viewer.ts';

/** RFC 6238 with what every authenticator app understands: SHA-1, 6 digits, 30 seconds. */
const PERIOD = 30;
/** One step to each side for clocks that differ (RFC 6238 §5.2). */
const WINDOW = 1;
const RECOVERY_CODES = 10;

export async function hasSecondFactor({ pool }: Database, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from second_factor where "user" = $1 and confirmed', [
    userId,
  ]);
  return rowCount === 1;
}

/** Begins anew: a secret that counts once a first code of it was typed. */
export async function startSecondFactor(
  { database, config }: SessionServices,
  userId: string,
  username: string,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 });
  await database.pool.query(
    `insert into second_factor ("user", secret) values ($1, $2)
     on conflict ("user") do update set secret = excluded.secret, last_step = 0 where not second_factor.confirmed`,
    [userId, secret.base32],
  );
  const uri = new TOTP({ issuer: config.clubName, label: username, secret, period: PERIOD }).toString();
  return { secret: secret.base32, uri };
}

/**
 * Turns it on. Whoever got in without it is out, but for the session it was shown in.
 *
 * @returns the recovery codes, shown this once; null when the code is wrong or nothing was begun.
 */
export async function confirmSecondFactor(
  services: SessionServices,
  { id: userId, sessionId }: Viewer,
  code: string,
): Promise<string[] | null> {
  if (!(await redeemCode(services, userId, code, false))) return null;
  const recoveryCodes = await services.database.transaction(async (client) => {
    await lockUser(client, userId, 'alone');
    const { rowCount } = await client.query(
      'update second_factor set confirmed = true where "user" = $1 and not confirmed',
      [userId],
    );
    if (rowCount === 0) return null;
    await endAccess(client, userId, sessionId);
    await client.query('update session set second_factor = true where id = $1', [sessionId]);
    return replaceRecoveryCodes(client, userId);
  });
  services.sessions.forget();
  return recoveryCodes;
}

/** @returns new recovery codes in the place of those before, shown this once; null when the second factor is off. */
export async function renewRecoveryCodes(
  { database }: SessionServices,
  userId: string,
): Promise<string[] | null> {
  return database.transaction(async (client) => {
    // Whoever turns it off at the same moment waits, or has done so.
    const { rowCount } = await client.query(
      'select from second_factor where "user" = $1 and confirmed for update',
      [userId],
    );
    return rowCount === 1 ? replaceRecoveryCodes(client, userId) : null;
  });
}

/** A code of the app or one of the recovery codes; each works once. */
export async function redeemSecondFactor(
  services: SessionServices,
  userId: string,
  code: string,
): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(typed)) return redeemCode(services, userId, typed, true);
  const { rowCount } = await services.database.pool.query(
    'delete from recovery_code where "user" = $1 and code_hash = $2',
    [userId, hashRecoveryCode(userId, typed)],
  );
  return rowCount === 1;
}

export async function removeSecondFactor({ database }: SessionServices, userId: string): Promise<void> {
  await database.transaction(async (client) => {
    await client.query('delete from second_factor where "user" = $1', [userId]);
    await client.query('delete from recovery_code where "user" = $1', [userId]);
  });
}

async function redeemCode(
  { database, now }: SessionServices,
  userId: string,
  code: string,
  confirmed: boolean,
): Promise<boolean> {
  const { rows } = await database.pool.query<{ secret: string }>(
    'select secret from second_factor where "user" = $1 and confirmed = $2',
    [userId, confirmed],
  );
  const token = code.replace(/\s/g, '');
  if (!rows[0] || !/^\d+$/.test(token)) return false;
  const timestamp = now().getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(rows[0].secret), period: PERIOD });
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  // Compared and set in one statement, so that one code can't open two sessions.
  const { rowCount } = await database.pool.query(
    'update second_factor set last_step = $2 where "user" = $1 and last_step < $2',
    [userId, step],
  );
  return rowCount === 1;
}

async function replaceRecoveryCodes(client: PoolClient, userId: string): Promise<string[]> {
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
