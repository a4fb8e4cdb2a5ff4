import { createContext, useContext } from 'react';
import type { Formats } from './formats.ts';
import type { Language } from './languages.ts';
import type { Translate } from './translator.ts';

export interface I18n {
  language: Language;
  timeZone: string;
  t: Translate;
  format: Formats;
  setLanguage: (language: Language) => void;
}

export const I18nContext = createContext<I18n | null>(null);

/** The texts, dates and numbers of the product in the person's language. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nProvider above it.');
  return i18n;
}
