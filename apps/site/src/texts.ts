import type { Language } from '@tatami/web-runtime/languages';
import { compileMessage, type Message, type MessageValues } from '@tatami/web-runtime/message';
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

export type TextKey = keyof typeof pl;
export type Text = (key: TextKey, values?: MessageValues) => string;

const dictionaries: Record<Language, Record<TextKey, string>> = { pl, en };

/** Gives the texts of the pages in a language. */
export function textsIn(language: Language): Text {
  const compiled = new Map<TextKey, Message>();
  return (key, values = {}) => {
    const message = compiled.get(key) ?? compileMessage(dictionaries[language][key], language);
    compiled.set(key, message);
    return message(values);
  };
}
