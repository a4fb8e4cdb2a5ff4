import { describe, expect, test } from 'vitest';
import { type Known, readLine } from './read-line.ts';

const wrzeszcz = { id: 'w', name: 'Dojo Wrzeszcz' };
const przymorze = { id: 'p', name: 'Hala Przymorze' };
const ewelina = { id: 'e', name: 'Ewelina Wolska' };
const krzysztof = { id: 'k', name: 'Krzysztof Osiński' };
const jan = { id: 'j', name: 'Jan Zawadzki' };
const known: Known = { places: [wrzeszcz, przymorze], leaders: [ewelina, krzysztof, jan] };

/** “1 3 5 | 16:30+60 | Pierwsze kroki | Dojo Wrzeszcz | Ewelina Wolska”; what is not known stands in angle brackets. */
function said(line: string, of = known): string | null {
  const read = readLine(line, of);
  if (!read) return null;
  const { days, hours, title, place, leader, faults } = read;
  const name = (mention: typeof place) => mention && (mention.found?.name ?? `<${mention.said}>`);
  return [
    days && `${days.weekdays.join(' ')}${days.everyWeeks > 1 ? ` /${days.everyWeeks}` : ''}`,
    hours && `${hours.start}+${hours.minutes}`,
    title?.text,
    name(place),
    name(leader),
    ...(faults.length > 0 ? [`! ${faults.join(' ')}`] : []),
  ]
    .map((each) => each ?? '–')
    .join(' | ');
}

const kroki = '1 3 5 | 16:30+60 | Pierwsze kroki | Dojo Wrzeszcz | Ewelina Wolska';

describe('the card at the door', () => {
  test.each([
    ['pon śr pt 16:30–17:30 Pierwsze kroki Dojo Wrzeszcz, Wolska', kroki],
    ['pon śr pt 17:45–19:00 Młodzież Dojo Wrzeszcz', '1 3 5 | 17:45+75 | Młodzież | Dojo Wrzeszcz | –'],
    [
      'wt czw 18:30–20:00 Początkujący Dojo Wrzeszcz, Zawadzki',
      '2 4 | 18:30+90 | Początkujący | Dojo Wrzeszcz | Jan Zawadzki',
    ],
    [
      'sob 10:00–12:00 Jo i bokken Hala Zaspa, Osiński',
      '6 | 10:00+120 | Jo i bokken | <Hala Zaspa> | Krzysztof Osiński',
    ],
    // Without what is over and under letters, and in capitals.
    ['PON SR PT 16:30-17:30 Pierwsze kroki dojo wrzeszcz, wolska', kroki],
    ['Poniedziałek, środa, piątek 16.30-17.30 Pierwsze kroki, Dojo Wrzeszcz, Ewelina Wolska', kroki],
    ['poniedzialki, srody i piatki 16.30 do 17.30: Pierwsze kroki, Dojo Wrzeszcz, E. Wolska', kroki],
    ['pn./śr./pt. godz. 16:30-17:30 Pierwsze kroki w Dojo Wrzeszczu, prowadzi Wolska', kroki],
    ['mon wed fri 16:30-17:30 Pierwsze kroki @ Dojo Wrzeszcz (Wolska)', kroki],
    ['Mondays, Wednesdays and Fridays 4:30-5:30 pm Pierwsze kroki Dojo Wrzeszcz, Wolska', kroki],
    ['1630-1730 pon śr pt Pierwsze kroki Dojo Wrzeszcz, Wolska', kroki],
    ['• pon, śr, pt od 16:30 do 17:30 Pierwsze kroki – Dojo Wrzeszcz – Wolska', kroki],
    ['pon+śr+pt 16h30-17h30 Pierwsze kroki; Dojo Wrzeszcz; Wolska Ewelina', kroki],
    ['pon śr pt 16:30 60 min Pierwsze kroki | Dojo Wrzeszcz | Wolska', kroki],
    ['pon\u00a0śr pt\t16:30\u201417:30 Pierwsze kroki Dojo Wrzeszcz, Wolska', kroki],
  ])('%s', (line, expected) => expect(said(line)).toBe(expected));
});

describe('days', () => {
  test.each([
    ['pon–pt 7:00–8:00 Poranny', '1 2 3 4 5'],
    ['pon - pt 7-8 Poranny', '1 2 3 4 5'],
    ['poniedziałek do środy 7-8 Poranny', '1 2 3'],
    ['Monday to Wednesday 7-8 Morning', '1 2 3'],
    ['tydzień 7-8 Poranny', null],
    ['pn-śr, sob 7-8 Poranny', '1 2 3 6'],
    ['pt–pon 7-8 Poranny', '1 5 6 7'],
    ['codziennie 7-8 Poranny', '1 2 3 4 5 6 7'],
    ['co dzień 7-8 Poranny', '1 2 3 4 5 6 7'],
    ['daily 7-8 Morning', '1 2 3 4 5 6 7'],
    ['w dni powszednie 7-8 Poranny', '1 2 3 4 5'],
    ['weekendy 10-12 Staż', '6 7'],
    ['co drugi wtorek 19-20 Broń', '2 /2'],
    ['co druga środa 19-20 Broń', '3 /2'],
    ['co 2 tygodnie w sobotę 10-12 Broń', '6 /2'],
    ['every other Saturday 10-12 Weapons', '6 /2'],
    ['co trzeci piątek 19-20 Broń', '5 /3'],
    ['co czwartek 19-20 Broń', '4'],
    ['co czwarty piątek 19-20 Broń', '5 /4'],
    ['w każdy wtorek 19-20 Broń', '2'],
    ['wt. i czw. 19-20 Aikido', '2 4'],
    ['niedz 10-12 Otwarty', '7'],
    ['pon pon śr 10-11 Aikido', '1 3'],
  ])('%s', (line, expected) => {
    const days = readLine(line, known)?.days;
    const weeks = days && days.everyWeeks > 1 ? ` /${days.everyWeeks}` : '';
    expect(days ? `${days.weekdays.join(' ')}${weeks}` : null).toBe(expected);
  });
});

describe('hours', () => {
  test.each([
    ['wt 17.45-19 Aikido', '17:45+75', undefined],
    ['wt 7:00–8:00 Aikido', '07:00+60', undefined],
    ['wt 9,30-10,15 Aikido', '09:30+45', undefined],
    ['wt 18−19:30 Aikido', '18:00+90', undefined],
    ['wt 22:00–24:00 Aikido', '22:00+120', undefined],
    ['wt 6-7:30 pm Aikido', '18:00+90', undefined],
    ['wt 11-12:30 pm Aikido', '11:00+90', undefined],
    ['wt 18:00 90 min Aikido', '18:00+90', undefined],
    ['wt 18:00 (2 h) Aikido', '18:00+120', undefined],
    ['wt 18:00-18:15 Aikido', '18:00+15', undefined],
    ['wt 10-18 Staż', '10:00+480', undefined],
    ['wt 18:00 Aikido', '18:00+0', 'noEnd'],
    ['wt 25:00–26:00 Aikido', '+0', 'noSuchHour'],
    ['wt 18:75–19:00 Aikido', '+0', 'noSuchHour'],
    ['wt 24:00–24:00 Aikido', '24:00+0', 'noSuchHour'],
    ['wt 19:00–18:00 Aikido', '19:00+-60', 'endBeforeStart'],
    ['wt 18:00–18:00 Aikido', '18:00+0', 'endBeforeStart'],
    ['wt 18:00–18:14 Aikido', '18:00+14', 'tooShort'],
    ['wt 8:00–16:01 Aikido', '08:00+481', 'tooLong'],
    ['wt 13-2 pm Aikido', '+0', 'noSuchHour'],
  ])('%s', (line, expected, fault) => {
    const read = readLine(line, known);
    expect(read?.hours && `${read.hours.start}+${read.hours.minutes}`).toBe(expected);
    expect(read?.faults.filter((each) => each !== 'noPlace')).toEqual(fault ? [fault] : []);
  });
});

describe('what is not said, or not known', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['Aikido dla dorosłych', '– | – | Aikido dla dorosłych | – | – | ! noDays noHours noPlace'],
    ['wt czw 7:00–8:00 …', '2 4 | 07:00+60 | – | – | – | ! noTitle noPlace'],
    ['wt czw', '2 4 | – | – | – | – | ! noHours noTitle noPlace'],
    ['wt 18-19 Aikido, Nowak', '2 | 18:00+60 | Aikido | – | <Nowak> | ! noPlace'],
    ['wt 18-19 Aikido, Nowak, Wolska', '2 | 18:00+60 | Aikido | <Nowak> | Ewelina Wolska'],
    ['wt 18-19 Aikido sala gimnastyczna SP 45', '2 | 18:00+60 | Aikido | <sala gimnastyczna SP 45> | –'],
    ['wt 18-19 Aikido, Hali Przymorze', '2 | 18:00+60 | Aikido | Hala Przymorze | –'],
    ['wt 18-19 Aikido, Hala Przymorze, sensei Nowacki', '2 | 18:00+60 | Aikido | Hala Przymorze | <Nowacki>'],
    [
      `wt 18-19 ${'a'.repeat(151)} Dojo Wrzeszcz`,
      `2 | 18:00+60 | ${'a'.repeat(151)} | Dojo Wrzeszcz | – | ! titleTooLong`,
    ],
  ])('%s', (line, expected) => expect(said(line)).toBe(expected));

  test('the only place that there is needs no word', () => {
    const one = { ...known, places: [wrzeszcz] };
    expect(said('wt 18-19 Aikido', one)).toBe('2 | 18:00+60 | Aikido | Dojo Wrzeszcz | –');
    expect(said('wt 18-19 Aikido, Nowak', one)).toBe('2 | 18:00+60 | Aikido | Dojo Wrzeszcz | <Nowak>');
    expect(said('wt 18-19 Aikido Hala Zaspa', one)).toBe('2 | 18:00+60 | Aikido | <Hala Zaspa> | –');
  });

  test('a club without a place is asked for the one that is named', () => {
    expect(said('wt 18-19 Aikido Dojo Wrzeszcz, Wolska', { ...known, places: [] })).toBe(
      '2 | 18:00+60 | Aikido | <Dojo Wrzeszcz> | Ewelina Wolska',
    );
  });

  test('the nearest that is known is what may be meant', () => {
    expect(readLine('sob 10-12 Jo Hala Zaspa', known)?.place?.meant).toBe(przymorze);
    expect(readLine('sob 10-12 Jo, Dojo Wrzescz', known)?.place).toMatchObject({ found: wrzeszcz });
    expect(readLine('sob 10-12 Jo, Dojo Wrzeszcz, Wolski', known)?.leader).toMatchObject({ found: ewelina });
    expect(readLine('sob 10-12 Jo, Dojo Wrzeszcz, Osinsky', known)?.leader).toMatchObject({
      found: krzysztof,
    });
    expect(readLine('sob 10-12 Jo, Dojo Wrzeszcz, Kowal', known)?.leader).toMatchObject({
      found: null,
      meant: null,
    });
  });

  test('of two with one surname it is asked who is meant', () => {
    const two = { ...known, leaders: [...known.leaders, { id: 'a', name: 'Adam Wolski' }] };
    expect(said('wt 18-19 Aikido, Dojo Wrzeszcz, Wolska', two)).toContain('<Wolska>');
    expect(said('wt 18-19 Aikido, Dojo Wrzeszcz, E. Wolska', two)).toContain('Ewelina Wolska');
  });
});

test('each part is found where it stands', () => {
  const line = 'sob 10:00–12:00 Jo i bokken Hala Zaspa, Osiński';
  const { days, hours, title, place, leader } = readLine(line, known) ?? {};
  const at = (span: { from: number; to: number } | null | undefined) =>
    span && line.slice(span.from, span.to);
  expect([days, hours, title, place, leader].map(at)).toEqual([
    ...['sob', '10:00–12:00', 'Jo i bokken', 'Hala Zaspa', 'Osiński'],
  ]);
});

test.each([
  ['Pierwsze kroki', 'kids', 'kids'],
  ['Dzieci 7–10 lat', 'kids', 'kids'],
  ['Młodzież', 'regular', 'youth'],
  ['Jo i bokken', 'weapons', null],
  ['Trening otwarty', 'open', null],
  ['Zaawansowani', 'regular', 'adult'],
  ['Jogging', 'regular', 'adult'],
])('%s is for whom its name says', (title, kind, section) => {
  expect(readLine(`wt 18-19 ${title} Dojo Wrzeszcz`, known)?.audience).toEqual({ kind, section });
});
