import type { Config } from '../../config.ts';
import type { Language } from '../../http/messages.ts';
import { escaped, paragraphs, quietly, wayTo } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import { markdownToHtml, markdownToText } from '../../mail/markdown.ts';
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
    examInvitation: ({ name, day, studentFirstName }) => [
      `Zaproszenie na egzamin: ${name}`,
      lines(studentFirstName, `Odpowiedz do: ${day}`),
    ],
    examResult: ({ name, reason, studentFirstName }) => [
      reason === 'passed' ? `Egzamin zdany, nowy stopień: ${name}` : `Egzamin na ${name}: tym razem niezdany`,
      studentFirstName,
    ],
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
    tokenExpiring: ({ name, when }) => [
      `Token dostępu wkrótce wygaśnie: ${name}`,
      `Przestanie działać: ${when}. Jeśli skrypt ma działać dalej, utwórz w swoim profilu nowy token i wstaw go w miejsce tego.`,
    ],
    announcement: ({ name }) => [`Ogłoszenie: ${name}`],
    webhookOff: ({ name, reason }) => [
      `Webhook wyłączony: ${name}`,
      lines(
        reason && offReasons.pl[reason],
        'Gdy odbiorca znowu działa, włącz go w administracji i wyślij ponownie to, co nie dotarło.',
      ),
    ],
    leadCame: ({ name, at, when }) => [
      `Zgłoszenie na pierwsze zajęcia: ${name}`,
      lines(at && `Wybrany termin: ${when}`, 'Odezwij się, póki zapał trwa.'),
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
    examInvitation: ({ name, day, studentFirstName }) => [
      `Invitation to an exam: ${name}`,
      lines(studentFirstName, `Answer by: ${day}`),
    ],
    examResult: ({ name, reason, studentFirstName }) => [
      reason === 'passed' ? `Exam passed, new grade: ${name}` : `Exam for ${name}: not passed this time`,
      studentFirstName,
    ],
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
    tokenExpiring: ({ name, when }) => [
      `An access token expires soon: ${name}`,
      `It works until ${when}. If the script is to go on, make a new token in your profile and put it in its place.`,
    ],
    announcement: ({ name }) => [`Announcement: ${name}`],
    webhookOff: ({ name, reason }) => [
      `Webhook turned off: ${name}`,
      lines(
        reason && offReasons.en[reason],
        'Once its receiver works again, turn it on in the administration, and send anew what did not come through.',
      ),
    ],
    leadCame: ({ name, at, when }) => [
      `Request for a first class: ${name}`,
      lines(at && `The class they chose: ${when}`, 'Get in touch while they are keen.'),
    ],
  },
};

/** What all mails of notices say beside what they tell. */
const around = {
  pl: {
    choose: 'O czym i jak Cię powiadamiać, ustawisz w swoim profilu.',
    unsubscribe: (kind: string) => `Nie chcesz takich maili (${kind})?`,
    leave: 'Zrezygnuj jednym naciśnięciem',
    open: 'Otwórz w klubie',
    seen: 'Autor widzi, kto przeczytał.',
    otherLanguage: 'To ogłoszenie jest tylko po polsku.',
    files: 'Załączniki',
  },
  en: {
    choose: 'What you hear of, and how, you choose in your profile.',
    unsubscribe: (kind: string) => `Don’t want such mails (${kind})?`,
    leave: 'Leave with one press',
    open: 'Open in the club',
    seen: 'The author sees who has read it.',
    otherLanguage: 'This announcement is in Polish only.',
    files: 'Attachments',
  },
} as const;

/** What mails of a kind are called, where their reader is about to have them no more. */
const kindNames: Record<Language, Record<NoticeKind, string>> = {
  pl: {
    trainingCancelled: 'odwołane treningi',
    trainingRestored: 'przywrócone treningi',
    gradeAwarded: 'nowe stopnie',
    homeworkAssigned: 'prace domowe',
    homeworkReturned: 'prace domowe do poprawy',
    homeworkReviewed: 'sprawdzone prace domowe',
    excuseAccepted: 'usprawiedliwione nieobecności',
    paperExpiring: 'kończące się dokumenty',
    newDevice: 'logowania z nowych urządzeń',
    tokenExpiring: 'wygasające tokeny dostępu',
    webhookOff: 'wyłączone webhooki',
    leadCame: 'zgłoszenia na pierwsze zajęcia',
    missed: 'zaproszenia po przerwie',
    examInvitation: 'zaproszenia na egzaminy',
    examResult: 'wyniki egzaminów',
    announcement: 'ogłoszenia',
  },
  en: {
    trainingCancelled: 'cancelled trainings',
    trainingRestored: 'restored trainings',
    gradeAwarded: 'new grades',
    homeworkAssigned: 'homework',
    homeworkReturned: 'homework to be done again',
    homeworkReviewed: 'reviewed homework',
    excuseAccepted: 'excused absences',
    paperExpiring: 'expiring papers',
    newDevice: 'sign-ins from new devices',
    tokenExpiring: 'expiring access tokens',
    webhookOff: 'webhooks turned off',
    leadCame: 'requests for a first class',
    missed: 'invitations after a break',
    examInvitation: 'invitations to exams',
    examResult: 'results of exams',
    announcement: 'announcements',
  },
};

/** What an announcement says, and who says it. */
export interface Announced {
  titlePl: string;
  titleEn: string | null;
  bodyPl: string;
  bodyEn: string | null;
  authorName: string | null;
  /** What comes with it, which is kept in the club: a mail names it. */
  files: { id: string; name: string; bytes: number; alt: string | null }[];
}

/** What stands under all that the club writes to somebody, whatever it tells. */
export const endOfMail = ({ clubName, publicUrl }: Config, language: Language): string =>
  lines(around[language].choose, `${clubName}: ${publicUrl}`);

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

/** How its reader has mails of a kind no more, without a sign-in. */
export interface WayOut {
  /** The address of the page for that. */
  page: string;
  /** The address that mail programs send to (RFC 8058). */
  press: string;
}

/** The mail of a notice. */
export function noticeMail(
  config: Config,
  kind: NoticeKind,
  said: Said & { row: string },
  out: WayOut,
  announced?: Announced,
): Omit<Mail, 'to'> {
  const { language } = said;
  const { clubName, publicUrl } = config;
  const words = around[language];
  const unsubscribe = words.unsubscribe(kindNames[language][kind]);
  const before = [...(announced ? [words.seen] : []), words.choose];
  const end = lines(...before, `${unsubscribe} ${words.leave}: ${out.page}`, `${clubName}: ${publicUrl}`);
  const endAsHtml = [
    ...before.map(escaped),
    `${escaped(unsubscribe)} ${wayTo(out.page, words.leave, 'quiet')}`,
    `${escaped(clubName)}: ${wayTo(publicUrl, new URL(publicUrl).host, 'quiet')}`,
  ].join('<br>');
  const list = {
    id: kind.toLowerCase(),
    name: `${clubName}: ${kindNames[language][kind]}`,
    unsubscribe: out.press,
  };
  if (announced) return announcementMail(config, said, announced, { end, endAsHtml, list });
  const { title, text } = noticeWords(config, kind, said);
  return {
    subject: `${title} – ${clubName}`,
    text: `${[title, text, end].filter(Boolean).join('\n\n')}\n`,
    language,
    letter: { title, html: text && paragraphs(text), end: endAsHtml },
    list,
  };
}

/** An announcement is read in the mail itself. */
function announcementMail(
  { clubName, publicUrl }: Config,
  { language, row }: Said & { row: string },
  { titlePl, titleEn, bodyPl, bodyEn, authorName, files }: Announced,
  beside: { end: string; endAsHtml: string; list: Mail['list'] & object },
): Omit<Mail, 'to'> {
  const words = around[language];
  const isTranslated = language === 'pl' || bodyEn !== null;
  const title = (language === 'en' && titleEn) || titlePl;
  const body = (language === 'en' && bodyEn) || bodyPl;
  const href = `${publicUrl}/announcement/${row}`;
  const above = lines(authorName, !isTranslated && words.otherLanguage);
  const { end, endAsHtml, list } = beside;
  const kept = files.map(({ id, name, bytes, alt }) => ({
    name,
    about: [alt, sizeIn(language, bytes)].filter(Boolean).join(', '),
    at: `${href}?file=${id}`,
  }));
  const filesAsText = lines(
    kept.length > 0 && `${words.files}:`,
    ...kept.map(({ name, about, at }) => `- ${name} (${about}): ${at}`),
  );
  return {
    subject: `${title} – ${clubName}`,
    text: `${[title, above, markdownToText(body, publicUrl), filesAsText, `${words.open}: ${href}`, end].filter(Boolean).join('\n\n')}\n`,
    language,
    letter: {
      title,
      html: `${above && paragraphs(above)}<div lang="${isTranslated ? language : 'pl'}">${markdownToHtml(body, publicUrl)}</div>${filesAsHtml(words.files, kept)}`,
      open: { label: words.open, href },
      end: endAsHtml,
    },
    list,
  };
}

/** The files of an announcement, each with a link to it. */
function filesAsHtml(heading: string, files: readonly { name: string; about: string; at: string }[]): string {
  if (files.length === 0) return '';
  const items = files.map(({ name, about, at }) => `<li>${wayTo(at, name)}<br>${quietly(about)}</li>`);
  return `<h2 style="font-size:16px">${escaped(heading)}</h2><ul>${items.join('')}</ul>`;
}

/** How large a file is, as the app says it. */
function sizeIn(language: Language, bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte'] as const;
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** step);
}

const lines = (...some: (string | false | null | undefined)[]): string => some.filter(Boolean).join('\n');
