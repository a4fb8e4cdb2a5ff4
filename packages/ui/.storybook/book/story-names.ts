import { language } from '../say.ts';
import names from '../story-names.json' with { type: 'json' };

const polish: Readonly<Record<string, string>> = names;

/** What a story is called in the language of the book: by the name of its export, or as the dictionary has it in Polish. */
export const storyName = (name: string): string => (language === 'pl' ? (polish[name] ?? name) : name);
