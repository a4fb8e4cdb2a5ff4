/** A parameter of a header, its value as a token or in quotes (RFC 9110 §5.6.6). */
const parameter = /;\s*([\w*]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]*))/g;

/** What a Content-Disposition calls a file: `filename*`, in UTF-8, counts more than `filename` (RFC 6266 §4.3). */
export function fileNameIn(header: string): string | undefined {
  const named = new Map(
    [...header.matchAll(parameter)].map(([, name = '', quoted, token]) => [
      name.toLowerCase(),
      quoted?.replace(/\\(.)/g, '$1') ?? token,
    ]),
  );
  const [, encoded] = /^utf-8'[^']*'(.*)$/i.exec(named.get('filename*') ?? '') ?? [];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // Badly encoded: the other one is there for that.
  }
  return named.get('filename');
}
