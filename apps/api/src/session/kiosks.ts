import { newId } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { hashPassword, isPassword } from './password.ts';
import { hashSecret, isSecret, newSecret } from './secret.ts';
import type { Sessions, SignedInPlace } from './sessions.ts';
import { asThemselves, type Kiosk, type Viewer } from './viewer.ts';

/** The number of tries after which the PIN helps no more: whoever wants to go on signs in. */
const MOST_TRIES = 5;
/** A kiosk's last use is written down at most this often. */
const TOUCH = 60_000;

export interface NewKiosk {
  userId: string;
  trainings: readonly string[];
  pin: string;
  expiresAt: Date;
  /** The masked address; see device.ts. */
  address: string;
  device: string;
}

export interface Kiosks {
  begin(kiosk: NewKiosk): Promise<{ id: string; token: string }>;
  /** Who calls by the token of a kiosk: whoever has begun it, with no right but its own. Null once they may mark nobody any more. */
  find(token: string): Promise<Viewer | null>;
  /** Where somebody has kiosks, as places in which they are signed in. */
  of(userId: string): Promise<Omit<SignedInPlace, 'method'>[]>;
  /** Ends it, by the PIN that was set when it was begun; says why not. */
  leave(kiosk: Kiosk, pin: string): Promise<'left' | 'wrong' | 'locked'>;
  /** Ends one of a user; false when there is none. */
  endOne(userId: string, id: string): Promise<boolean>;
  /** Removes what has run out. */
  sweep(): Promise<void>;
}

export function createKiosks(
  database: Database,
  { sessions, now }: { sessions: Pick<Sessions, 'ofUser'>; now: () => number },
): Kiosks {
  const iso = (time = now()) => new Date(time).toISOString();
  return {
    async begin({ userId, trainings, pin, expiresAt, address, device }) {
      const [id, token] = [newId(), newSecret()];
      await database.pool.query(
        `insert into kiosk (id, token_hash, "user", trainings, pin_hash, address, device, created_at, last_used_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
        [
          ...[id, hashSecret(token), userId, trainings, await hashPassword(pin), address, device],
          ...[iso(), expiresAt.toISOString()],
        ],
      );
      return { id, token };
    },
    async find(token) {
      if (!isSecret(token)) return null;
      const { rows } = await database.pool.query<Kiosk & { user: string; lastUsedAt: string }>(
        `select id, "user", trainings, expires_at as "expiresAt", last_used_at as "lastUsedAt" from kiosk
         where token_hash = $1 and expires_at > $2`,
        [hashSecret(token), iso()],
      );
      const [row] = rows;
      const owner = row && (await sessions.ofUser(row.user));
      if (!row || !owner?.has('Presence:Write')) return null;
      const { id, trainings, expiresAt, lastUsedAt } = row;
      if (now() - Date.parse(lastUsedAt) > TOUCH)
        await database.pool.query('update kiosk set last_used_at = $2 where id = $1', [id, iso()]);
      return { ...asThemselves(owner), kiosk: { id, trainings, expiresAt } };
    },
    async of(userId) {
      const { rows } = await database.pool.query<SignedInPlace>(
        `select id, device, address, created_at as "createdAt", last_used_at as "lastUsedAt" from kiosk
         where "user" = $1 and expires_at > $2 order by last_used_at desc`,
        [userId, iso()],
      );
      return rows;
    },
    async leave({ id }, pin) {
      const { rows } = await database.pool.query<{ pinHash: string }>(
        `update kiosk set tries = tries + 1 where id = $1 and tries < $2 returning pin_hash as "pinHash"`,
        [id, MOST_TRIES],
      );
      if (!rows[0]) return 'locked';
      if (!(await isPassword(rows[0].pinHash, pin))) return 'wrong';
      await database.pool.query('delete from kiosk where id = $1', [id]);
      return 'left';
    },
    async endOne(userId, id) {
      const { rowCount } = await database.pool.query('delete from kiosk where "user" = $1 and id = $2', [
        userId,
        id,
      ]);
      return rowCount === 1;
    },
    async sweep() {
      await database.pool.query('delete from kiosk where expires_at < $1', [iso()]);
    },
  };
}
