import { expect, test } from 'vitest';
import { type Choosable, rightsToGive, shareOf, withAll, withRight } from './choose-rights.ts';

const line = (id: string, rights: Choosable['rights']): Choosable => ({ id, name: id, about: '', rights });
const students = line('student', { read: 'Student:Read', change: 'Student:Write' });
const signIns = line('userlastlogin', { read: 'UserLastLogin:Read' });

test('whoever may change something sees it too: the one is chosen with the other, and given up with it', () => {
  expect(withRight([], students, 'read', true)).toEqual(['Student:Read']);
  expect(withRight([], students, 'change', true).toSorted()).toEqual(['Student:Read', 'Student:Write']);
  expect(withRight(['Student:Read', 'Student:Write', 'Grade:Read'], students, 'read', false)).toEqual([
    'Grade:Read',
  ]);
  expect(withRight(['Student:Read', 'Student:Write'], students, 'change', false)).toEqual(['Student:Read']);
});

test('all of an area are chosen at once, and given up at once; others stay as they are', () => {
  const all = withAll(['Grade:Read', 'Student:Read'], [students, signIns], true);
  expect(all.toSorted()).toEqual(['Grade:Read', 'Student:Read', 'Student:Write', 'UserLastLogin:Read']);
  expect(withAll(all, [students, signIns], false)).toEqual(['Grade:Read']);
});

test('an area says how much of it is chosen', () => {
  expect(shareOf([], [students, signIns])).toBe('none');
  expect(shareOf(['Student:Read'], [students, signIns])).toBe('some');
  expect(shareOf(['Student:Read', 'Student:Write', 'UserLastLogin:Read'], [students, signIns])).toBe('all');
});

test('nobody gives what they don’t have', () => {
  const subject = {
    id: 'student',
    table: 'student' as const,
    rights: { read: 'Student:Read' as const, change: 'Student:Write' as const },
    own: 'read' as const,
  };
  expect(rightsToGive(subject, (right) => right === 'Student:Read')).toEqual({ read: 'Student:Read' });
  expect(rightsToGive(subject, () => false)).toEqual({});
});
