import type { PoolClient } from 'pg';
import { newId } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { signInMethods } from './columns.ts';
import { lockUser } from './end-access.ts';
import { holding, maySignIn, type RightsRow, viewerOf } from './holding.ts';
import { hashSecret, isSecret, newSecret } from './secret.ts';
import { theServer, type Viewer } from './viewer.ts';
import { createViewerCache } from './viewer-cache.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Idle for 30 min ends a session; 12 h end it in any case, 30 days with "remember me" (design.md, Signing in). */
const limits = {
  short: { idle: 30 * MINUTE, longest: 12 * HOUR },
  remembered: { idle: 30 * 24 * HOUR, longest: 30 * 24 * HOUR },
};
/** A session's last use is written down at most this often. */
const TOUCH = MINUTE;

export interface SignIn {
  userId: string;
  method: (typeof signInMethods)[number];
  /** What the password was verified against; null where they proved otherwise to be there. */
  passwordHash: string | null;
  /** The version of the user that all else was proven to. */
  version?: number | undefined;
  remember: boolean;
  /** A second factor was shown. */
  secondFactor: boolean;
  /** The masked address; see device.ts. */
  address: string;
  device: string;
}

export interface IssuedToken {
  token: string;
  /** Seconds until it ends at the latest. */
  expiresIn: number;
}

/** A session as its user may see it. */
export interface SignedInPlace {
  id: string;
  method: SignIn['method'];
  device: string | null;
  /** The masked address. */
  address: string | null;
  createdAt: string;
  /** The last use, to the minute. */
  lastUsedAt: string;
}

export interface Sessions {
  /**
   * Every way of signing in ends here, so that `userlastlogin` counts each.
   *
   * @returns null when what was proven holds no more: another password, a second factor or a block came in between.
   */
  start(signIn: SignIn): Promise<IssuedToken | null>;
  /** @returns null when the token is unknown, too old, or its user may not sign in; at once where that is known. */
  find(token: string, how?: { isIdle: boolean }): Promise<Viewer | null> | Viewer | null;
  /** The viewers of sessions that are known by their ids, as for a ticket; it is no use of them. Those that have ended have none. */
  findByIds(sessionIds: readonly string[]): Promise<Map<string, Viewer>>;
  /**
   * A user who has asked from within a session that something be read for them later, as a calendar is. With a second factor
   * they had to show it then; without one, who must have it holds no right. Null for who may not sign in.
   */
  ofUser(userId: string): Promise<Viewer | null>;
  /** Where a user is signed in, the last used place first. */
  of(userId: string): Promise<SignedInPlace[]>;
  end(token: string): Promise<void>;
  /** Ends one session of a user; false when there is none. */
  endOne(userId: string, sessionId: string): Promise<boolean>;
  /** Forgets what is cached: a right, a group or a user has changed, and the next request must see it. */
  forget(): void;
  /** Calls back when sessions may no longer be as they were. @returns its undo */
  onForget(listener: () => void): () => void;
  /** Removes what has run out. */
  sweep(): Promise<void>;
}

export interface SessionOptions {
  /** Who holds a `…4Admin` right holds none at all until a second factor was shown. */
  requireSecondFactor: boolean;
  /**
   * Does what is to be done, in the transaction of the sign-in, where a user who has signed in before does so from a device
   * that is not known to be theirs; gives what to call once it is stored.
   */
  onNewDevice(client: PoolClient, userId: string, device: string): Promise<() => void>;
  /** The clock; tests give their own. */
  now: () => number;
}

export function createSessions(
  database: Database,
  { requireSecondFactor, onNewDevice, now }: SessionOptions,
): Sessions {
  const cache = createViewerCache(now);
  const listeners = new Set<() => void>();
  const iso = (time: number) => new Date(time).toISOString();

  const idleFor = ({ lastUsedAt }: SessionRow) => now() - Date.parse(lastUsedAt);
  const isOver = (row: SessionRow) => idleFor(row) > (row.remember ? limits.remembered : limits.short).idle;

  async function load(token: string, isIdle: boolean): Promise<Viewer | null> {
    const { rows } = await database.pool.query<SessionRow>({
      name: 'session-by-token',
      text: findBy('s.token_hash = $1'),
      values: [hashSecret(token), iso(now())],
    });
    const row = rows[0];
    if (!row || isOver(row)) return null;
    if (idleFor(row) > TOUCH && !isIdle) {
      await database.pool.query('update session set last_used_at = $2 where id = $1', [
        row.sessionId,
        iso(now()),
      ]);
    }
    return toViewer(row);
  }

  const toViewer = (row: RightsRow) => viewerOf(row, requireSecondFactor);

  function forget(): void {
    cache.forget();
    for (const listener of listeners) listener();
  }

  return {
    async start({ userId, method, passwordHash, version, remember, secondFactor, address, device }) {
      const token = newSecret();
      const { longest } = remember ? limits.remembered : limits.short;
      let tell = () => {};
      const { rowCount } = await database.transaction(async (client) => {
        await lockUser(client, userId);
        const isNew = await isNewDevice(client, userId, device);
        const started = await client.query(
          `with started as (
           insert into session (id, token_hash, "user", method, address, device, second_factor, remember, created_at, last_used_at, expires_at)
           select $1, $2, u.id, $4, $5, $6, $7, $8, $9, $9, $10 from "user" u
           where u.id = $3 and ${maySignIn('u')} and ($12::text is null or u.password_hash = $12)
             and ($13::integer is null or u.version = $13)
             and ($7 or u.second_factor_since is null)
           returning "user", method, address, device, created_at)
         insert into userlastlogin as kept (id, "user", count, method, ip_masked, user_agent_family, created_at, updated_at, last_login_at)
         select $11, "user", 1, method, address, device, created_at, created_at, created_at from started
         on conflict ("user") do update set previous_login_at = kept.last_login_at, last_login_at = excluded.last_login_at,
           count = kept.count + 1, method = excluded.method, ip_masked = excluded.ip_masked,
           user_agent_family = excluded.user_agent_family, updated_at = excluded.updated_at, version = kept.version + 1`,
          [
            newId(),
            hashSecret(token),
            userId,
            method,
            address,
            device,
            secondFactor,
            remember,
            iso(now()),
            iso(now() + longest),
            newId(),
            passwordHash,
            version,
          ],
        );
        if (isNew && started.rowCount !== 0) tell = await onNewDevice(client, userId, device);
        return started;
      });
      tell();
      return rowCount === 0 ? null : { token, expiresIn: longest / 1_000 };
    },

    find(token, { isIdle } = { isIdle: false }) {
      return isSecret(token) ? cache.find(token, () => load(token, isIdle)) : null;
    },

    async findByIds(sessionIds) {
      const { rows } = await database.pool.query<SessionRow>({
        name: 'sessions-by-id',
        text: findBy('s.id = any($1::uuid[])'),
        values: [sessionIds, iso(now())],
      });
      return new Map(rows.filter((row) => !isOver(row)).map((row) => [row.sessionId, toViewer(row)]));
    },

    async ofUser(userId) {
      const { rows } = await database.pool.query<RightsRow>({
        name: 'user-without-session',
        text: ofUser,
        values: [userId, iso(now())],
      });
      return rows[0] ? toViewer(rows[0]) : null;
    },

    async of(userId) {
      const { rows } = await database.pool.query<SignedInPlace>(
        `select id, method, device, address, created_at as "createdAt", last_used_at as "lastUsedAt"
         from session
         where "user" = $1 and expires_at > $2 and (remember or last_used_at > $3)
         order by last_used_at desc`,
        [userId, iso(now()), iso(now() - limits.short.idle)],
      );
      return rows;
    },

    async end(token) {
      await database.pool.query('delete from session where token_hash = $1', [hashSecret(token)]);
      forget();
    },

    async endOne(userId, sessionId) {
      const { rowCount } = await database.pool.query('delete from session where "user" = $1 and id = $2', [
        userId,
        sessionId,
      ]);
      forget();
      return rowCount === 1;
    },

    forget,

    onForget(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async sweep() {
      await database.pool.query('delete from session where expires_at < $1', [iso(now())]);
    },
  };
}

/** Whether a user has signed in before, but neither last from such a device, nor where they are signed in still. */
async function isNewDevice(client: PoolClient, userId: string, device: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from userlastlogin l where l."user" = $1 and l.count > 0 and l.user_agent_family is distinct from $2
       and not exists (select from session s where s."user" = $1 and s.device = $2)`,
    [userId, device],
  );
  return rowCount === 1;
}

interface SessionRow extends RightsRow {
  remember: boolean;
  lastUsedAt: string;
}

const findBy = (condition: string) => `
  select s.id as "sessionId", s."user" as "userId", s.remember, s.second_factor as "secondFactor",
    s.last_used_at as "lastUsedAt", ${holding.selection}
  from session s
  join "user" u on u.id = s."user" and ${maySignIn('u')}
  ${holding.joins}
  where ${condition} and s.expires_at > $2
  group by s.id`;

const ofUser = `
  select '${theServer.sessionId}' as "sessionId", u.id as "userId", u.second_factor_since is not null as "secondFactor",
    ${holding.selection}
  from "user" u
  ${holding.joins}
  where u.id = $1 and ${maySignIn('u')}
  group by u.id`;
