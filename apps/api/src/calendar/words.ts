import type { Language } from '../http/messages.ts';
import type { feedSubjects } from './columns.ts';

interface Words {
  cancelled: string;
  notHeld: string;
  why: string;
  ledBy: string;
  techniques: string;
  attendance: string;
  /** What is known of the one whom a feed is about, by the status of their presence. */
  answers: Readonly<Record<string, string>>;
  dayOff: string;
  /** What a feed is called behind the club's name, where it is named by nobody and no place. */
  subjects: Readonly<Partial<Record<(typeof feedSubjects)[number], string>>>;
}

/** What a calendar says in the language of its owner. */
export const calendarWords: Record<Language, Words> = {
  pl: {
    cancelled: 'Odwołany',
    notHeld: 'Nie odbył się',
    why: 'Powód',
    ledBy: 'Prowadzi',
    techniques: 'Techniki',
    attendance: 'Obecność',
    answers: {
      declared: 'zapowiedziana',
      present: 'tak',
      late: 'ze spóźnieniem',
      excused: 'zgłoszona nieobecność',
      absent: 'nie',
    },
    dayOff: 'Dzień wolny',
    subjects: { led: 'prowadzone zajęcia' },
  },
  en: {
    cancelled: 'Cancelled',
    notHeld: 'Not held',
    why: 'Why',
    ledBy: 'Led by',
    techniques: 'Techniques',
    attendance: 'Attendance',
    answers: {
      declared: 'announced',
      present: 'yes',
      late: 'late',
      excused: 'excused',
      absent: 'no',
    },
    dayOff: 'Day off',
    subjects: { led: 'classes led' },
  },
};
