import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Seal } from '../session/seal.ts';
import type { Webhook as Row } from '../tables/webhook/index.ts';

/** How long the secret before is valid beside the new one, in milliseconds: until then a receiver learns the new one. */
const OVERLAP_MS = 86_400_000;
/** The Standard Webhooks ask for 24 to 64 bytes, after `whsec_` in Base64. */
const SECRET_BYTES = 32;

/** What signing takes of a webhook. */
export type Signing = Pick<Row, 'id' | 'secretSealed' | 'previousSecretSealed' | 'secretSince'>;

export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * The values that a webhook takes on with a new secret. The one before goes on for a day; the one before that is out at once,
 * so whoever fears that both are known makes two.
 */
export function renewed(
  seal: Seal,
  { id, secretSealed }: Pick<Signing, 'id' | 'secretSealed'>,
  secret: string,
  now: Date,
): Omit<Signing, 'id'> {
  return {
    secretSealed: seal.close(secret, id),
    previousSecretSealed: secretSealed,
    secretSince: now.toISOString(),
  };
}

/**
 * Signs a message with every secret that is valid.
 *
 * @returns the headers that a receiver checks; null while there is no secret
 * @throws when a secret was sealed with another key
 */
export function signed(
  seal: Seal,
  { id, secretSealed, previousSecretSealed, secretSince }: Signing,
  message: string,
  body: string,
  now: Date,
): Record<string, string> | null {
  if (!secretSealed || !secretSince) return null;
  const isOverlap = now.getTime() < Date.parse(secretSince) + OVERLAP_MS;
  const secrets = [secretSealed, ...(previousSecretSealed && isOverlap ? [previousSecretSealed] : [])];
  const signatures = secrets.map((sealed) => new Webhook(seal.open(sealed, id)).sign(message, now, body));
  return {
    'webhook-id': message,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}
