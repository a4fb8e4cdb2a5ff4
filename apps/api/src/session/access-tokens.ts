import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { OWN_READ, OWN_WRITE } from '../rights/rights.ts';
import { holding, maySignIn, type RightsRow, viewerOf } from './holding.ts';
import { hashSecret } from './secret.ts';
import type { UsedToken, Viewer } from './viewer.ts';
import { createViewerCache } from './viewer-cache.ts';

/** A token's last use is written down at most this often. */
const TOUCH = 60_000;
/** How much of what a program says of itself is kept. */
const LONGEST_PROGRAM = 120;

/** The place that a token is used from, and the program that uses it. */
export interface TokenUse {
  /** The masked address; see device.ts. */
  address: string;
  userAgent: string | undefined;
}

export interface AccessTokens {
  /**
   * Who calls by a token: its owner with the rights that both have now. Null when there is no such token, or its owner may
   * not sign in; at once where that is known.
   *
   * @param token one that `isAccessToken`
   * @throws {Problem} 401 when it has expired
   */
  find(token: string, use: TokenUse): Promise<Viewer | null> | Viewer | null;
  /** Who goes on by tokens that are known by their ids, as for a ticket or a socket; it is no use of them. */
  findByIds(ids: readonly string[]): Promise<Map<string, Viewer>>;
  /** The id of a token; null where there is none. */
  idOf(token: string): Promise<string | null>;
  /** Forgets what is cached: a right, a group, a user or a token has changed, and the next request must see it. */
  forget(): void;
}

export interface AccessTokenOptions {
  /** Whether tokens of who holds a `…4Admin` right stand still until a second factor is set up. */
  requireSecondFactor: boolean;
  /** Hears of a use that was written down. */
  onUse(token: { id: string; user: string; version: number }): void;
  /** The clock; tests give their own. */
  now: () => number;
}

interface TokenRow extends RightsRow {
  version: number;
  chosen: string[];
  expiresAt: string;
  lastUsedAt: string | null;
}

export function createAccessTokens(
  { pool }: Database,
  { requireSecondFactor, onUse, now }: AccessTokenOptions,
): AccessTokens {
  const cache = createViewerCache(now);
  const iso = (time = now()) => new Date(time).toISOString();
  const isOver = ({ expiresAt }: TokenRow) => Date.parse(expiresAt) <= now();

  function toViewer(row: TokenRow): Viewer {
    const { sessionId: id, chosen, expiresAt } = row;
    const own = chosen.includes(OWN_WRITE) ? 'write' : chosen.includes(OWN_READ) ? 'read' : 'nothing';
    return limitedTo(chosen, { id, expiresAt, own }, viewerOf(row, requireSecondFactor));
  }

  async function load(token: string, use: TokenUse): Promise<Viewer | null> {
    const { rows } = await pool.query<TokenRow>({
      name: 'user-by-access-token',
      text: findBy('a.token_hash = $1'),
      values: [hashSecret(token), iso()],
    });
    const [row] = rows;
    if (!row) return null;
    if (isOver(row)) throw new Problem(401, 'token-expired');
    if (row.lastUsedAt === null || now() - Date.parse(row.lastUsedAt) > TOUCH) await note(row, use);
    return toViewer(row);
  }

  /** Writes a use down: of many requests that come at once the first. */
  async function note(
    { sessionId: id, userId: user, version }: TokenRow,
    { address, userAgent }: TokenUse,
  ): Promise<void> {
    const { rowCount } = await pool.query(
      `update access_token_use set last_used_at = $2, last_used_from = $3, last_used_by = $4
       where id = $1 and (last_used_at is null or last_used_at < $5)`,
      [id, iso(), address, programOf(userAgent), iso(now() - TOUCH)],
    );
    if (rowCount === 1) onUse({ id, user, version });
  }

  return {
    find: (token, use) => cache.find(token, () => load(token, use)),
    async findByIds(ids) {
      const { rows } = await pool.query<TokenRow>({
        name: 'users-by-access-token-ids',
        text: findBy('a.id = any($1::uuid[])'),
        values: [ids, iso()],
      });
      const standing = rows.filter((row) => !isOver(row)).map(toViewer);
      return new Map(
        standing
          .filter(({ mustShowSecondFactor }) => !mustShowSecondFactor)
          .map((viewer) => [viewer.sessionId, viewer]),
      );
    },
    async idOf(token) {
      const { rows } = await pool.query<{ id: string }>('select id from access_token where token_hash = $1', [
        hashSecret(token),
      ]);
      return rows[0]?.id ?? null;
    },
    forget: cache.forget,
  };
}

/** Somebody as one of their tokens lets a program be: never an administrator in person, and with no right beyond theirs. */
function limitedTo(chosen: readonly string[], token: UsedToken, owner: Viewer): Viewer {
  const rights = new Set(chosen.filter((right) => owner.has(right)));
  return {
    ...owner,
    rights: [...rights],
    isAdministrator: false,
    has: (right) => rights.has(right),
    token,
  };
}

/** One line, as a person may read it. */
function programOf(userAgent = ''): string | null {
  const line = userAgent
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_PROGRAM);
  return line === '' ? null : line;
}

const findBy = (condition: string) => `
  select a.id as "sessionId", a."user" as "userId", u.second_factor_since is not null as "secondFactor", a.version,
    a.rights as chosen, a.expires_at as "expiresAt", w.last_used_at as "lastUsedAt", ${holding.selection}
  from access_token a
  join access_token_use w on w.id = a.id
  join "user" u on u.id = a."user" and ${maySignIn('u')}
  ${holding.joins}
  where ${condition}
  group by a.id, u.id, w.id`;
