import { earlyFetch } from '../early-fetch.ts';
import { dictionaryUrl, type Language } from './languages.ts';
import type { Dictionary } from './translator.ts';

/** The texts of a language that the first page needs; all others come with the code that names them. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  const answer = await earlyFetch(new Request(dictionaryUrl(language)));
  if (!answer.ok) throw new Error(`The texts in "${language}" could not be loaded (${answer.status}).`);
  return answer.json();
}
