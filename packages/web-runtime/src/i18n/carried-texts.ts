import { type Language, languages } from './languages.ts';

const carried = new Map<string, readonly string[]>();

/** Takes the texts that a part of the app has brought with it: by their names, in the order of the languages. */
export function carryTexts(texts: Readonly<Record<string, readonly string[]>>): void {
  for (const [key, inLanguages] of Object.entries(texts)) carried.set(key, inLanguages);
}

/** A text that came with the code that names it. */
export function carriedText(key: string, language: Language): string | undefined {
  return carried.get(key)?.[languages.indexOf(language)];
}
