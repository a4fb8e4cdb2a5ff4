/**
 * Whether it is the path of one of our own pages, whatever a browser makes of it. Refuses what could lead elsewhere:
 * `//host`, backslashes, control characters, other schemes, and the same hidden behind percent signs.
 */
export function isPagePath(text: string): boolean {
  if (!text.startsWith('/') || text.length > 2_000) return false;
  return [text, decodeFully(text)].every((form) => {
    if (!form || /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(form) || /^\/\s*\//.test(form)) return false;
    const url = URL.parse(form, 'https://club.invalid');
    return url?.origin === 'https://club.invalid';
  });
}

function decodeFully(text: string): string | null {
  let form = text;
  for (let layer = 0; layer < 5; layer += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(form);
    } catch {
      return null;
    }
    if (decoded === form) return form;
    form = decoded;
  }
  return null;
}
