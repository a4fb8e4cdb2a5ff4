/** What can be told of a password before the server judges it. */
export type Strength = 'short' | 'monotonous' | 'fair' | 'strong';

/** Long is what matters (NIST SP 800-63B §3.1.1.2); a few letters over and over are not. */
export function strengthOf(password: string, shortest: number): Strength {
  const letters = [...password];
  if (letters.length < shortest) return 'short';
  if (new Set(letters.map((letter) => letter.toLowerCase())).size < 5) return 'monotonous';
  return letters.length < 1.6 * shortest ? 'fair' : 'strong';
}
