export const languages = ['pl', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language, Polish, unless this browser was told another (spec §9). */
const defaultLanguage: Language = 'pl';

export const languageStorageKey = 'tatami.language';

/** The language this browser remembers. Shared with the head script, so it stays free of imports. */
export function rememberedLanguage(storage: Pick<Storage, 'getItem'>): Language {
  const stored = storage.getItem(languageStorageKey);
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

/** The language the document is in now. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return languages.find((language) => language === lang) ?? defaultLanguage;
}

/**
 * Where the texts of a language are that the first page needs: a part of the dictionary of spec §7, which lies one folder up
 * and is put together by the build.
 */
export function dictionaryUrl(language: Language): string {
  return `/assets/i18n/first/${language}.json`;
}
