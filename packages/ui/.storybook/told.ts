import english from './english.json' with { type: 'json' };
import { keyOf } from './key-of.ts';
import { language } from './say.ts';

const dictionary: Readonly<Record<string, string>> = english;
const places = /\{(\d)\}/g;

/** A text of an example in the language of the book; what stands in it in the places that are counted. */
export function told(text: string, ...parts: readonly unknown[]): string {
  const said = language === 'en' ? (inEnglish(text) ?? text) : text;
  return parts.length === 0 ? said : said.replace(places, (_, at) => String(parts[Number(at)]));
}

/** What is there in Polish only. */
export const inPolish = <Value>(value: Value): Value | undefined => (language === 'pl' ? value : undefined);

/** A text in English, with the same room around it; nothing where the dictionary doesn’t know it. */
function inEnglish(text: string): string | undefined {
  const said = dictionary[keyOf(text)];
  return said === undefined ? undefined : text.replace(text.trim(), () => said);
}

const texts = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`((?:[^`\\]|\\.)*)`|(?<=[>}])([^<>{}'"`]+)(?=[<{])/g;
const polishLabels = /(?<=labels\/|Labels\.|\* as )pl\b|\bpl(?=\.\w*[lL]abels\b)/g;

/** The source of an example with its texts in the language of the book. */
export function toldCode(code: string): string {
  if (language === 'pl') return code;
  return code
    .replace(texts, (whole, single?: string, double?: string, template?: string, between?: string) => {
      const raw = single ?? double ?? template ?? between ?? '';
      const parts: string[] = [];
      const text = raw
        .replace(/\$\{[^{}]*\}/g, (part) => `{${parts.push(part) - 1}}`)
        .replaceAll('\\n', '\n')
        .replace(/\\(.)/g, '$1');
      const said = inEnglish(text)?.replace(places, (place, at) => parts[Number(at)] ?? place);
      if (said === undefined) return whole;
      if (single !== undefined) return `'${said.replaceAll("'", '’').replaceAll('\n', '\\n')}'`;
      return whole.replace(raw, () => (double === undefined ? said : said.replaceAll('"', '”')));
    })
    .replace(polishLabels, 'en');
}
