import { carriedText } from './carried-texts.ts';
import type { Language } from './languages.ts';
import { compileMessage, type Message, type MessageValues } from './message.ts';

/** Every text of the product, by the name it has in the dictionaries. */
export type MessageKey = keyof TatamiTexts;
export type Dictionary = Readonly<Record<string, string>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const noValues: MessageValues = {};

/** Looks texts up in a dictionary, and among those that code has brought; each message is compiled when first needed. */
export function createTranslator(language: Language, dictionary: Dictionary): Translate {
  const compiled = new Map<string, Message>();
  return (key, values = noValues) => {
    const known = compiled.get(key);
    if (known) return known(values);
    const text = dictionary[key] ?? carriedText(key, language);
    if (text === undefined) return key;
    const message = compileMessage(text, language);
    compiled.set(key, message);
    return message(values);
  };
}
