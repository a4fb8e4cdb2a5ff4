import type { Contract } from './schema.ts';

interface Schemas {
  Problem: { properties: { code: { 'x-texts': Record<string, Record<'pl' | 'en', string>> } } };
}

/** A Markdown table of the codes that the server's problems may carry, with their texts. */
export function tableOfCodes(contract: Contract): string {
  const schemas = contract.components.schemas as unknown as Schemas;
  const rows = Object.entries(schemas.Problem.properties.code['x-texts']).map(([code, { pl, en }]) => [
    `\`${code}\``,
    pl,
    en,
  ]);
  return [['Code', 'Polish', 'English'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
