import { type TSchema, Type } from 'typebox';
import { invalid } from '../http/problem.ts';

/** Long rather than complicated (NIST SP 800-63B §3.1.1.2, OWASP ASVS 5 §6.2). */
export const PASSWORD_LENGTH = { minLength: 10, maxLength: 128 } as const;

export const passwordField = (): TSchema => Type.String(PASSWORD_LENGTH);

/**
 * @param known what a guesser tries first: the user's name, address, club.
 * @throws {Problem} 400 on field `password`.
 */
export function checkPassword(password: string, known: readonly string[]): void {
  const plain = password.toLowerCase();
  const parts = known.flatMap((name) => name.toLowerCase().split(/[@\s]/)).filter((part) => part.length >= 4);
  const withoutKnown = parts.reduce((rest, part) => rest.replaceAll(part, ''), plain);
  const isMonotonous =
    new Set(plain).size < 5 ||
    '0123456789'.repeat(3).includes(plain) ||
    'qwertyuiopasdfghjklzxcvbnm'.includes(plain);
  if (withoutKnown.length < 6 || isMonotonous) throw invalid({ field: 'password', code: 'easy-to-guess' });
}
