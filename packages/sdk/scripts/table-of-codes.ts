import type { Contract } from './schema.ts';

interface Schemas {
  Problem: { properties: { code: { 'x-texts': Record<string, Record<'pl' | 'en', string>> } } };
}

/** The codes of what the rules of a field can tell against a value. */
const faultCodes = [
  'required',
  'wrong-type',
  'not-allowed',
  'too-short',
  'too-long',
  'too-small',
  'too-large',
  'too-few',
  'too-many',
  'wrong-pattern',
  'wrong-format',
  'unknown-field',
];

const textsOf = (contract: Contract) =>
  (contract.components.schemas as unknown as Schemas).Problem.properties.code['x-texts'];

/** What the server says of the faults that a client can find by itself. */
export function faultTextsOf(contract: Contract): Record<string, object> {
  const texts = textsOf(contract);
  return Object.fromEntries(faultCodes.map((code) => [code, texts[code] ?? {}]));
}

/** A Markdown table of the codes that the server's problems may carry, with their texts. */
export function tableOfCodes(contract: Contract): string {
  const rows = Object.entries(textsOf(contract)).map(([code, { pl, en }]) => [`\`${code}\``, pl, en]);
  return [['Code', 'Polish', 'English'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
