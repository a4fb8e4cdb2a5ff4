/** What a piece of source is, as far as colours tell it. */
export type TokenKind = 'plain' | 'comment' | 'string' | 'tag' | 'keyword';

export interface Token {
  kind: TokenKind;
  text: string;
}

const keywords =
  'as|async|await|break|case|const|continue|default|else|export|extends|false|for|from|function|if|import|in|interface|let|new|null|of|return|satisfies|switch|true|type|typeof|undefined|while';

const pattern = new RegExp(
  [
    String.raw`(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)`,
    // What is between apostrophes ends on its line: one in a text begins nothing.
    String.raw`(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\.|[^\x60\\])*\x60)`,
    String.raw`(?<tag><\/?[A-Za-z][\w.]*|\/>|<\/?>)`,
    String.raw`(?<keyword>\b(?:${keywords})\b)`,
  ].join('|'),
  'g',
);

/** Takes TypeScript apart as far as it is coloured. It does not understand it: what it says is near enough to read by. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: text, index, groups } of code.matchAll(pattern)) {
    if (index > end) tokens.push({ kind: 'plain', text: code.slice(end, index) });
    const kind = Object.keys(groups ?? {}).find((name) => groups?.[name] !== undefined) as TokenKind;
    tokens.push({ kind, text });
    end = index + text.length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}
