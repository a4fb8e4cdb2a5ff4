import { expect, test } from 'vitest';
import { howLongAgo } from './how-long-ago.ts';

const inGdansk = 'Europe/Warsaw';
/** Sunday, 29 November 2026, half past midnight in Gdańsk; still Saturday by UTC. */
const now = Date.parse('2026-11-28T23:30:00Z');

test.each([
  ['an hour before, across midnight, was yesterday', '2026-11-28T22:30:00Z', { unit: 'days', count: 1 }],
  ['a quarter of an hour before is today', '2026-11-28T23:15:00Z', { unit: 'days', count: 0 }],
  ['Friday evening', '2026-11-27T18:30:00Z', { unit: 'days', count: 2 }],
  ['in another time of the year', '2026-10-24T16:00:00Z', { unit: 'weeks', count: 5 }],
  ['thirteen days are days yet', '2026-11-16T17:00:00Z', { unit: 'days', count: 13 }],
  ['fourteen are weeks', '2026-11-15T10:00:00Z', { unit: 'weeks', count: 2 }],
])('%s', (_, moment, ago) => {
  expect(howLongAgo(moment, now, inGdansk)).toEqual(ago);
});
