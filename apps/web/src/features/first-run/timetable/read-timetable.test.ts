import { expect, test } from 'vitest';
import { answered, marksOf, questionsIn, readTimetable, seriesOf } from './read-timetable.ts';

const wrzeszcz = { id: 'w', name: 'Dojo Wrzeszcz' };
const przymorze = { id: 'p', name: 'Hala Przymorze' };
const ewelina = { id: 'e', name: 'Ewelina Wolska' };
const known = { places: [wrzeszcz, przymorze], leaders: [ewelina] };
const card = `pon śr pt 16:30–17:30 Pierwsze kroki Dojo Wrzeszcz, Wolska

sob 10–12 Jo i bokken Hala Zaspa, Osiński
niedz 10–12 Jo, hala zaspa`;

test('a name that nobody knows is asked for once, wherever it stands', () => {
  const questions = questionsIn(readTimetable(card, known));
  expect(
    questions.map(({ of, said, meant, mentions }) => [
      of,
      said,
      meant?.name,
      mentions.map(({ line }) => line),
    ]),
  ).toEqual([
    ['place', 'Hala Zaspa', 'Hala Przymorze', [2, 3]],
    ['leader', 'Osiński', undefined, [2]],
  ]);
});

test('the answer stands in the text: the name that was meant, or none', () => {
  const [place, leader] = questionsIn(readTimetable(card, known));
  if (!place || !leader) throw new Error('Nothing was asked.');
  expect(answered(card, place, 'Hala Przymorze').split('\n').slice(2)).toEqual([
    'sob 10–12 Jo i bokken Hala Przymorze, Osiński',
    'niedz 10–12 Jo, Hala Przymorze',
  ]);
  expect(answered(card, leader, '').split('\n')[2]).toBe('sob 10–12 Jo i bokken Hala Zaspa');
});

test('a class that stands there twice, or that the club has, is not planned again', () => {
  const line = 'wt 18:00–19:30 Aikido Dojo Wrzeszcz';
  const stored = { title: 'aikido', weekdays: [2], localTime: '18:00', workplace: 'w' };
  const faults = (...of: Parameters<typeof readTimetable>) =>
    readTimetable(...of).map((each) => each?.faults);
  expect(faults(`${line}\nWT 18-19 AIKIDO, dojo wrzeszcz\n`, known)).toEqual([[], ['twice'], undefined]);
  expect(faults(line, known, [stored])).toEqual([['stored']]);
  expect(faults(line, known, [{ ...stored, localTime: '18:30' }])).toEqual([[]]);
});

test('what is marked stands one after the other', () => {
  const [line] = readTimetable('wt 19–18 Aikido Hala Zaspa, Nowak', known);
  expect(line && marksOf(line).map(({ tone }) => tone)).toEqual(['wrong', 'subject', 'asked', 'asked']);
});

const on = { from: '2026-11-20', to: '2027-06-30', leader: 'me' };

test('a line becomes a series until the end of the season, led by who is named or by who writes it', () => {
  const [first] = readTimetable(card, known);
  expect(first && seriesOf(first, on)).toEqual({
    title: 'Pierwsze kroki',
    workplace: 'w',
    instructor: 'e',
    weekdays: [1, 3, 5],
    everyWeeks: 1,
    localTime: '16:30',
    durationMinutes: 60,
    dateFrom: '2026-11-20',
    dateTo: '2027-06-30',
    kind: 'kids',
    section: 'kids',
  });
  const [other] = readTimetable('wt 18–19 Aikido Dojo Wrzeszcz', known);
  expect(other && seriesOf(other, on)).toMatchObject({ instructor: 'me', section: 'adult' });
});

test('every second Tuesday begins with the next one', () => {
  // A Friday: the Tuesday of its week is gone.
  const [line] = readTimetable('co drugi wtorek 18–19 Broń Dojo Wrzeszcz', known);
  expect(line && seriesOf(line, on)).toMatchObject({ everyWeeks: 2, dateFrom: '2026-11-24' });
});

test('what names a place that nobody knows is no series yet', () => {
  const [line] = readTimetable('wt 18–19 Aikido Hala Zaspa', known);
  expect(line && seriesOf(line, on)).toBeNull();
});
