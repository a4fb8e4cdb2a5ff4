/** A stretch of a text, and whether it is in both versions of it or in one. */
export interface DiffPart {
  kind: 'same' | 'deleted' | 'added';
  text: string;
}

/**
 * The most pairs of words that are compared; texts with more are compared as wholes between their common beginning
 * and end.
 */
const mostPairs = 1_000_000;
/** The words of what did not change that are left around what did. */
const around = 5;

/** What has changed from one text to another, word by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;

  const parts: DiffPart[] = [];
  const add = (kind: DiffPart['kind'], words: readonly string[]) => {
    const text = words.join('');
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  add('same', old.slice(0, start));
  for (const { kind, words } of compare(
    old.slice(start, old.length - end),
    now.slice(start, now.length - end),
  )) {
    add(kind, words);
  }
  add('same', old.slice(old.length - end));
  return parts;
}

/** The same with what stands far from any change left out: “…”. */
export function shortened(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, at) => {
    if (part.kind !== 'same') return part;
    const words = wordsOf(part.text);
    const head =
      at === 0
        ? ''
        : `${words
            .slice(0, around * 2)
            .join('')
            .trimEnd()} `;
    const tail = at === parts.length - 1 ? '' : ` ${words.slice(-around * 2).join('')}`;
    if (part.text.length <= head.length + tail.length + 30) return part;
    return { kind: 'same', text: `${head}…${tail.replace(/^[\s\p{P}]+/u, ' ')}` };
  });
}

/** Words and what stands between them, each for itself. */
const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

interface Stretch {
  kind: DiffPart['kind'];
  words: string[];
}

/** Compares by the longest common subsequence. */
function compare(old: readonly string[], now: readonly string[]): Stretch[] {
  if (old.length * now.length > mostPairs) {
    return [
      { kind: 'deleted', words: [...old] },
      { kind: 'added', words: [...now] },
    ];
  }
  const width = now.length + 1;
  const longest = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const stretches: Stretch[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      stretches.push({ kind: 'same', words: [old[row] ?? ''] });
      row += 1;
      column += 1;
    } else if (row < old.length && (column === now.length || at(row + 1, column) >= at(row, column + 1))) {
      stretches.push({ kind: 'deleted', words: [old[row] ?? ''] });
      row += 1;
    } else {
      stretches.push({ kind: 'added', words: [now[column] ?? ''] });
      column += 1;
    }
  }
  return stretches;
}
