import { type ReactNode, startTransition, useMemo, useState } from 'react';
import { choices } from '../cookies/consent.ts';
import { languageChooser } from './choose-language.ts';
import { createFormats } from './formats.ts';
import { type I18n, I18nContext } from './i18n-context.ts';
import { type Language, languageStorageKey } from './languages.ts';
import { createTranslator, type Dictionary } from './translator.ts';

interface I18nProviderProps {
  language: Language;
  dictionary: Dictionary;
  timeZone: string;
  /** Brings the dictionary of a language that was not loaded yet. */
  load: (language: Language) => Promise<Dictionary>;
  children: ReactNode;
}

export function I18nProvider({ language, dictionary, timeZone, load, children }: I18nProviderProps) {
  const [current, setCurrent] = useState({ language, dictionary });

  const setLanguage = useMemo(
    () =>
      languageChooser({
        remember: (wanted) => choices().setItem(languageStorageKey, wanted),
        load,
        show: (wanted, loaded) => {
          document.documentElement.lang = wanted;
          startTransition(() => setCurrent({ language: wanted, dictionary: loaded }));
        },
      }),
    [load],
  );

  const i18n = useMemo<I18n>(
    () => ({
      language: current.language,
      timeZone,
      t: createTranslator(current.language, current.dictionary),
      format: createFormats(current.language, timeZone),
      setLanguage,
    }),
    [current, timeZone, setLanguage],
  );

  return <I18nContext value={i18n}>{children}</I18nContext>;
}
