import { expect, test } from 'vitest';
import { readWeek } from './read-week.ts';

const friday = '2026-11-20';

test('any day of a week names it', () => {
  expect(readWeek('2026-11-25', friday)).toBe('2026-11-23');
});

test.each([null, '', 'x', '2026-13-40', '20.11.2026'])('%s is this week', (text) => {
  expect(readWeek(text, friday)).toBe('2026-11-16');
});
