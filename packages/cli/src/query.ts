import { type FieldFault, type FieldRules, faultOf } from '@tatami/sdk/rules';
import { type CommandError, mistyped } from './command-error.ts';
import type { Context } from './context.ts';
import { nearest } from './nearest.ts';
import { type AnyRules, fieldCalled, filtersOf } from './tables.ts';

/** How the rows of a list are chosen and ordered. */
export interface Chosen {
  filters: readonly string[];
  sort?: readonly string[] | undefined;
  search?: string | undefined;
}

/** The query of a list, from what was typed. @throws CommandError where the table does not offer that */
export function queryOf(context: Context, rules: AnyRules, { filters, sort = [], search }: Chosen): object {
  const { faults } = context.texts;
  if (search !== undefined && rules.search.length === 0) throw mistyped(faults.noSearch(rules.name));
  for (const key of sort) checkSort(context, rules, key);
  return {
    ...Object.fromEntries(filters.map((text) => filterOf(context, rules, text))),
    ...(sort.length > 0 && { sort }),
    ...(search !== undefined && { q: search }),
  };
}

function filterOf(context: Context, rules: AnyRules, text: string): [string, unknown] {
  const { faults } = context.texts;
  const at = text.indexOf('=');
  if (at < 1) throw mistyped(faults.notAFilter(text));
  const [key, typed] = [text.slice(0, at), text.slice(at + 1)];
  const [name = '', comparison = ''] = key.split(/\.(?=[^.]*$)/);
  const field = fieldCalled(context, rules, name);
  const offered = filtersOf(name, field);
  if (!offered.includes(key)) {
    const examples = offered.map((each) => `${each}=…`).join(', ');
    const hint = offered.length > 0 ? faults.filtersOf(examples) : faults.noFilter;
    throw mistyped(faults.noSuchFilter(name, comparison || '='), hint);
  }
  if (typed === '') {
    const hint = offered.includes(`${name}.null`) ? faults.forNoValue(`${name}.null=true`) : undefined;
    throw mistyped(faults.emptyFilter(key), hint);
  }
  if (comparison === 'in') return [key, typed.split(',').map((each) => valueIn(context, name, field, each))];
  return [key, valueIn(context, name, comparison === 'null' ? { type: 'boolean' } : field, typed)];
}

function checkSort(context: Context, rules: AnyRules, key: string): void {
  const { faults } = context.texts;
  const [name = '', direction = 'asc'] = key.split(',');
  const sortable = Object.keys(rules.fields).filter((each) => rules.fields[each]?.sortable);
  if (fieldCalled(context, rules, name).sortable && ['asc', 'desc'].includes(direction)) return;
  const meant = nearest(name, sortable);
  throw mistyped(
    faults.notSortable(rules.name, key),
    meant && meant !== name ? faults.didYouMean(meant) : faults.sortableBy(sortable.join(', ')),
  );
}

/** A value as it is sent, checked as far as the rules of its field go. */
function valueIn(context: Context, name: string, field: FieldRules, typed: string): unknown {
  const value = parseCell(field, typed);
  // What may be looked for is what may be there, whoever sets it.
  const { readOnly: _, required: __, ...rules } = field;
  const fault = faultOf(rules, value);
  if (fault) throw wrongValue(context, name, fault);
  return value;
}

function wrongValue(context: Context, name: string, fault: FieldFault): CommandError {
  return mistyped(context.texts.faults.wrongValue(name, faultText(context, fault)));
}

/** What is wrong with a value, in words. */
export function faultText({ texts: { faults } }: Context, { code, values = {} }: FieldFault): string {
  const text = faults.field[code] ?? faults.field.wrong ?? code;
  return typeof text === 'function' ? text(values) : text;
}

/** A value out of the text of a cell, by the type of its field; where it is none, the text, for the rules to judge. */
export function parseCell({ type, items }: FieldRules, text: string): unknown {
  if (type === 'integer' || type === 'number') {
    // A comma parts the złoty from the grosz.
    const plain = text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
    return plain === '' || Number.isNaN(Number(plain)) ? text : Number(plain);
  }
  if (type === 'boolean') return { true: true, false: false }[text.trim()] ?? text;
  if (type === 'array' || type === 'object') {
    try {
      return JSON.parse(text);
    } catch {
      const isPlain = type === 'array' && items?.type !== 'object';
      return isPlain
        ? text.split(',').map((each) => parseCell(items ?? { type: 'string' }, each.trim()))
        : text;
    }
  }
  return text;
}
