import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Łódź – staż zimowy', 'lodz-staz-zimowy'],
  ['Egzamin na 6. kyu: co zabrać?', 'egzamin-na-6-kyu-co-zabrac'],
  ['  Święta i ferie 2026/27 ', 'swieta-i-ferie-2026-27'],
  ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
  ['Children’s camp', 'childrens-camp'],
  ['合気道', ''],
  [`${'a'.repeat(60)} ${'b'.repeat(59)} c`, `${'a'.repeat(60)}-${'b'.repeat(59)}`],
  [`${'a'.repeat(60)} ${'b'.repeat(60)}`, 'a'.repeat(60)],
  ['x'.repeat(150), 'x'.repeat(120)],
])('the address of “%s” is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
