import { readFileSync } from 'node:fs';
import { parse } from '@messageformat/parser';
import type { TableRules } from '@tatami/sdk/rules';
import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { languages } from '@tatami/web-runtime/languages';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { allTexts, firstTexts, sourceFiles, textFolders, textsNamed, textsOf } from '../build/texts.ts';
import { seriesForm } from '../src/features/training/series-form.ts';
import { places } from '../src/tables/index.ts';
import { textsOfActions, textsOfForm, textsOfTable } from './texts-of-table.ts';

const dictionaries = { pl: allTexts('pl'), en: allTexts('en') };
const keys = Object.keys(dictionaries.pl);

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
  const dictionary = dictionaries[language];

  test.each(textFolders())('has the same keys in %s, in the same order', (folder) => {
    expect(Object.keys(textsOf(folder, language))).toEqual(Object.keys(textsOf(folder, 'pl')));
  });

  test('has the texts of the first page within the whole, and not all of it', () => {
    expect(dictionary).toMatchObject(firstTexts(language));
    expect(Object.keys(firstTexts(language)).length).toBeLessThan(keys.length / 4);
  });

  test('has no empty text', () => {
    expect(Object.keys(dictionary).filter((key) => !dictionary[key]?.trim())).toEqual([]);
  });

  test('has messages only, each with the arguments of the Polish one', () => {
    for (const [key, text] of Object.entries(dictionary)) {
      const wanted = argumentsOf(parse(dictionaries.pl[key] ?? ''));
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

const tables = (await Promise.all(places.map(({ load }) => load?.() ?? []))).flat();

test('every text is used somewhere', () => {
  const used = sourceFiles().flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return textsNamed(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), keys);
  });
  const ofTables = tables.flatMap((table) => {
    const { required, optional } = textsOfTable(table);
    return [...required.flat(), ...optional];
  });
  const ofForms = textsOfForm(seriesForm as never);
  const ofActions = textsOfActions(studentGradeRules as unknown as TableRules);
  const known = new Set([...used, ...ofTables, ...ofForms, ...ofActions]);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});
