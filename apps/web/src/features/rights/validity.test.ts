import { expect, test } from 'vitest';
import { beginningOf, endOf, firstDay, lastDay, validityAt } from './validity.ts';

const zone = 'Europe/Warsaw';

test('a membership from 1 to 31 March holds on both days, over the change of the clocks', () => {
  const validFrom = beginningOf('2026-03-01', zone);
  const validTo = endOf('2026-03-31', zone);
  expect([validFrom, validTo]).toEqual(['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z']);
  expect([firstDay(validFrom, zone), lastDay(validTo, zone)]).toEqual(['2026-03-01', '2026-03-31']);
});

test('no day is no bound', () => {
  expect([firstDay(null, zone), lastDay(null, zone)]).toEqual(['', '']);
});

test.each([
  ['coming', '2026-02-28T22:59:59Z'],
  ['valid', '2026-02-28T23:00:00Z'],
  ['valid', '2026-03-31T21:59:59Z'],
  ['over', '2026-03-31T22:00:00Z'],
])('it is %s at %s', (validity, now) => {
  const bounds = { validFrom: beginningOf('2026-03-01', zone), validTo: endOf('2026-03-31', zone) };
  expect(validityAt(Date.parse(now), bounds)).toBe(validity);
});
