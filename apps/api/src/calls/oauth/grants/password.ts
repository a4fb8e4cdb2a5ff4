import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../services.ts';
import { OAuthError } from '../../../session/oauth-error.ts';
import { isPassword } from '../../../session/password.ts';
import { redeemSecondFactor } from '../../../session/second-factor.ts';
import type { Form } from '../client.ts';
import { googleToken } from './google.ts';
import type { Grant, Proven } from './grant.ts';
import { redeemLightning } from './lightning.ts';

const LONGEST = 1_024;

/**
 * `grant_type=password` (RFC 6749 §4.3): a user name or e-mail with a password, the e-mail and `timeStamp` of a
 * confirmed lightning registration, or a `google_token` (spec.md §7).
 */
export const password: Grant = async (services, form, request) => {
  if (form.google_token !== undefined) return googleToken(services, form, request);
  const { username, password: secret } = form;
  if (!username || !secret) throw new OAuthError('invalid_request', 'username and password are needed.');
  if (![username, secret].every(isPlausible)) throw wrong();

  const account = username.trim().toLowerCase();
  const proven = await services.throttle.attempt(
    account,
    request.ip,
    async () =>
      (await redeemLightning(services, account, secret)) ??
      byPassword(services, account, secret, form, request),
  );
  if (!proven) throw wrong();
  return proven;
};

/** @returns null when the name, the password or the second factor's code is wrong. */
async function byPassword(
  services: Services,
  account: string,
  secret: string,
  form: Form,
  { work }: FastifyRequest,
): Promise<Proven | null> {
  const { rows } = await services.database.pool.query<UserRow>(FIND, [account]);
  const user = rows[0];
  const matches = await isPassword(user?.passwordHash ?? null, secret, work);
  if (!user?.maySignIn || !matches) return null;
  const proven = { userId: user.id, method: 'password', passwordHash: user.passwordHash } as const;
  if (!user.hasSecondFactor) return { ...proven, secondFactor: false };
  if (!form.otp)
    throw new OAuthError('tatami_second_factor_required', 'The code of the second factor is needed too.');
  if (!(await redeemSecondFactor(services, user.id, form.otp))) return null;
  return { ...proven, secondFactor: true };
}

interface UserRow {
  id: string;
  passwordHash: string | null;
  hasSecondFactor: boolean;
  maySignIn: boolean;
}

/** A user name has no @, so one can't pass for somebody's e-mail. */
const FIND = `
  select id, password_hash as "passwordHash", second_factor_since is not null as "hasSecondFactor",
    enabled and status in ('active', 'pendingErasure') as "maySignIn"
  from "user" where username = $1 or lower(email) = $1`;

/** The same words for an unknown name, a wrong password and a blocked user. */
function wrong(): OAuthError {
  return new OAuthError('invalid_grant', 'The user name or the password is wrong.');
}

/** PostgreSQL stores no NUL, UTF-8 has no lone surrogate, and nobody types a thousand letters. */
function isPlausible(text: string): boolean {
  return text.length <= LONGEST && !text.includes('\0') && text.isWellFormed();
}
