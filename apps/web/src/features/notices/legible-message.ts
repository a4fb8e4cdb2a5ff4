/** Longer than any text of the server. */
const longest = 300;

/**
 * The text of an address, which anybody may have written: without marks that hide or turn letters round, on one line,
 * and not too long. It is shown as text, never as HTML.
 */
export function legibleMessage(text: string | null): string | null {
  const letters = [...(text ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim()];
  if (letters.length === 0) return null;
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : letters.join('');
}
