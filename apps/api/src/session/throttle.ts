import { createHash } from 'node:crypto';
import { newId } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { maskAddress, placeOf } from './device.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/**
 * How failures slow down the next try: some are free, then the wait doubles from one second up to a limit.
 * Nobody is locked out for good, and a failure is forgotten an hour after the last.
 */
const rules = {
  /** One account from one address: a guesser at home. A victim signs in from another address all the while. */
  pair: { free: 5, longest: 15 * 60 * SECOND },
  /** One address, whatever the account: a guesser of names. A club's whole hall may share an address. */
  address: { free: 50, longest: 5 * 60 * SECOND },
  /** One account from everywhere: a guesser with many addresses. Known addresses of the user are not slowed by it. */
  account: { free: 100, longest: 60 * SECOND },
} as const;

type Rule = keyof typeof rules;

/** The number of mails to one mailbox, of one kind. */
const MAILS_AN_HOUR = 5;

export interface Throttle {
  /**
   * One try at what only the account's holder knows. Tries that are under way count as failures until they have
   * shown otherwise: a burst of guesses can't outrun the count.
   *
   * @param work answers null when the try has failed; a success clears the account for this address.
   * @throws {Problem} 429 when it is too soon for another try.
   */
  attempt<T>(account: string, address: string, work: () => Promise<T | null>): Promise<T | null>;
  fail(account: string, address: string): Promise<void>;
  /**
   * Notes a mail to this address. Nobody's mailbox is flooded, from wherever it is asked for.
   *
   * @param notice which change of the account it tells of. Each such has a count of its own: what anybody may ask to
   * be mailed, or another change, must not use up the room in which the owner hears that the password was changed.
   * @param by the transaction that it is part of
   * @returns whether it may be sent
   */
  mayMail(mailbox: string, notice?: string, by?: Pick<Database['pool'], 'query'>): Promise<boolean>;
  sweep(): Promise<void>;
}

/** @param now is injected for tests. */
export function createThrottle(database: Database, now: () => number): Throttle {
  const keys = (account: string, address: string): Record<Rule, Buffer> => ({
    pair: digest('pair', account, placeOf(address)),
    address: digest('address', placeOf(address)),
    account: digest('account', account),
  });
  /** An account is one, whether its user name or its address was typed. */
  const idOf = async (account: string) => {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from "user" where username = $1 or lower(email) = $1',
      [account],
    );
    return rows[0]?.id ?? account;
  };
  /** Where the user has signed in from counts as known for as long as a remembered session may last. */
  const knows = async (account: string, address: string) => {
    const { rowCount } = await database.pool.query(
      'select from session where "user"::text = $1 and address = $2 limit 1',
      [account, maskAddress(address)],
    );
    return rowCount !== 0;
  };

  /** How many tries are under way, by key. */
  const pending = new Map<string, number>();
  const change = (key: string, by: 1 | -1) => {
    const count = (pending.get(key) ?? 0) + by;
    if (count === 0) pending.delete(key);
    else pending.set(key, count);
  };

  /** @returns milliseconds to wait before this account may be tried from this address again; 0 for none. */
  async function waitFor(account: string, address: string, byRule: Record<Rule, Buffer>): Promise<number> {
    const before = Object.fromEntries(
      Object.entries(byRule).map(([name, key]) => [name, (pending.get(keyText(key)) ?? 1) - 1]),
    ) as Record<Rule, number>;
    const { rows } = await database.pool.query<{ key: Buffer; count: number; lastFailedAt: string }>(
      'select key, count, last_failed_at as "lastFailedAt" from sign_in_failure where key = any($1) and last_failed_at > $2',
      [Object.values(byRule), iso(now() - HOUR)],
    );
    const waits = await Promise.all(
      (Object.keys(rules) as Rule[]).map(async (name) => {
        const found = rows.find(({ key }) => key.equals(byRule[name]));
        const { free, longest } = rules[name];
        const failures = (found?.count ?? 0) + before[name];
        if (failures < free) return 0;
        const delay = Math.min(SECOND * 2 ** Math.min(failures - free, 20), longest);
        const last = before[name] > 0 || !found ? now() : Date.parse(found.lastFailedAt);
        const wait = last + delay - now();
        return wait > 0 && name === 'account' && (await knows(account, address)) ? 0 : wait;
      }),
    );
    return Math.max(0, ...waits);
  }

  /** The user's own record of failures is written in the same breath: a known name takes no longer than an unknown one. */
  async function count(account: string, address: string): Promise<void> {
    await database.pool.query(
      `with counted as (
         insert into sign_in_failure (key, count, last_failed_at)
         select key, 1, $2 from unnest($1::bytea[]) key
         on conflict (key) do update set last_failed_at = excluded.last_failed_at,
           count = case when sign_in_failure.last_failed_at > $3 then sign_in_failure.count + 1 else 1 end)
       insert into userlastlogin as kept (id, "user", failed_count, created_at, updated_at, last_failed_at)
       select $4, u.id, 1, $2, $2, $2 from "user" u where u.id::text = $5
       on conflict ("user") do update set failed_count = kept.failed_count + 1, version = kept.version + 1,
         last_failed_at = excluded.last_failed_at, updated_at = excluded.updated_at`,
      [
        Object.values(keys(account, address)).sort(Buffer.compare),
        iso(now()),
        iso(now() - HOUR),
        newId(),
        account,
      ],
    );
  }

  return {
    async attempt(named, address, work) {
      const account = await idOf(named);
      const byRule = keys(account, address);
      const texts = Object.values(byRule).map(keyText);
      for (const text of texts) change(text, 1);
      try {
        const wait = await waitFor(account, address, byRule);
        if (wait > 0)
          throw new Problem(429, 'too-many-tries', { values: { seconds: Math.ceil(wait / SECOND) } });
        const result = await work();
        if (result === null) await count(account, address);
        else await database.pool.query('delete from sign_in_failure where key = $1', [byRule.pair]);
        return result;
      } finally {
        for (const text of texts) change(text, -1);
      }
    },

    fail: async (named, address) => count(await idOf(named), address),

    async mayMail(mailbox, notice = '', by = database.pool) {
      const { rowCount } = await by.query(
        `insert into sign_in_failure as kept (key, count, last_failed_at) values ($1, 1, $2)
         on conflict (key) do update set last_failed_at = excluded.last_failed_at,
           count = case when kept.last_failed_at > $3 then kept.count + 1 else 1 end
         where kept.count < $4 or kept.last_failed_at <= $3`,
        [digest('mail', mailbox.toLowerCase(), notice), iso(now()), iso(now() - HOUR), MAILS_AN_HOUR],
      );
      return rowCount === 1;
    },

    async sweep() {
      await database.pool.query('delete from sign_in_failure where last_failed_at < $1', [iso(now() - HOUR)]);
    },
  };
}

const keyText = (key: Buffer): string => key.toString('base64');

const iso = (time: number): string => new Date(time).toISOString();

const digest = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();
