import { expect, test } from 'vitest';
import { place } from '../../tables/grade/place.ts';
import { gradeRows } from './grades.ts';

test('grades are asked for as their table has them', () => {
  expect(place).toMatchObject(gradeRows);
});
