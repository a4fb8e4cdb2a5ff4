export type Token =
  | { type: 'content'; value: string }
  | { type: 'argument'; arg: string }
  | { type: 'octothorpe' }
  | Choice;

interface Choice {
  type: 'select' | 'plural' | 'selectordinal';
  arg: string;
  pluralOffset?: number;
  cases: { key: string; tokens: Token[] }[];
}

/**
 * Reads the part of ICU MessageFormat that our texts are written in: arguments, `select`, `plural` and
 * `selectordinal`. A test holds it to what `@messageformat/parser` makes of every text; that one would be a
 * twentieth of the scripts of the first page.
 *
 * @throws {SyntaxError}
 */
export function parseMessage(text: string): Token[] {
  let at = 0;
  const tokens = sequence(false, false);
  if (at < text.length) fail();
  return tokens;

  function fail(): never {
    throw new SyntaxError(`A message is malformed at character ${at + 1}: ${text}`);
  }

  /** What the pattern finds right here, or nothing. */
  function find(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  }

  function take(pattern: RegExp): string {
    return find(pattern)?.[1] ?? fail();
  }

  function sequence(isNested: boolean, counts: boolean): Token[] {
    const found: Token[] = [];
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') found.push(argument(counts));
      else if (counts && find(/#/y)) found.push({ type: 'octothorpe' });
      else addContent(found, content());
    }
    if (isNested && at === text.length) fail();
    return found;
  }

  /** An apostrophe stands for itself, unless it is doubled or quotes what would mean something. */
  function content(): string {
    if (find(/''/y)) return "'";
    return find(/'([{}#][^']*)'/y)?.[1] ?? find(/[^{}#']+|['#]/y)?.[0] ?? fail();
  }

  function argument(counts: boolean): Token {
    const arg = take(/\{\s*([^\s{},]+)\s*/y);
    if (find(/\}/y)) return { type: 'argument', arg };
    const type = take(/,\s*(select|plural|selectordinal)\s*,\s*/y) as Choice['type'];
    const offset = type === 'select' ? null : find(/offset\s*:\s*(\d+)\s*/y);
    const cases: Choice['cases'] = [];
    while (!find(/\}/y)) {
      const key = take(/([^\s{}]+)\s*\{/y);
      cases.push({ key, tokens: sequence(true, counts || type !== 'select') });
      take(/(\})\s*/y);
    }
    return { type, arg, cases, ...(offset && { pluralOffset: Number(offset[1]) }) };
  }
}

function addContent(tokens: Token[], value: string): void {
  const last = tokens.at(-1);
  if (last?.type === 'content') last.value += value;
  else tokens.push({ type: 'content', value });
}
