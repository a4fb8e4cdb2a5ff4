import type { Language } from '@tatami/web-runtime/languages';
import type { Named } from '../../../api/src/site/landing-data.ts';

/** A text in the language of the page, or else in the other, which it says. */
export interface Said {
  text: string;
  lang: Language | undefined;
}

/** Gives a text of the club as the page says it: where the page’s language is missing, in the other one. */
export function said(text: Partial<Named>, language: Language): Said | null {
  const own = text[language];
  if (own) return { text: own, lang: undefined };
  const other = language === 'pl' ? 'en' : 'pl';
  const theirs = text[other];
  return theirs ? { text: theirs, lang: other } : null;
}
