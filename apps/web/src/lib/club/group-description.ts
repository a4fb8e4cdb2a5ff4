import type { Language } from '@tatami/web-runtime/languages';

/** What the server says of the groups that every club starts with, and the same in English. */
const inEnglish: Readonly<Record<string, string>> = {
  'Pełny dostęp do klubu': 'Full access to the club',
  'Prowadzą treningi i sprawdzają obecność': 'They lead trainings and call the roll',
  'Ćwiczą w klubie': 'They train in the club',
  'Rozwijają oprogramowanie klubu': 'They develop the club’s software',
};

/** What a group of users is for, in the language of the page; what the club itself has written stays. */
export const groupDescription = (description: string | null, language: Language): string | null =>
  (language === 'en' && description && inEnglish[description]) || description;
