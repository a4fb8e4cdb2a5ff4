import type { FieldRules } from '@tatami/sdk/rules';
import { describe, expect, test } from 'vitest';
import { type Changes, changedSince, isTakenBackBy, takenBack, writtenFields } from './change.ts';

const rules: Record<string, FieldRules> = {
  phone: { type: 'string', nullable: true },
  section: { type: 'string', enum: ['kids', 'youth', 'adult'] },
  startsAt: { type: 'string', format: 'date-time' },
  detached: { type: 'boolean', readOnly: true },
};
const change: Changes = {
  phone: [null, '+48601234567'],
  section: ['youth', 'adult'],
  detached: [false, true],
};
const fields = writtenFields(change, rules);

test('what the server sets by itself is not written back', () => {
  expect(fields).toEqual(['phone', 'section']);
});

test('the row is as it was before, and else as it is', () => {
  const row = { id: '1', version: 7, phone: '+48601234567', section: 'adult', note: 'nowe kimono' };
  expect(takenBack(row, change, fields)).toEqual({ ...row, phone: null, section: 'youth' });
});

describe('given a row as it is now', () => {
  test('a field that somebody has changed again is named', () => {
    const row = { phone: '+48601234567', section: 'kids' };
    expect(changedSince(row, change, fields, rules)).toEqual(['section']);
  });

  test('the same moment in other words is no other one', () => {
    const moved: Changes = { startsAt: ['2026-11-22T16:00:00Z', '2026-11-22T17:00:00Z'] };
    const at = (startsAt: string) => changedSince({ startsAt }, moved, ['startsAt'], rules);
    expect(at('2026-11-22T17:00:00.000Z')).toEqual([]);
    expect(at('2026-11-22T18:00:00.000Z')).toEqual(['startsAt']);
  });
});

describe('a change', () => {
  const back: Changes = { phone: ['+48601234567', null], section: ['adult', 'youth'] };

  test('is taken back by one that leads all its fields back', () => {
    expect(isTakenBackBy(back, change, fields, rules)).toBe(true);
  });

  test('is not by one that leads back a part of them, or elsewhere', () => {
    expect(isTakenBackBy({ section: ['adult', 'youth'] }, change, fields, rules)).toBe(false);
    expect(isTakenBackBy({ ...back, section: ['adult', 'kids'] }, change, fields, rules)).toBe(false);
  });
});
