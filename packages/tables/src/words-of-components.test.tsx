import { glob, readFile } from 'node:fs/promises';
import { useLabels } from '@tatami/ui';
import * as en from '@tatami/ui/labels/en';
import * as pl from '@tatami/ui/labels/pl';
import { createFormats } from '@tatami/web-runtime/formats';
import { type I18n, I18nContext, useI18n } from '@tatami/web-runtime/i18n-context';
import { createTranslator } from '@tatami/web-runtime/translator';
import { UiTexts } from '@tatami/web-runtime/UiTexts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formLabels } from './form/form-labels.ts';
import { useHistoryLabels } from './history/use-history-labels.ts';
import { useImportLabels } from './import/use-import-labels.ts';
import { useTableLabels } from './list/use-table-labels.ts';
import { pickerLabels } from './picker/picker-labels.ts';

/** What only a page can know: which list it is, and how much of it is taken at once. */
const ownWords = ['search', 'fileHint', 'templateName', 'currentName', 'wrongName'];

const counts = [[0], [1], [2], [5], [22], [1.5], [12_345]];
const pairs = counts.map(([count = 0]) => [count, count + 1]);
/** What words are asked for that stand beside a number; all others are asked for with names. */
const asked: Record<string, readonly (readonly unknown[])[]> = {
  rows: counts,
  matched: pairs,
  checked: counts,
  checkingRows: counts,
  allOrNothing: counts,
  save: counts,
  saving: counts,
  savedRows: counts,
  upTo: counts,
  twice: counts,
  tooMany: pairs,
  moreFields: counts,
  selected: counts,
  found: counts,
  cell: [['Imię', 12]],
  savedHere: [['80-180'], [12_345]],
  met: [[['Imię']], [['Imię', 'Nazwisko']]],
  rowRange: [
    [1, 20, { value: 120, exact: true }],
    [1, 20, { value: 10_000, exact: false }],
  ],
};

/** All that labels say, a line each. */
function allWords(labels: object, path = ''): string[] {
  return Object.entries(labels)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, value]) => {
      const at = `${path}${name}`;
      if (ownWords.includes(name) || name === 'picker') return [];
      if (typeof value === 'string') return [`${at}: ${value}`];
      if (typeof value !== 'function') return allWords(value, `${at}.`);
      return (asked[name] ?? [['Ewa', 'Jan']]).map((values) => `${at}: ${value(...values)}`);
    });
}

async function i18nIn(language: 'pl' | 'en'): Promise<I18n> {
  const texts: Record<string, string> = {};
  for (const folder of [import.meta.dirname, `${import.meta.dirname}/../../web-runtime/src`])
    for await (const file of glob(`*/${language}.json`, { cwd: folder }))
      Object.assign(texts, JSON.parse(await readFile(`${folder}/${file}`, 'utf8')));
  return {
    language,
    timeZone: 'Europe/Warsaw',
    t: createTranslator(language, texts),
    format: createFormats(language, 'Europe/Warsaw'),
    setLanguage: () => {},
  };
}

/** Tells what the app says in the places where the package has words of its own. */
function Said({ hear }: { hear: (words: Record<string, object>) => void }) {
  const { t } = useI18n();
  hear({
    labels: useLabels(),
    tableLabels: useTableLabels(''),
    changeHistoryLabels: useHistoryLabels(),
    csvImportLabels: useImportLabels(''),
    formLabels: formLabels(t),
    pickerLabels: pickerLabels(t),
  });
  return null;
}

test.each([
  ['pl', pl],
  ['en', en],
] as const)('what the package says in “%s” is what the club’s lists and forms say', async (language, own) => {
  const i18n = await i18nIn(language);
  const said: Record<string, object> = {};
  renderToStaticMarkup(
    <I18nContext value={i18n}>
      <UiTexts>
        <Said hear={(words) => Object.assign(said, words)} />
      </UiTexts>
    </I18nContext>,
  );
  const { labels, tableLabels, changeHistoryLabels, csvImportLabels } = own;
  const { formLabels: forms, pickerLabels: pickers } = own;
  const given = { labels, tableLabels, changeHistoryLabels, csvImportLabels };
  expect(allWords({ ...given, formLabels: forms, pickerLabels: pickers })).toEqual(allWords(said));
});
