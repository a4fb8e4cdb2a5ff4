export const languages = ['pl', 'en'] as const;
export type Language = (typeof languages)[number];

/** Spec §9: Polish unless this browser was told otherwise. */
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

/** Spec §7: the dictionary of a language is a key-to-text map at this address. */
export function dictionaryUrl(language: Language): string {
  return `/assets/i18n/${language}.json`;
}
