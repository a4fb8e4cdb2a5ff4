import { describe, expect, test } from 'vitest';
import { changedFields, mergeChanges } from './merge-changes.ts';

const base = { name: 'Dojo', city: 'Gdańsk', room: null, weekdays: [1, 3], version: 1 };

test('a field cleared to an empty text is no change of a field that held nothing', () => {
  expect(changedFields(base, { ...base, room: '' })).toEqual([]);
});

test('a list is compared by what it holds', () => {
  expect(changedFields(base, { ...base, weekdays: [1, 3] })).toEqual([]);
  expect(changedFields(base, { ...base, weekdays: [1, 4] })).toEqual(['weekdays']);
});

describe('given that somebody else saved meanwhile', () => {
  const theirs = { ...base, city: 'Sopot', version: 2 };

  test('changes of different fields go together', () => {
    expect(mergeChanges(base, { ...base, room: '12' }, theirs)).toEqual({
      values: { ...theirs, room: '12' },
      conflicts: [],
    });
  });

  test('a field both changed is a conflict, and one’s own stays in the form', () => {
    expect(mergeChanges(base, { ...base, city: 'Gdynia' }, theirs)).toEqual({
      values: { ...theirs, city: 'Gdynia' },
      conflicts: ['city'],
    });
  });

  test('the same change by both is none', () => {
    expect(mergeChanges(base, { ...base, city: 'Sopot' }, theirs).conflicts).toEqual([]);
  });
});
