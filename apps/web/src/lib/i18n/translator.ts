import type polish from '../../../public/assets/i18n/pl.json';
import type { Language } from './languages.ts';
import { compileMessage, type Message, type MessageValues } from './message.ts';

/** Every text of the product, by the name it has in the dictionaries. */
export type MessageKey = keyof typeof polish;
export type Dictionary = Readonly<Record<string, string>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const noValues: MessageValues = {};

/** Looks texts up in a dictionary; each message is compiled when first needed. */
export function createTranslator(language: Language, dictionary: Dictionary): Translate {
  const compiled = new Map<string, Message>();
  return (key, values = noValues) => {
    let message = compiled.get(key);
    if (!message) {
      message = compileMessage(dictionary[key] ?? key, language);
      compiled.set(key, message);
    }
    return message(values);
  };
}
