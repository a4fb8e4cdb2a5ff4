import type { Language } from '@tatami/web-runtime/languages';

/** The groups that every club starts with, as Polish pages call them; the server knows them by their English names. */
const inPolish: Readonly<Record<string, string>> = {
  Administrators: 'Administratorzy',
  Instructors: 'Instruktorzy',
  Members: 'Członkowie',
  Developers: 'Programiści',
};

/** A group of users in the language of the page; what the club itself has called so stays. */
export const groupName = (name: string, language: Language): string =>
  (language === 'pl' && inPolish[name]) || name;
