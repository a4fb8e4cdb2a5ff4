import { parseMessage, type Token } from './parse-message.ts';
import { writeNumber } from './write-number.ts';

export type MessageValues = Readonly<Record<string, string | number>>;
export type Message = (values: MessageValues) => string;

/**
 * Turns an ICU message into a function of its values. Arguments, `plural`, `select` and `selectordinal`
 * are understood; dates and numbers with a format of their own are passed in as text, made by `format.ts`.
 *
 * Throws on a malformed message.
 */
export function compileMessage(text: string, locale: string): Message {
  const tokens = parseMessage(text);
  return (values) => render(tokens, values, locale, 0);
}

/** The rules of a language take a hundred times as long to make as to use. */
const rules: Record<string, Intl.PluralRules> = {};

function render(tokens: readonly Token[], values: MessageValues, locale: string, count: number): string {
  return tokens.map((token) => renderToken(token, values, locale, count)).join('');
}

function renderToken(token: Token, values: MessageValues, locale: string, count: number): string {
  switch (token.type) {
    case 'content':
      return token.value;
    case 'octothorpe':
      return writeNumber(count, locale);
    case 'argument':
      return display(values[token.arg], locale);
    case 'select': {
      const chosen = caseOf(token.cases, [String(values[token.arg]), 'other']);
      return render(chosen, values, locale, count);
    }
    default: {
      const value = Number(values[token.arg]);
      const counted = value - (token.pluralOffset ?? 0);
      const type = token.type === 'plural' ? 'cardinal' : 'ordinal';
      const key = type + locale;
      rules[key] ??= new Intl.PluralRules(locale, { type });
      const category = rules[key].select(counted);
      return render(caseOf(token.cases, [`=${value}`, category, 'other']), values, locale, counted);
    }
  }
}

function caseOf(cases: readonly { key: string; tokens: readonly Token[] }[], keys: readonly string[]) {
  for (const key of keys) {
    const found = cases.find((candidate) => candidate.key === key);
    if (found) return found.tokens;
  }
  return [];
}

function display(value: string | number | undefined, locale: string): string {
  return typeof value === 'number' ? writeNumber(value, locale) : (value ?? '');
}
