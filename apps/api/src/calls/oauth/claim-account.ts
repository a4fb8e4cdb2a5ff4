import type { PoolClient } from 'pg';
import { ADMINISTRATORS } from '../../rights/rights.ts';
import type { Services } from '../../services.ts';
import { OAuthError } from '../../session/oauth-error.ts';
import { theServer } from '../../session/viewer.ts';
import type { WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows } from '../../table/door.ts';
import { lockRows } from '../../table/lock-row.ts';
import { inWriteContext } from '../../table/write.ts';
import { userTable } from '../../tables/user/index.ts';
import type { Proven } from './grants/grant.ts';

export interface ProvenAddress {
  email: string;
  firstName: string;
  lastName: string;
  language: 'pl' | 'en';
  /** The account at Google behind the address. */
  subject?: string;
}

/**
 * The user of an address that was just proven, and the version of them that it was proven to: the known one as they
 * are, or a new one in no group. A known profile is never overwritten.
 *
 * @param redeem spends the proof under the user's lock, where whatever revokes it has come first or waits
 * @throws {OAuthError} when the proof holds no more, when the user is blocked, or must sign in by password: who holds an administrator's right,
 * and who turned a second factor on, which no other door may go around.
 */
export async function claimAccount(
  services: Services,
  address: ProvenAddress,
  redeem: (client: PoolClient) => Promise<boolean> = async () => true,
): Promise<Pick<Proven, 'userId' | 'version'>> {
  return inWriteContext(services, theServer, async (context) => {
    const { client, now } = context;
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [address.email]);
    const known = await lockUser(client, address);
    if (!(await redeem(client))) throw new OAuthError('invalid_grant', 'It was revoked meanwhile.');
    if (!known && !address.subject && !address.firstName) {
      // They came by an account that is gone meanwhile, and have said no name for a new one.
      throw new OAuthError('invalid_grant', 'There is no such account any more.');
    }
    if (!known) return createUser(context, address);
    if (known.byPasswordOnly) throw new OAuthError('invalid_grant', 'This account signs in by password.');
    if (!known.enabled || !['invited', 'active', 'pendingErasure'].includes(known.status)) {
      throw new OAuthError('invalid_grant', 'The account can not be used.');
    }
    const [current = {}] = await lockRows(context, userTable, 't.id = $1', [known.id]);
    const values = {
      emailVerifiedAt: current.emailVerifiedAt ?? now.toISOString(),
      status: current.status === 'invited' ? 'active' : current.status,
    };
    const subject = { googleSubject: known.subject ?? address.subject ?? null };
    const [changed = current] = await changeRows(context, userTable, [
      { current: { ...current, googleSubject: known.subject }, values: { ...values, ...subject } },
    ]);
    return { userId: known.id, version: Number(changed.version) };
  });
}

interface KnownUser {
  id: string;
  enabled: boolean;
  status: string;
  /** The account at Google that it is known by. */
  subject: string | null;
  byPasswordOnly: boolean;
}

/** Locks the user, by the account at Google first: its address may have changed since. */
async function lockUser(
  client: PoolClient,
  { email, subject }: ProvenAddress,
): Promise<KnownUser | undefined> {
  const { rows } = await client.query<KnownUser>(
    `select u.id, u.enabled, u.status, u.google_subject as subject, exists (
       select from useringroupright m join groupright g on g.id = m."group" left join rightto r on r."group" = g.id
       where m."user" = u.id and (g.name = $3 or r."right" like '%4Admin'))
       or u.second_factor_since is not null as "byPasswordOnly"
     from "user" u where u.google_subject = $2 or (lower(u.email) = $1 and (u.google_subject is null or $2::text is null))
     order by u.google_subject = $2 desc nulls last limit 1 for no key update of u`,
    [email, subject ?? null, ADMINISTRATORS],
  );
  return rows[0];
}

async function createUser(context: WriteContext, address: ProvenAddress) {
  const [made] = await insertRows(context, userTable, [
    {
      username: await freeUsername(context.client, address.email),
      email: address.email,
      firstName: address.firstName.slice(0, 100),
      lastName: address.lastName.slice(0, 100),
      language: address.language,
      status: 'active',
      emailVerifiedAt: context.now.toISOString(),
      googleSubject: address.subject ?? null,
    },
  ]);
  return { userId: String(made?.id), version: Number(made?.version) };
}

/** The address before its @, as a user name may be spelled, with a number where it is taken. */
async function freeUsername(client: PoolClient, email: string): Promise<string> {
  const base = (email.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 56)
    .padEnd(3, '0');
  await client.query("select pg_advisory_xact_lock(hashtext('username:' || $1))", [base]);
  const { rows } = await client.query<{ username: string }>(
    'select username from "user" where username = $1 or username ~ $2',
    [base, `^${base.replace(/[.]/g, '\\.')}-[0-9]+$`],
  );
  const taken = new Set(rows.map(({ username }) => username));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
