import { addDays, clubDay, clubMoment } from '../../club-time.ts';
import { conflict, invalid, Problem } from '../../http/problem.ts';
import { OWN_READ, OWN_WRITE } from '../../rights/rights.ts';
import { hashSecret } from '../../session/secret.ts';
import { newAccessToken, startOf } from '../../session/token-text.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { WriteContext } from '../../table/definition.ts';
import { insertRows } from '../../table/door.ts';
import { accessTokenTable } from './access-token-table.ts';

/** How many tokens of somebody work at a time: each program may have its own. */
const MOST_TOKENS = 20;

export interface NewToken {
  name: string;
  rights: readonly string[];
  expiresAt: string;
}

export interface MadeToken {
  id: string;
  /** The token itself, which is stored nowhere. */
  token: string;
}

/**
 * Makes a token of the viewer, in the transaction that holds their row.
 *
 * @throws {Problem} 400 when it would work for too long; 403 with a right that the viewer does not have; 409 when they have
 *   too many
 */
export async function makeToken(context: WriteContext, asked: NewToken): Promise<MadeToken> {
  const { viewer, client, now, config } = context;
  const expiresAt = new Date(asked.expiresAt);
  const { accessTokenDays: days, clubTimezone: zone } = config;
  // Whole days: today is the first of them.
  const latest = clubMoment(addDays(clubDay(now, zone), days), '00:00', zone);
  if (expiresAt <= now || expiresAt > latest)
    throw invalid({ field: 'expiresAt', code: 'token-lifetime', values: { days } });
  for (const right of asked.rights) refuseAbove(viewer, right);
  const { rows } = await client.query<{ count: number }>(
    'select count(*) from access_token where "user" = $1 and expires_at > $2',
    [viewer.id, now.toISOString()],
  );
  if ((rows[0]?.count ?? 0) >= MOST_TOKENS) throw conflict('too-many-access-tokens', { limit: MOST_TOKENS });
  const token = newAccessToken();
  const [made] = await insertRows(context, accessTokenTable, [
    {
      user: viewer.id,
      name: asked.name,
      tokenHash: hashSecret(token),
      start: startOf(token),
      rights: [...asked.rights],
      expiresAt: expiresAt.toISOString(),
    },
  ]);
  const id = String(made?.id);
  await client.query('insert into access_token_use (id) values ($1)', [id]);
  return { id, token };
}

function refuseAbove(viewer: Viewer, right: string): void {
  if (right !== OWN_READ && right !== OWN_WRITE && !viewer.has(right))
    throw new Problem(403, 'above-own-rights');
}
