import type { Language } from './error.ts';

const texts = {
  pl: ['Nie ma API klubu pod adresem ', '. Czy to miało być '],
  en: ['There is no club’s API at ', '. Did you mean '],
};

/** What to say of an answer of somebody else: of the club's pages, a server of files, a Wi-Fi that wants a sign-in. */
export function wordsForNoApi(baseUrl: string, language: Language): string {
  const [words, meant] = texts[language];
  return words + baseUrl + (baseUrl.endsWith('/api') ? '.' : `${meant}${baseUrl}/api?`);
}
