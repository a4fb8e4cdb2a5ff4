import { languages } from '@tatami/web-runtime/languages';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import { type TextKey, textsIn } from './texts.ts';

test('every text is there in both languages, and names the same values', () => {
  expect(Object.keys(en)).toEqual(Object.keys(pl));
  const named = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
  for (const key of Object.keys(pl) as TextKey[]) {
    const values = {
      ...{ club: 'K', groups: 'G', places: 'P', days: 5, years: 3, page: 2, pages: 4 },
      ...{ count: 3, search: 'staż', minutes: 4, category: 'C' },
    };
    for (const language of languages) expect(textsIn(language)(key, values), key).not.toMatch(/[{}]/);
    const [ours, theirs] = [pl[key], en[key]].map((text) =>
      named(text).filter((name) => name && name in values),
    );
    expect(ours, key).toEqual(theirs);
  }
});

test('days and years are counted as Polish counts', () => {
  const t = textsIn('pl');
  expect([1, 25, 22].map((days) => t('road.days', { days }))).toEqual(['1 dzień', '25 dni', '22 dni']);
  expect(t('road.text', { years: 3 })).toContain('3 lata stąd');
  expect(t('road.text', { years: 1 })).toContain('mniej więcej rok stąd');
});
