import { expect, test } from 'vitest';
import { type InvoiceLine, sumsByRate, totalOf } from './invoice-sums.ts';

const lines: InvoiceLine[] = [
  { id: 'fee', count: 3, price: 18_000, rate: null },
  { id: 'bokken', count: 3, price: 4_065, rate: 23 },
  { id: 'seminar', count: 1, price: 11_111, rate: 8 },
  { id: 'insurance', count: 1, price: 33, rate: 23 },
];

test('the tax is worked out once for each rate, from the highest, and what is exempt comes last', () => {
  expect(sumsByRate(lines)).toEqual([
    // 122.28 zł × 23 % = 28.1244 zł
    { rate: 23, net: 12_228, vat: 2_812 },
    // 111.11 zł × 8 % = 8.8888 zł
    { rate: 8, net: 11_111, vat: 889 },
    { rate: null, net: 54_000, vat: 0 },
  ]);
});

test('what is to be paid is all of it', () => {
  expect(totalOf(sumsByRate(lines))).toBe(12_228 + 2_812 + 11_111 + 889 + 54_000);
  expect(totalOf([])).toBe(0);
});
