import type { Said } from './guide.ts';

/** The languages of the book. */
export const languages = { pl: 'Polski', en: 'English' } as const;

export type Language = keyof typeof languages;

/** The choices of the toolbar as an address carries them: `theme:lara-dark-indigo;language:en`. */
const chosen = /(?:^|;)language:(\w+)/;

const queryOf = (location: Location | undefined) => new URLSearchParams(location?.search);

/**
 * The language in which the book is read. Whoever chooses another in the toolbar loads its frame anew: so a text can
 * be said anywhere, in the arguments of a story and in sample data as well as in a component.
 */
export const language: Language =
  chosen.exec(queryOf(globalThis.location).get('globals') ?? '')?.[1] === 'en' ? 'en' : 'pl';

/** A text in the language of the book. */
export const say = (said: Said): string => said[language];

/** Loads the frame anew where the toolbar says another language than it was loaded in. */
export function followLanguage(wanted: unknown): void {
  if (wanted === language || !(wanted === 'pl' || wanted === 'en')) return;
  const query = queryOf(location);
  const others = (query.get('globals') ?? '').split(';').filter((each) => each && !chosen.test(each));
  query.set('globals', [...others, `language:${wanted}`].join(';'));
  location.replace(`?${query}`);
}
