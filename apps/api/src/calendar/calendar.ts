import type { Config } from '../config.ts';
import type { Language } from '../http/messages.ts';
import type { feedReminders, feedSubjects } from './columns.ts';
import { asText, type Component, type Property, writeComponent } from './ical.ts';
import type { Free, Planned } from './scope.ts';
import { timeZoneComponent } from './time-zone.ts';
import { calendarWords } from './words.ts';

export type FeedSubject = (typeof feedSubjects)[number];
export type FeedReminder = (typeof feedReminders)[number];

/** The number that grows when a calendar is written otherwise than before: all programs then read theirs anew. */
export const CALENDAR_FORMAT = 1;

/** How often a program may ask (RFC 7986 §5.7): what is cancelled in the afternoon is known by then. */
const REFRESH = 'PT1H';

/** How long before the beginning an alarm sounds (RFC 5545 §3.8.6.3). */
const triggers: Record<Exclude<FeedReminder, 'none'>, string> = {
  hour: '-PT1H',
  twoHours: '-PT2H',
  day: '-P1D',
};

/** The names of CSS colours (RFC 7986 §5.9) by which calendars of one person are told apart. */
const colours: Record<FeedSubject, string> = {
  student: 'royalblue',
  led: 'firebrick',
  workplace: 'seagreen',
  club: 'slategray',
};

/** What a calendar is made of. */
export interface CalendarContent {
  language: Language;
  trainings: readonly Planned[];
  daysOff: readonly Free[];
  reminder: FeedReminder;
  /** What stands at the head of a feed; a single training has none. */
  feed?: { id: string; about: FeedSubject; name: string };
}

/** Writes a calendar (RFC 5545, RFC 7986) to be published: nobody answers to it. */
export function writeCalendar(
  { clubTimezone, publicUrl }: Pick<Config, 'clubTimezone' | 'publicUrl'>,
  { language, trainings, daysOff, reminder, feed }: CalendarContent,
): string {
  const zone = timeZoneComponent(clubTimezone);
  const asEvent = eventsOf(language, zone.id, publicUrl, reminder);
  return writeComponent({
    name: 'VCALENDAR',
    properties: [
      ['VERSION', '2.0'],
      ['PRODID', '-//Tatami//Tatami//PL'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ...(feed ? headOf(feed, zone.id) : []),
    ],
    components: [
      zone.component,
      ...trainings.map(asEvent),
      ...daysOff.map((free) => dayOffEvent(language, free)),
    ],
  });
}

function headOf({ id, about, name }: NonNullable<CalendarContent['feed']>, zone: string): Property[] {
  return [
    ['UID', id],
    ['NAME', asText(name)],
    ['X-WR-CALNAME', asText(name)],
    ['X-WR-TIMEZONE', zone],
    ['COLOR', colours[about]],
    ['REFRESH-INTERVAL;VALUE=DURATION', REFRESH],
    // Outlook's own name of the same.
    ['X-PUBLISHED-TTL', REFRESH],
  ];
}

function eventsOf(language: Language, zone: string, publicUrl: string, reminder: FeedReminder) {
  const words = calendarWords[language];
  const text = eachOnce(asText);
  const at = (name: string, time: string): Property =>
    time.endsWith('Z') ? [name, time] : [`${name};TZID=${zone}`, time];

  return (training: Planned): Component => {
    const { id, state, title, lat, lon, answer, note } = training;
    const isOff = state === 'cancelled' || state === 'notHeld';
    const prefix = state === 'cancelled' ? words.cancelled : words.notHeld;
    const why = training.cancelReason ?? training.dayOff;
    const url = `${publicUrl}/dojo/training/${id}`;
    const said = [
      state === 'cancelled' && why && `${words.why}: ${why}`,
      `${words.ledBy}: ${training.instructorName}`,
      answer && `${words.attendance}: ${words.answers[answer]}`,
      training.techniques && `${words.techniques}: ${training.techniques}`,
      note,
      url,
    ].filter(Boolean);
    const summary = text(isOff ? `${prefix}: ${title}` : title);
    const isBusy = !isOff && answer !== 'excused';
    return {
      name: 'VEVENT',
      properties: [
        ['UID', id],
        ['SEQUENCE', String(training.version)],
        ['DTSTAMP', training.changedAt],
        ['LAST-MODIFIED', training.changedAt],
        at('DTSTART', training.startsAt),
        at('DTEND', training.endsAt),
        ['SUMMARY', summary],
        ['LOCATION', text(training.place)],
        ...(lat !== null && lon !== null ? [['GEO', `${lat};${lon}`] as const] : []),
        ['DESCRIPTION', asText(said.join('\n'))],
        ['STATUS', isOff ? 'CANCELLED' : 'CONFIRMED'],
        ['TRANSP', isBusy ? 'OPAQUE' : 'TRANSPARENT'],
        ['URL', url],
      ],
      ...(isBusy && reminder !== 'none' && { components: [alarm(triggers[reminder], summary)] }),
    };
  };
}

/** The same function, which works out what it is asked for again but once. */
function eachOnce(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? work(text);
    known.set(text, found);
    return found;
  };
}

const alarm = (trigger: string, summary: string): Component => ({
  name: 'VALARM',
  properties: [
    ['ACTION', 'DISPLAY'],
    ['TRIGGER', trigger],
    ['DESCRIPTION', summary],
  ],
});

function dayOffEvent(
  language: Language,
  { id, version, name, dateFrom, dateAfter, note, changedAt }: Free,
): Component {
  return {
    name: 'VEVENT',
    properties: [
      ['UID', id],
      ['SEQUENCE', String(version)],
      ['DTSTAMP', changedAt],
      ['LAST-MODIFIED', changedAt],
      ['DTSTART;VALUE=DATE', dateFrom],
      // The day after the last (RFC 5545 §3.6.1).
      ['DTEND;VALUE=DATE', dateAfter],
      ['SUMMARY', asText(`${calendarWords[language].dayOff}: ${name}`)],
      ...(note ? [['DESCRIPTION', asText(note)] as const] : []),
      ['TRANSP', 'TRANSPARENT'],
    ],
  };
}
