/**
 * Cuts a text into pieces that are sent one by one. No code point is cut in two, for half of one is no UTF-8.
 * @param length the most a piece may have, in UTF-16 units; at least 2
 */
export function chunksOf(text: string, length: number): string[] {
  const chunks: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = start + length;
    const isInsidePair = (text.codePointAt(end - 1) ?? 0) > 0xffff;
    const next = isInsidePair ? end - 1 : end;
    chunks.push(text.slice(start, next));
    start = next;
  }
  return chunks;
}
