import { createHash, randomBytes } from 'node:crypto';
import { newId } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { ADMINISTRATORS } from '../rights/catalogue.ts';
import type { Viewer } from './viewer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Idle for 30 min ends a session; 12 h end it in any case, 30 days with "remember me" (design.md, Signing in). */
const limits = {
  short: { idle: 30 * MINUTE, longest: 12 * HOUR },
  remembered: { idle: 30 * 24 * HOUR, longest: 30 * 24 * HOUR },
};
/** How long an answer of the database is trusted, so that a revoked token is dead within a second everywhere. */
const TRUST = 1_000;
/** A session's last use is written down at most this often. */
const TOUCH = MINUTE;

interface Cached {
  viewer: Viewer | null;
  until: number;
}

export interface IssuedToken {
  token: string;
  /** Seconds until it ends at the latest. */
  expiresIn: number;
}

export interface Sessions {
  start(userId: string, remember: boolean): Promise<IssuedToken>;
  /** @returns null when the token is unknown, too old, or its user may not sign in. */
  find(token: string): Promise<Viewer | null>;
  end(token: string): Promise<void>;
  /** Forget what is cached: a right, a group or a user has changed, and the next request must see it. */
  forget(): void;
  /** Removes what has run out; returns how many. */
  sweep(): Promise<number>;
}

/** @param now is injected for tests. */
export function createSessions(database: Database, now: () => number = Date.now): Sessions {
  const cache = new Map<string, Cached>();
  /** Grows with each `forget`, so that an answer asked for before it is not kept after it. */
  let generation = 0;
  const iso = (time: number) => new Date(time).toISOString();

  async function load(hash: Buffer): Promise<Viewer | null> {
    const { rows } = await database.pool.query<SessionRow>({
      name: 'session-find',
      text: FIND,
      values: [hash, iso(now())],
    });
    const row = rows[0];
    if (!row) return null;
    const { idle } = row.remember ? limits.remembered : limits.short;
    const idleFor = now() - Date.parse(row.lastUsedAt);
    if (idleFor > idle) return null;
    if (idleFor > TOUCH) {
      await database.pool.query('update session set last_used_at = $2 where id = $1', [
        row.sessionId,
        iso(now()),
      ]);
    }
    const held = new Set(row.rights);
    const isAdministrator = row.groups.includes(ADMINISTRATORS);
    return {
      id: row.userId,
      sessionId: row.sessionId,
      groups: row.groups,
      isAdministrator,
      has: (right) => isAdministrator || held.has(right),
    };
  }

  function forget(): void {
    generation += 1;
    cache.clear();
  }

  return {
    async start(userId, remember) {
      const token = randomBytes(32).toString('base64url');
      const { longest } = remember ? limits.remembered : limits.short;
      await database.pool.query(
        `insert into session (id, token_hash, "user", remember, created_at, last_used_at, expires_at)
         values ($1, $2, $3, $4, $5, $5, $6)`,
        [newId(), digest(token), userId, remember, iso(now()), iso(now() + longest)],
      );
      return { token, expiresIn: longest / 1_000 };
    },

    async find(token) {
      const known = cache.get(token);
      if (known && known.until > now()) return known.viewer;
      if (cache.size > 10_000) cache.clear();
      const asked = generation;
      const viewer = await load(digest(token));
      if (asked === generation) cache.set(token, { viewer, until: now() + TRUST });
      return viewer;
    },

    async end(token) {
      await database.pool.query('delete from session where token_hash = $1', [digest(token)]);
      forget();
    },

    forget,

    async sweep() {
      const { rowCount } = await database.pool.query('delete from session where expires_at < $1', [
        iso(now()),
      ]);
      return rowCount ?? 0;
    },
  };
}

interface SessionRow {
  sessionId: string;
  userId: string;
  remember: boolean;
  lastUsedAt: string;
  groups: string[];
  rights: string[];
}

const FIND = `
  select s.id as "sessionId", s."user" as "userId", s.remember, s.last_used_at as "lastUsedAt",
    coalesce(array_agg(distinct g.name) filter (where g.name is not null), '{}') as groups,
    coalesce(array_agg(distinct r."right") filter (where r."right" is not null), '{}') as rights
  from session s
  join "user" u on u.id = s."user" and u.enabled and u.status in ('active', 'pendingErasure')
  left join useringroupright m on m."user" = u.id
    and (m.valid_from is null or m.valid_from <= $2) and (m.valid_to is null or m.valid_to > $2)
  left join groupright g on g.id = m."group"
  left join rightto r on r."group" = g.id
  where s.token_hash = $1 and s.expires_at > $2
  group by s.id`;

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();
