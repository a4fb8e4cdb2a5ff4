/** A text as it is searched in: small letters without marks; `ł` is found by `l`. */
export function fold(text: string): string {
  return text
    .toLocaleLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}

/** The folded words of a text. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s\-–/.,]+/)
    .filter(Boolean);
