import * as en from '../src/labels/en.ts';
import * as pl from '../src/labels/pl.ts';
import { language } from './say.ts';

/** The words that components bring, in the languages of the book. */
export const texts = { pl, en };

/** The same, in the language in which it is read. */
export const words = texts[language];
