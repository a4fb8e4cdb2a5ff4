import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CLIENT_ID } from '../../session/client-id.ts';
import { OAuthError } from '../../session/oauth-error.ts';

export type Form = Partial<Record<string, string>>;

/**
 * The parameters of a form post.
 *
 * @throws {OAuthError} when it is no form, or a parameter comes twice (RFC 6749 §3.2).
 */
export function readForm({ headers, body }: FastifyRequest): Form {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm || body === null || typeof body !== 'object')
    throw new OAuthError('invalid_request', 'A form is expected.');
  if (Object.values(body).some((value) => typeof value !== 'string'))
    throw new OAuthError('invalid_request', 'Each parameter may stand in the form once.');
  return body as Form;
}

/**
 * Authenticates the client by Basic (RFC 6749 §2.3.1), or by `client_id` alone while it has no secret (§3.2.1).
 *
 * @throws {OAuthError} `invalid_client`
 */
export function authenticateClient(request: FastifyRequest, form: Form, secret: string): void {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  const given = encoded
    ? Buffer.from(encoded, 'base64').toString()
    : `${form.client_id ?? ''}:${form.client_secret ?? ''}`;
  const split = given.indexOf(':');
  const id = formDecode(given.slice(0, split));
  const password = formDecode(given.slice(split + 1));
  if (id !== CLIENT_ID || !isEqual(password, secret))
    throw new OAuthError('invalid_client', 'The client is not known.');
}

function formDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
