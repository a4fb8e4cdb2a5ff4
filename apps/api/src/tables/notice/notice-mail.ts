import type { Config } from '../../config.ts';
import type { Language } from '../../http/messages.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { NoticeKind } from './columns.ts';

/** What is said of a notice outside of the app. */
export interface Said {
  language: Language;
  studentFirstName: string | null;
  name: string;
  at: string | null;
  reason: string | null;
  count: number;
}

type Words = Said & { when: string; day: string; others: number };

const papers: Record<Language, Readonly<Record<string, string>>> = {
  pl: { medical: 'badanie lekarskie', insurance: 'ubezpieczenie', licence: 'licencja' },
  en: { medical: 'medical examination', insurance: 'insurance', licence: 'licence' },
};

const offReasons: Record<Language, Readonly<Record<string, string>>> = {
  pl: {
    failing: 'Od tygodnia odbiorca nie przyjął ani jednej wiadomości.',
    gone: 'Odbiorca odpowiedział, że tego adresu już nie ma.',
  },
  en: {
    failing: 'For a week its receiver has not taken a single message.',
    gone: 'Its receiver has answered that this address is gone.',
  },
};

/** The subject of each kind, and what stands under it, if anything. */
const words: Record<
  Language,
  Record<NoticeKind, (words: Words) => [subject: string, more?: string | null]>
> = {
  pl: {
    trainingCancelled: ({ name, when, reason, others }) => [
      `Trening odwołany: ${name}, ${when}`,
      lines(reason && `Powód: ${reason}`, others > 0 && `Odwołane są też następne treningi: ${others}.`),
    ],
    trainingRestored: ({ name, when, others }) => [
      `Trening jednak się odbędzie: ${name}, ${when}`,
      lines(others > 0 && `Odbędą się też następne treningi: ${others}.`),
    ],
    gradeAwarded: ({ name, studentFirstName }) => [`Nowy stopień: ${name}`, studentFirstName],
    homeworkAssigned: ({ name, at, when, studentFirstName }) => [
      `Praca domowa: ${name}`,
      lines(studentFirstName, at && `Termin: ${when}`),
    ],
    homeworkReturned: ({ name, studentFirstName }) => [`Praca domowa do poprawy: ${name}`, studentFirstName],
    homeworkReviewed: ({ name, studentFirstName }) => [`Praca domowa sprawdzona: ${name}`, studentFirstName],
    excuseAccepted: ({ name, when, studentFirstName }) => [
      `Nieobecność usprawiedliwiona: ${name}, ${when}`,
      studentFirstName,
    ],
    paperExpiring: ({ name, day, studentFirstName }) => [
      `Wkrótce straci ważność: ${papers.pl[name] ?? name}`,
      lines(studentFirstName, `Ostatni dzień ważności: ${day}`),
    ],
    missed: ({ name }) => [`Dawno Cię nie było na treningu: ${name}`],
    newDevice: ({ name }) => [
      `Logowanie z nowego urządzenia: ${name}`,
      'Jeśli to nie Ty, od razu zmień hasło i zakończ tę sesję w swoim profilu.',
    ],
    webhookOff: ({ name, reason }) => [
      `Webhook wyłączony: ${name}`,
      lines(
        reason && offReasons.pl[reason],
        'Gdy odbiorca znowu działa, włącz go w administracji i wyślij ponownie to, co nie dotarło.',
      ),
    ],
  },
  en: {
    trainingCancelled: ({ name, when, reason, others }) => [
      `Training cancelled: ${name}, ${when}`,
      lines(reason && `Why: ${reason}`, others > 0 && `Later trainings that are cancelled too: ${others}.`),
    ],
    trainingRestored: ({ name, when, others }) => [
      `Training takes place after all: ${name}, ${when}`,
      lines(others > 0 && `Later trainings that take place too: ${others}.`),
    ],
    gradeAwarded: ({ name, studentFirstName }) => [`New grade: ${name}`, studentFirstName],
    homeworkAssigned: ({ name, at, when, studentFirstName }) => [
      `Homework: ${name}`,
      lines(studentFirstName, at && `Due: ${when}`),
    ],
    homeworkReturned: ({ name, studentFirstName }) => [
      `Homework to be done again: ${name}`,
      studentFirstName,
    ],
    homeworkReviewed: ({ name, studentFirstName }) => [`Homework reviewed: ${name}`, studentFirstName],
    excuseAccepted: ({ name, when, studentFirstName }) => [
      `Absence excused: ${name}, ${when}`,
      studentFirstName,
    ],
    paperExpiring: ({ name, day, studentFirstName }) => [
      `Soon no longer valid: ${papers.en[name] ?? name}`,
      lines(studentFirstName, `The last day: ${day}`),
    ],
    missed: ({ name }) => [`Not seen at a training for long: ${name}`],
    newDevice: ({ name }) => [
      `Signed in from a new device: ${name}`,
      'If it wasn’t you, change your password at once, and end that session in your profile.',
    ],
    webhookOff: ({ name, reason }) => [
      `Webhook turned off: ${name}`,
      lines(
        reason && offReasons.en[reason],
        'Once its receiver works again, turn it on in the administration, and send anew what did not come through.',
      ),
    ],
  },
};

const ends: Record<Language, (clubName: string, club: string) => string> = {
  pl: (clubName, club) => `${clubName}: ${club}\n\nO czym i jak Cię powiadamiać, ustawisz w swoim profilu.\n`,
  en: (clubName, club) => `${clubName}: ${club}\n\nWhat you hear of, and how, you choose in your profile.\n`,
};

/** What stands under all that the club writes to somebody, whatever it tells. */
export const endOfMail = ({ clubName, publicUrl }: Config, language: Language): string =>
  ends[language](clubName, publicUrl);

/** What a notice says in the language of who is told: in a line, and what there is beside. */
export function noticeWords(
  { clubTimezone: timeZone }: Config,
  kind: NoticeKind,
  said: Said,
): { title: string; text: string } {
  const { language, at, count } = said;
  const write = (options: Intl.DateTimeFormatOptions) =>
    at ? new Intl.DateTimeFormat(language, { timeZone, ...options }).format(new Date(at)) : '';
  const day = write({ day: 'numeric', month: 'long', year: 'numeric' });
  const when = write({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  const [title, text] = words[language][kind]({ ...said, day, when, others: count - 1 });
  return { title, text: text ?? '' };
}

/** The mail of a notice. */
export function noticeMail(config: Config, kind: NoticeKind, said: Said): Omit<Mail, 'to'> {
  const { title, text } = noticeWords(config, kind, said);
  const end = endOfMail(config, said.language);
  return {
    subject: `${title} – ${config.clubName}`,
    text: [title, text, end].filter(Boolean).join('\n\n'),
  };
}

const lines = (...some: (string | false | null | undefined)[]): string => some.filter(Boolean).join('\n');
