import { knownRights } from '@tatami/sdk';
import { createTranslator } from '@tatami/web-runtime/translator';
import { expect, test } from 'vitest';
import { allTexts } from '../../../build/texts.ts';
import { rightWord } from './right-words.ts';
import { subjectOfRight } from './rights-sections.ts';

test.each(['pl', 'en'] as const)('every known right is called by words of its own, in %s', (language) => {
  const t = createTranslator(language, allTexts(language));
  const words = knownRights.map((right) => rightWord(t, right));
  expect(words.filter((word) => /:[A-Z]|[a-z][A-Z]|^rights\./.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(knownRights.length);
  expect(rightWord(t, 'Sauna:Open')).toBe('Sauna:Open');
});

test.each(['pl', 'en'] as const)(
  'of whatever there is a right to it is said what it is, in %s',
  (language) => {
    const texts = allTexts(language);
    const subjects = knownRights.flatMap((right) => subjectOfRight(right)?.subject.id ?? []);
    expect(subjects.filter((id) => !(`rights.about.${id}` in texts))).toEqual([]);
  },
);
