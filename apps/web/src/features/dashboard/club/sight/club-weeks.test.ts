import { expect, test } from 'vitest';
import { groupWeeks } from './group-weeks.ts';
import { totalsOf } from './totals-of.ts';

const attendance = {
  weeks: ['2026-11-09', '2026-11-16'],
  groups: [
    { section: 'adult' as const, kind: 'regular' as const, counts: [12, 14] },
    { section: 'adult' as const, kind: 'weapons' as const, counts: [5, 0] },
    { section: null, kind: 'kids' as const, counts: [0, 8] },
    { section: 'kids' as const, kind: 'kids' as const, counts: [3, 2] },
  ],
};

test('weapons have a hue of their own, whoever they are for; children are children in any training of theirs', () => {
  expect(groupWeeks(attendance)).toEqual([
    { group: 'kids', counts: [3, 10] },
    { group: 'adult', counts: [12, 14] },
    { group: 'weapons', counts: [5, 0] },
  ]);
});

test('a week has all that came', () => {
  expect(totalsOf(attendance)).toEqual([20, 24]);
});
