import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import type { singleUsePurposes } from './columns.ts';
import { hashSecret, newSecret } from './secret.ts';

export type SingleUsePurpose = (typeof singleUsePurposes)[number];

const SECOND = 1_000;

/** How long a secret of each purpose works (design.md, Signing in). */
const lifetimes: Record<SingleUsePurpose, number> = {
  mailedKey: 24 * 3_600 * SECOND,
  setToken: 10 * 60 * SECOND,
  download: 30 * SECOND,
  websocket: 30 * SECOND,
};

/** Whom a secret is issued to, and for a ticket the session, or the access token, that asked. */
export interface Owner {
  userId: string;
  sessionId?: string | null;
  accessToken?: string | null;
}

type Connection = Pick<Pool, 'query'>;

/** Each step may be part of a transaction, whose connection it is given. */
export interface SingleUse {
  issue(
    owner: Owner,
    purpose: SingleUsePurpose,
    by?: Connection,
  ): Promise<{ secret: string; expiresAt: string }>;
  /** @returns whom it was issued to, or null; the secret still works. */
  check(secret: string, purpose: SingleUsePurpose, by?: Connection): Promise<Owner | null>;
  /** @returns whom it was issued to, or null; the secret works no more, also for who asks at the same moment. */
  redeem(secret: string, purpose: SingleUsePurpose, by?: Connection): Promise<Owner | null>;
  sweep(): Promise<void>;
}

const owner = '"user" as "userId", session as "sessionId", access_token as "accessToken"';

export function createSingleUse(database: Database, now: () => Date): SingleUse {
  const find = async (by: Connection, text: string, secret: string, purpose: SingleUsePurpose) => {
    const values = [hashSecret(secret), purpose, now().toISOString()];
    const { rows } = await by.query<Owner>(text, values);
    return rows[0] ?? null;
  };
  return {
    async issue({ userId, sessionId, accessToken }, purpose, by = database.pool) {
      const secret = newSecret();
      const expiresAt = new Date(now().getTime() + lifetimes[purpose]).toISOString();
      await by.query(
        `insert into single_use (secret_hash, purpose, "user", session, access_token, expires_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [hashSecret(secret), purpose, userId, sessionId ?? null, accessToken ?? null, expiresAt],
      );
      return { secret, expiresAt };
    },
    check: (secret, purpose, by = database.pool) =>
      find(
        by,
        `select ${owner} from single_use where secret_hash = $1 and purpose = $2 and expires_at > $3`,
        secret,
        purpose,
      ),
    redeem: (secret, purpose, by = database.pool) =>
      find(
        by,
        `delete from single_use where secret_hash = $1 and purpose = $2 and expires_at > $3 returning ${owner}`,
        secret,
        purpose,
      ),
    async sweep() {
      await database.pool.query('delete from single_use where expires_at < $1', [now().toISOString()]);
    },
  };
}
