import type { PoolClient } from 'pg';
import { newId } from '../database/columns.ts';
import { ADMINISTRATORS } from '../rights/rights.ts';
import { OAuthError } from './oauth-error.ts';
import type { SessionServices } from './services.ts';

export interface ProvenAddress {
  email: string;
  firstName: string;
  lastName: string;
  language: 'pl' | 'en';
  /** The account at Google behind the address. */
  subject?: string;
}

/**
 * The user of an address that was just proven: the known one as they are, or a new one in no group.
 * A known profile is never overwritten.
 *
 * @throws {OAuthError} when the user is blocked, or must sign in by password: who holds an administrator's right,
 * and who turned a second factor on, which no other door may go around.
 */
export async function claimAccount(
  { database, now }: SessionServices,
  address: ProvenAddress,
): Promise<string> {
  return database.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [address.email]);
    const known = await findUser(client, address);
    if (!known) return createUser(client, address, now().toISOString());
    if (known.byPasswordOnly) throw new OAuthError('invalid_grant', 'This account signs in by password.');
    if (!known.enabled || !['invited', 'active', 'pendingErasure'].includes(known.status)) {
      throw new OAuthError('invalid_grant', 'The account can’t be used.');
    }
    await client.query(
      `update "user" set email_verified_at = coalesce(email_verified_at, $2), google_subject = coalesce(google_subject, $3),
         status = case when status = 'invited' then 'active' else status end
       where id = $1`,
      [known.id, now().toISOString(), address.subject ?? null],
    );
    return known.id;
  });
}

interface KnownUser {
  id: string;
  enabled: boolean;
  status: string;
  byPasswordOnly: boolean;
}

/** By the account at Google first: its address may have changed since. */
async function findUser(
  client: PoolClient,
  { email, subject }: ProvenAddress,
): Promise<KnownUser | undefined> {
  const { rows } = await client.query<KnownUser>(
    `select u.id, u.enabled, u.status, exists (
       select from useringroupright m join groupright g on g.id = m."group" left join rightto r on r."group" = g.id
       where m."user" = u.id and (g.name = $3 or r."right" like '%4Admin'))
       or exists (select from second_factor f where f."user" = u.id and f.confirmed) as "byPasswordOnly"
     from "user" u where u.google_subject = $2 or (lower(u.email) = $1 and (u.google_subject is null or $2::text is null))
     order by u.google_subject = $2 desc nulls last limit 1`,
    [email, subject ?? null, ADMINISTRATORS],
  );
  return rows[0];
}

async function createUser(client: PoolClient, address: ProvenAddress, at: string): Promise<string> {
  const id = newId();
  await client.query(
    `insert into "user" (id, created_at, updated_at, username, email, first_name, last_name, language, status, email_verified_at, google_subject)
     values ($1, $2, $2, $3, $4, $5, $6, $7, 'active', $2, $8)`,
    [
      id,
      at,
      await freeUsername(client, address.email),
      address.email,
      address.firstName.slice(0, 100),
      address.lastName.slice(0, 100),
      address.language,
      address.subject ?? null,
    ],
  );
  return id;
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
