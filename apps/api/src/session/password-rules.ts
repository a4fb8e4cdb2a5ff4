import { type TSchema, Type } from 'typebox';
import { invalid } from '../http/problem.ts';
import { isCommon, skeletonOf } from './known-passwords.ts';

/** Long rather than complicated (NIST SP 800-63B §3.1.1.2, OWASP ASVS 5 §6.2). */
export const PASSWORD_LENGTH = { minLength: 10, maxLength: 128 } as const;

export const passwordField = (meaning: { description?: string } = {}): TSchema =>
  Type.String({ ...PASSWORD_LENGTH, format: 'password', ...meaning });

/**
 * @param known what a guesser tries first: the user's name, address, club.
 * @throws {Problem} 400 on field `password`.
 */
export async function checkPassword(password: string, known: readonly string[]): Promise<void> {
  const plain = password.toLowerCase();
  const parts = known
    .flatMap((name) => name.split(/[@\s]/))
    .filter((part) => part.length >= 4)
    .map(skeletonOf);
  const withoutKnown = parts.reduce((rest, part) => rest.replaceAll(part, ''), skeletonOf(password));
  const isMonotonous =
    new Set(plain).size < 5 ||
    '0123456789'.repeat(3).includes(plain) ||
    'qwertyuiopasdfghjklzxcvbnm'.includes(plain);
  if (withoutKnown.length < 6 || isMonotonous || (await isCommon(password)))
    throw invalid({ field: 'password', code: 'easy-to-guess' });
}
