import { beforeEach, expect, test } from 'vitest';
import { languageChooser } from './choose-language.ts';
import type { Language } from './languages.ts';
import type { Dictionary } from './translator.ts';

let remembered: Language[];
let shown: Language[];
let arrive: Record<Language, (texts: Dictionary) => void>;
let choose: ReturnType<typeof languageChooser>;

beforeEach(() => {
  remembered = [];
  shown = [];
  arrive = { pl: () => {}, en: () => {} };
  choose = languageChooser({
    remember: (language) => remembered.push(language),
    load: (language) =>
      new Promise((resolve) => {
        arrive[language] = resolve;
      }),
    show: (language) => shown.push(language),
  });
});

test('a language is remembered though the page is left before its texts came', () => {
  void choose('en');
  expect(remembered).toEqual(['en']);
  expect(shown).toEqual([]);
});

test('of two languages the one chosen last is shown, whichever comes first', async () => {
  const choices = [choose('en'), choose('pl')];
  arrive.pl({});
  arrive.en({});
  await Promise.all(choices);
  expect(shown).toEqual(['pl']);
});
