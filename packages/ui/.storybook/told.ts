import english from './english.json' with { type: 'json' };
import { language } from './say.ts';

const dictionary: Readonly<Record<string, string>> = english;

/** A text of an example in the language of the book; what stands in it in the places that are counted. */
export function told(text: string, ...parts: readonly unknown[]): string {
  const said = language === 'en' ? (dictionary[text] ?? text) : text;
  return parts.length === 0 ? said : said.replace(/\{(\d)\}/g, (_, at) => String(parts[Number(at)]));
}

const texts = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|>([^<>{}]+)</g;

/** The source of an example with its texts in the language of the book. */
export function toldCode(code: string): string {
  if (language === 'pl') return code;
  return code.replace(texts, (whole, single?: string, double?: string, between?: string) => {
    const text = (single ?? double ?? between ?? '').trim();
    const said = dictionary[text.replace(/\s+/g, ' ')];
    return said === undefined ? whole : whole.replace(text, said.replaceAll("'", '’'));
  });
}
