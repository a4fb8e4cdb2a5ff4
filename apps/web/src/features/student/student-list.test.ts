import { expect, test } from 'vitest';
import { readStudentFilters } from './student-list.ts';

const read = (search: string) => readStudentFilters(new URLSearchParams(search));

test('who trains now is shown unless the address says otherwise', () => {
  expect(read('')).toEqual({ status: 'active' });
  expect(read('status=left')).toEqual({ status: 'left' });
  expect(read('status=all')).toEqual({});
});

test('a section there is not narrows nothing', () => {
  expect(read('section=kids')).toEqual({ section: 'kids', status: 'active' });
  expect(read('section=seniors')).toEqual({ status: 'active' });
});
