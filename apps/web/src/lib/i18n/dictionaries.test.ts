import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';

const web = join(import.meta.dirname, '../../..');
const dictionaries = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(web, `public/assets/i18n/${language}.json`), 'utf8')) as Record<
      string,
      string
    >,
  ]),
);
const keys = Object.keys(dictionaries.pl ?? {});

type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' };

/** The arguments a message takes, however deep in its cases. */
function argumentsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    if (token.type === 'argument' || token.type === 'function') return [token.arg];
    return [token.arg, ...token.cases.flatMap((each) => argumentsOf(each.tokens))];
  });
}

function pluralCases(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((token) => {
    if (token.type !== 'plural' && token.type !== 'select' && token.type !== 'selectordinal') return [];
    const inner = token.cases.flatMap((each) => pluralCases(each.tokens));
    return token.type === 'plural' ? [token.cases.map((each) => each.key), ...inner] : inner;
  });
}

describe.each(languages)('the dictionary in %s', (language) => {
  const dictionary = dictionaries[language] ?? {};

  test('has the same keys, in the same order', () => {
    expect(Object.keys(dictionary)).toEqual(keys);
  });

  test('has no empty text', () => {
    expect(Object.keys(dictionary).filter((key) => !dictionary[key]?.trim())).toEqual([]);
  });

  test('has messages only, each with the arguments of the Polish one', () => {
    for (const [key, text] of Object.entries(dictionary)) {
      const wanted = argumentsOf(parse(dictionaries.pl?.[key] ?? ''));
      expect(new Set(argumentsOf(parse(text, { strict: true }))), key).toEqual(new Set(wanted));
    }
  });

  test('counts in every form the language has', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, text] of Object.entries(dictionary)) {
      for (const cases of pluralCases(parse(text))) expect(cases, key).toEqual(expect.arrayContaining(forms));
    }
  });
});

test('every text is used somewhere', () => {
  const code = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(web, 'src', file), 'utf8'))
    .join('\n');
  const literals = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, literal]) => literal));
  // `presence.status.${status}` uses every key of that form.
  const patterns = [...code.matchAll(/`([\w-]+(?:\.[\w-]+)*\.?\$\{[^`]*)`/g)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const unused = keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});
