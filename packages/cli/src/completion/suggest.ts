import type { TableName } from '@tatami/sdk';
import { tableAccess } from '@tatami/sdk/access';
import { type FieldRules, tableRules } from '@tatami/sdk/rules';
import type { Command, Option } from 'commander';
import { type AnyRules, fieldsOf, filtersOf, tableNames } from '../tables.ts';
import { shells } from './scripts.ts';

/** A word that may stand where the cursor is. */
export interface Suggestion {
  value: string;
  about: string;
}

/** What may stand at the end of a line, whole words that begin as the last one does. @param line up to the cursor */
export function suggest(program: Command, line: string): Suggestion[] {
  const words = line.split(/\s+/);
  const current = words.pop() ?? '';
  return candidates(program, words.slice(1), current).filter(({ value }) => value.startsWith(current));
}

function candidates(program: Command, words: readonly string[], current: string): Suggestion[] {
  const called = new Map(program.commands.map((each) => [each.name(), each]));
  const at = words.findIndex((word) => called.has(word));
  const command = called.get(words[at] ?? '');
  const options = command?.options ?? program.commands[0]?.options ?? [];
  const last = words.at(-1);
  const asked = options.find((option) => takesValue(option) && isCalled(option, last));
  const said = command ? plainWords(words.slice(at + 1), options) : [];
  const rules = rulesOf(said[0]);
  if (asked) return valuesOf(asked, rules, current);
  if (current.startsWith('-'))
    return options.map(({ long, description }) => ({ value: long ?? '', about: description }));
  if (!command)
    return program.commands.flatMap((each) =>
      isHidden(each) ? [] : [{ value: each.name(), about: each.description() }],
    );
  return argumentsOf(command.name(), said, rules, current);
}

const isHidden = (command: Command) => command.name() === 'complete-line';
const takesValue = (option: Option) => option.required || option.optional;
const isCalled = ({ long, short }: Option, word: string | undefined) =>
  word !== undefined && [long, short].includes(word);

/** The words that are neither options nor what options are given. */
function plainWords(words: readonly string[], options: readonly Option[]): string[] {
  return words.filter((word, index) => {
    const before = words[index - 1];
    const isGiven = options.some((option) => takesValue(option) && isCalled(option, before));
    return !word.startsWith('-') && !isGiven;
  });
}

const rulesOf = (table: string | undefined): AnyRules | null =>
  tableNames.includes(table as TableName) ? (tableRules(table as TableName) as unknown as AnyRules) : null;

function argumentsOf(
  command: string,
  said: readonly string[],
  rules: AnyRules | null,
  current: string,
): Suggestion[] {
  const isFirst = said.length === 0;
  switch (command) {
    case 'list':
    case 'export':
      return isFirst ? tables() : rules ? filters(rules, current) : [];
    case 'get':
    case 'tables':
      return isFirst ? tables() : [];
    case 'import':
      return isFirst ? tables().filter(({ value }) => isSavable(value as TableName)) : [];
    case 'tail':
      return tables().filter(({ value }) => !said.includes(value));
    case 'completion':
      return isFirst ? shells.map((value) => ({ value, about: '' })) : [];
    default:
      return [];
  }
}

const tables = (): Suggestion[] => tableNames.map((value) => ({ value, about: tableAccess[value].entity }));

function isSavable(table: TableName): boolean {
  const { create, update } = tableAccess[table].access as { create?: object; update?: object };
  return Boolean(create ?? update);
}

/** Names of filters, each with its `=`; behind it, what the field can be. */
function filters(rules: AnyRules, current: string): Suggestion[] {
  const at = current.indexOf('=');
  if (at < 0) {
    return Object.entries(rules.fields).flatMap(([name, field]) =>
      filtersOf(name, field).map((key) => ({ value: `${key}=`, about: kindOf(field) })),
    );
  }
  const key = current.slice(0, at);
  const [name = '', comparison] = key.split('.');
  const field = rules.fields[name];
  if (!field) return [];
  // Of a list the last one is meant.
  const begun = comparison === 'in' ? current.slice(0, current.lastIndexOf(',') + 1 || at + 1) : `${key}=`;
  const values = comparison === 'null' || field.type === 'boolean' ? ['true', 'false'] : (field.enum ?? []);
  return values.map((value) => ({ value: `${begun}${value}`, about: '' }));
}

const kindOf = ({ type, format, reference, enum: choices }: FieldRules): string =>
  reference ? `→ ${[reference].flat().join('|')}` : (choices?.join('|') ?? format ?? type);

function valuesOf({ long }: Option, rules: AnyRules | null, current: string): Suggestion[] {
  const plain = (values: readonly string[]) => values.map((value) => ({ value, about: '' }));
  const fields = (isMeant: (field: FieldRules) => unknown) =>
    rules ? Object.keys(rules.fields).filter((name) => isMeant(rules.fields[name] as FieldRules)) : [];
  switch (long) {
    case '--sort':
      return plain(fields(({ sortable }) => sortable).flatMap((name) => [name, `${name},desc`]));
    case '--fields': {
      const begun = current.slice(0, current.lastIndexOf(',') + 1);
      return plain(rules ? fieldsOf(rules).map((name) => begun + name) : []);
    }
    case '--match':
      return plain(fields(({ unique }) => unique));
    case '--format':
      return plain(['csv', 'json', 'ndjson']);
    case '--language':
      return plain(['pl', 'en']);
    default:
      return [];
  }
}
