import { expect, test } from 'vitest';
import { keys, readersOf, references } from './references.ts';

test('a table names the tables that its fields refer to', () => {
  expect(references.useringroupright).toEqual({ user: ['user'], group: ['groupright'] });
  expect(references.training.instructor).toEqual(['user', 'student']);
});

test('a table names the fields that tell which row is meant', () => {
  expect(keys.item).toEqual([['inventoryNo']]);
  // Its rank is a number, and moves.
  expect(keys.grade).toEqual([['code']]);
  expect(keys.student).toEqual([['memberNumber']]);
  expect(keys.rightto).toEqual([['group', 'right']]);
  expect(keys['technik-requirement']).toEqual([['grade', 'technik', 'profile']]);
  // What the server writes by itself tells nobody which row is meant.
  expect(keys['exam-candidate']).toEqual([['exam', 'student']]);
});

test('who shows the name of a place hears of its change, however far away', () => {
  expect(readersOf('workplace')).toEqual(
    expect.arrayContaining(['workplace', 'training', 'day-off', 'student', 'training-series', 'presence']),
  );
  expect(readersOf('workplace')).not.toContain('useringroupright');
});

test('who counts the rows of another table hears of those', () => {
  expect(readersOf('presence')).toEqual(expect.arrayContaining(['presence', 'training', 'student']));
  expect(readersOf('presence')).not.toContain('workplace');
});
