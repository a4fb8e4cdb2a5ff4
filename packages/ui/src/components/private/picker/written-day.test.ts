import { describe, expect, test } from 'vitest';
import { addMonths, weeksOfMonth } from '../month.ts';
import { formatDay, parseDay, shapeOfDay } from './written-day.ts';
import { nextQuarter, parseTime, shapeOfTime } from './written-time.ts';

const read = (text: string, language = 'pl') => parseDay(text, language, { thisYear: 2026 });

describe('a day as it is written', () => {
  test('in the order of the language', () => {
    expect(formatDay('2026-03-05', 'pl')).toBe('05.03.2026');
    expect(formatDay('2026-03-05', 'en-GB')).toBe('05/03/2026');
    expect(read('5.3.2026')).toBe('2026-03-05');
    expect(read('3/5/2026', 'en-US')).toBe('2026-03-05');
  });
  test.each([
    '5 3',
    '5-3-26',
    '5.3.26',
    '5 3 2026',
    '0503',
    '050326',
    '05032026',
    '2026-03-05',
    ' 05.03.2026 ',
    '5.03.2026 r.',
  ])('shortened or pasted: “%s”', (text) => expect(read(text)).toBe('2026-03-05'));
  test('a year of two figures is the near one, or the one that keeps within the bounds', () => {
    expect(read('1.2.46')).toBe('2046-02-01');
    expect(read('1.2.47')).toBe('1947-02-01');
    expect(parseDay('1.2.27', 'pl', { thisYear: 2026, max: '2026-11-23' })).toBe('1927-02-01');
  });
  test('while it is typed, a century is no year yet', () => {
    expect(parseDay('5.3.20', 'pl', { thisYear: 2026, isTyping: true })).toBeNull();
    expect(read('5.3.20')).toBe('2020-03-05');
  });
  test.each(['', '5', 'jutro', '30.2.2026', '31.02.', '5.13.2026', '5.3.2026 rano', '5.3.202', '1 2 3 4'])(
    'what is no day is none: “%s”',
    (text) => expect(read(text)).toBeNull(),
  );
  test('what is wanted, in the letters of the language', () => {
    expect(shapeOfDay('pl')).toBe('dd.mm.rrrr');
    expect(shapeOfDay('en-GB')).toBe('dd/mm/yyyy');
  });
});

describe('a time of the day as it is written', () => {
  test.each([
    ['18', '18:00'],
    ['8', '08:00'],
    ['18:30', '18:30'],
    ['18.30', '18:30'],
    ['18 30', '18:30'],
    ['18:3', '18:03'],
    ['1830', '18:30'],
    ['0530', '05:30'],
    ['830', '08:30'],
    ['183', '18:03'],
    ['18:', '18:00'],
    ['00:00', '00:00'],
  ])('“%s” is %s', (text, time) => expect(parseTime(text)).toBe(time));
  test.each(['', '24:00', '18:60', 'szósta', '18:30:00', '12345', '6 pm'])('“%s” is none', (text) =>
    expect(parseTime(text)).toBeNull(),
  );
  test('by quarters, and no further than the day', () => {
    expect(nextQuarter('18:30', 1)).toBe('18:45');
    expect(nextQuarter('18:31', -1)).toBe('18:30');
    expect(nextQuarter('23:50', 1)).toBe('23:50');
    expect(nextQuarter('00:00', -1)).toBe('00:00');
  });
  test('what is wanted, in the letters of the language', () => {
    expect(shapeOfTime('pl')).toBe('gg:mm');
    expect(shapeOfTime('en-GB')).toBe('hh:mm');
  });
});

test('months on: the last day stays the last', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-15', -12)).toBe('2025-03-15');
});

test('weeks of a month begin on Monday and hold it whole', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.[6]).toBe('2026-12-06');
});
