import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

type Type = Exclude<InputType['type'], string | undefined> & { raw?: string };

const scalars = ['string', 'number', 'boolean'];

/**
 * What the page of a component says of a prop's type. “| undefined”, which every optional prop here carries, goes; what
 * is left of a text, a number or a switch gets its control, and what nobody can type in gets none.
 */
export const plainArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, plain(argType, initialArgs[name])]),
  );

function plain<Arg extends InputType>(argType: Arg, initial: unknown): Arg {
  const type = argType.type as Type | undefined;
  if (typeof type !== 'object') return argType;
  const summary = type.raw?.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');
  const table = summary ? { ...argType.table, type: { summary } } : argType.table;
  if (argType.options || type.name === 'enum' || scalars.includes(type.name)) return { ...argType, table };

  const left = type.name === 'union' ? type.value.filter((part) => !isUndefined(part)) : [];
  const only = left.length === 1 ? left[0] : undefined;
  if (only && scalars.includes(only.name)) {
    return { ...argType, table, type: { ...only, required: type.required ?? false } };
  }
  return { ...argType, table, control: typeof initial === 'string' ? 'text' : false };
}

const isUndefined = (part: { name: string; value?: unknown }) => part.value === 'undefined';
