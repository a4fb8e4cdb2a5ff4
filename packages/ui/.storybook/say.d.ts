import type { Said } from './guide.ts';
/** The languages of the book. */
export declare const languages: {
  readonly pl: 'Polski';
  readonly en: 'English';
};
export type Language = keyof typeof languages;
/**
 * The language in which the book is read. Whoever chooses another in the toolbar loads its frame anew: so a text can
 * be said anywhere, in the arguments of a story and in sample data as well as in a component.
 */
export declare const language: Language;
/** A text in the language of the book. */
export declare const say: (said: Said) => string;
/** Loads the frame anew where the toolbar says another language than it was loaded in. */
export declare function followLanguage(wanted: unknown): void;
