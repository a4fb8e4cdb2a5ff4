import fc from 'fast-check';
import ICAL from 'ical.js';
import { sync as nodeIcal, type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { type CalendarContent, writeCalendar } from './calendar.ts';
import type { Planned } from './scope.ts';

const club = { clubTimezone: 'Europe/Warsaw', publicUrl: 'https://klub.example' };

const planned = (more: Partial<Planned> = {}): Planned => ({
  id: '0199b3a0-0000-7000-8000-000000000001',
  version: 3,
  title: 'Aikido',
  startsAt: '20261130T180000',
  endsAt: '20261130T193000',
  changedAt: '20261127T120000Z',
  state: 'planned',
  cancelReason: null,
  dayOff: null,
  instructorName: 'Anna Żuk',
  note: null,
  place: 'Dojo Wrzeszcz, Sala A, ul. Zielona 1, 80-001 Gdańsk',
  lat: 54.38,
  lon: 18.6,
  techniques: null,
  answer: null,
  ...more,
});

const content = (more: Partial<CalendarContent> = {}): CalendarContent => ({
  language: 'pl',
  trainings: [planned()],
  daysOff: [],
  reminder: 'none',
  feed: { id: '0199b3a0-0000-7000-8000-00000000000f', about: 'club', name: 'Klub' },
  ...more,
});

const write = (more?: Partial<CalendarContent>) => writeCalendar(club, content(more));

/** The first event, as Thunderbird's parser reads it. */
function event(text: string): ICAL.Event {
  const found = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!found) throw new Error('There is no event.');
  return new ICAL.Event(found);
}

/** The same by another parser. */
function secondEvent(text: string): VEvent {
  const found = Object.values(nodeIcal.parseICS(text)).find((part) => part?.type === 'VEVENT');
  if (found?.type !== 'VEVENT') throw new Error('There is no event.');
  return found;
}

/** What a text is once what no calendar may hold is left out (RFC 5545 §3.3.11): its lines end alike, and nothing rings. */
const allowed = (text: string) =>
  text.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');

/** What the second parser takes for an escape though its backslash is escaped itself. */
const misread = /\\[nN;,\\]/;

describe('lines (RFC 5545 §3.1)', () => {
  const difficult = 'Zajęcia; „łączone”, dzieci\\dorośli 🥋👨‍👩‍👧\nw dwóch salach '
    .repeat(4)
    .trim()
    .slice(0, 200);

  test('none is longer than 75 octets, each ends with CR LF, and none breaks a character', () => {
    for (let blanks = 0; blanks < 80; blanks += 1) {
      const text = write({ trainings: [planned({ title: 'a'.repeat(blanks) + difficult })] });
      const lines = text.split('\r\n');
      expect(lines.at(-1)).toBe('');
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(lines.filter((line) => !line.isWellFormed())).toEqual([]);
    }
  });

  test('a title of 200 characters with commas, semicolons, line breaks and emoji comes through two parsers', () => {
    const text = write({ trainings: [planned({ title: difficult })] });
    expect(event(text).summary).toBe(difficult);
    expect(secondEvent(text).summary).toBe(difficult);
  });

  test('whatever anybody writes comes through both, in its own property', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => text.trim() === text);
    const lines = fc
      .array(
        fc.oneof(
          words,
          fc.constantFrom(
            'END:VEVENT',
            'BEGIN:VALARM',
            '\\n',
            ';',
            ',',
            '\r\n',
            '\u2028',
            '\u0085',
            '"',
            ':',
          ),
        ),
        {
          minLength: 1,
          maxLength: 8,
        },
      )
      .map((some) => `a${some.join('\n')}z`);
    fc.assert(
      fc.property(lines, lines, lines, (title, note, place) => {
        const text = write({ trainings: [planned({ title, note, place, instructorName: 'X' })] });
        const read = event(text);
        expect(read.summary).toBe(allowed(title));
        expect(read.location).toBe(allowed(place));
        expect(read.description).toContain(allowed(note));
        const second = secondEvent(text);
        if (!misread.test(title)) expect(second.summary).toBe(allowed(title));
        if (!misread.test(place)) expect(second.location).toBe(allowed(place));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a training', () => {
  test('stands with where it is, who leads it and where it is shown', () => {
    const text = write({ trainings: [planned({ note: 'Weź bokken.', techniques: 'ikkyo, nikyo' })] });
    const read = event(text);
    expect(read.location).toBe('Dojo Wrzeszcz, Sala A, ul. Zielona 1, 80-001 Gdańsk');
    expect(read.description.split('\n')).toEqual([
      'Prowadzi: Anna Żuk',
      'Techniki: ikkyo, nikyo',
      'Weź bokken.',
      'https://klub.example/dojo/training/0199b3a0-0000-7000-8000-000000000001',
    ]);
    // RFC 5545 §3.8.1.6: latitude, then longitude.
    expect(read.component.getFirstPropertyValue('geo')).toEqual([54.38, 18.6]);
    expect(secondEvent(text).geo).toMatchObject({ lat: 54.38, lon: 18.6 });
    expect(read.component.getFirstPropertyValue('url')).toBe(
      'https://klub.example/dojo/training/0199b3a0-0000-7000-8000-000000000001',
    );
  });

  test('that is cancelled says so and why, leaves the time free and reminds of nothing (RFC 5545 §3.8.1.11)', () => {
    const text = write({
      reminder: 'hour',
      trainings: [planned({ state: 'cancelled', cancelReason: 'Awaria; brak prądu' })],
    });
    const { component, summary, description } = event(text);
    expect(summary).toBe('Odwołany: Aikido');
    expect(description).toMatch(/^Powód: Awaria; brak prądu\n/);
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(component.getAllSubcomponents('valarm')).toEqual([]);
    expect(secondEvent(text).status).toBe('CANCELLED');
  });

  test('that somebody is excused from leaves the time free', () => {
    const { component, description } = event(write({ trainings: [planned({ answer: 'excused' })] }));
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(description).toContain('Obecność: zgłoszona nieobecność');
  });

  test.each([
    ['hour', 3_600],
    ['twoHours', 7_200],
    ['day', 86_400],
  ] as const)('reminds %s before it begins (RFC 5545 §3.6.6)', (reminder, seconds) => {
    const [alarm] = event(write({ reminder })).component.getAllSubcomponents('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration;
    expect(trigger.toSeconds()).toBe(-seconds);
  });

  test('speaks the language of whoever reads it', () => {
    const trainings = [planned({ state: 'cancelled', dayOff: 'Wigilia' })];
    expect(event(write({ language: 'en', trainings })).summary).toBe('Cancelled: Aikido');
    expect(event(write({ language: 'en', trainings })).description).toMatch(
      /^Why: Wigilia\nLed by: Anna Żuk\n/,
    );
  });
});

test('days off last all day, to the end of the last (RFC 5545 §3.6.1)', () => {
  const free = { id: 'd', version: 1, name: 'Święta', note: null, changedAt: '20261127T120000Z' };
  const text = write({ trainings: [], daysOff: [{ ...free, dateFrom: '20261224', dateAfter: '20261227' }] });
  const { startDate, endDate, summary, component } = event(text);
  expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
    true,
    '2026-12-24',
    '2026-12-27',
  ]);
  expect(summary).toBe('Dzień wolny: Święta');
  expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(secondEvent(text).datetype).toBe('date');
});

test('a feed says what it is called, how it is told from others, and how often to ask (RFC 7986 §5)', () => {
  const text = write({ feed: { id: 'f', about: 'led', name: 'Klub: A, B' } });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const value = (name: string) => String(calendar.getFirstPropertyValue(name));
  expect(value('method')).toBe('PUBLISH');
  // Both parsers leave the text of what they don't know as it stands.
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining(['NAME:Klub: A\\, B', 'X-WR-CALNAME:Klub: A\\, B']),
  );
  expect(value('color')).toMatch(/^[a-z]+$/);
  expect([value('refresh-interval'), value('x-published-ttl')]).toEqual(['PT1H', 'PT1H']);
  // RFC 7986 §5.7: the parameter must stand there.
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  expect([value('uid'), value('x-wr-timezone')]).toEqual(['f', 'Europe/Warsaw']);
});

test('the zone comes with both of its rules (RFC 5545 §3.6.5)', () => {
  const [zone] = new ICAL.Component(ICAL.parse(write())).getAllSubcomponents('vtimezone');
  const rule = (name: string) => {
    const part = zone?.getFirstSubcomponent(name);
    return ['tzoffsetfrom', 'tzoffsetto', 'rrule'].map((property) =>
      String(part?.getFirstPropertyValue(property)),
    );
  };
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Europe/Warsaw');
  expect(rule('daylight')).toEqual(['+01:00', '+02:00', expect.stringMatching(/BYMONTH=3/)]);
  expect(rule('standard')).toEqual(['+02:00', '+01:00', expect.stringMatching(/BYMONTH=10/)]);
  expect(rule('daylight')[2]).toMatch(/BYDAY=-1SU/);
});

test.each(Intl.supportedValuesOf('timeZone').filter((_, at) => at % 25 === 0))(
  'a club may be in %s',
  (zone) => {
    expect(() => writeCalendar({ ...club, clubTimezone: zone }, content())).not.toThrow();
  },
);

test('to write 5,000 trainings takes less than to read them', () => {
  const trainings = Array.from({ length: 5_000 }, (_, at) =>
    planned({ id: `t${at}`, note: 'Weź bokken; i jo.' }),
  );
  const cost = (work: () => unknown) => {
    const once = () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // Once the code is warm; on a machine that others load the quickest of some counts.
    return Math.min(...Array.from({ length: 5 }, once));
  };
  const text = write({ trainings, reminder: 'hour' });
  expect(cost(() => write({ trainings, reminder: 'hour' }))).toBeLessThan(cost(() => ICAL.parse(text)));
});
