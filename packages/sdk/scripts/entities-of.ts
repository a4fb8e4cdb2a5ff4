import { actionBodyOf } from './paths-of.ts';
import { comment, indented, type Printer, unionOf } from './print-type.ts';
import { bodyOf, type Contract, type Schema, tableSchemas } from './schema.ts';
import type { SharedFields } from './shared-fields.ts';

/** The fields that every row has, by what they are said to be. */
const storedFields = ['id', 'createdAt', 'updatedAt', 'version'];

/** Each named schema as an interface, and for each table what is saved into it. */
export function entitiesOf(
  contract: Contract,
  { membersOf, eachOf, takeNamed }: Printer,
  shared: SharedFields,
): string {
  const tables = tableSchemas(contract);
  const tableNames = new Map(tables.map(([name, entity]) => [entity, name]));
  const [first] = tables;
  const stored = first && pick(first[2], storedFields);
  const interfaces = Object.entries(contract.components.schemas)
    .filter(([name]) => !isDraft(contract, name))
    .map(([name, schema]) => {
      const table = tableNames.get(name);
      const fields = table ? withReadOnly(omit(schema, storedFields), writtenOf(contract, table)) : schema;
      const members = eachOf(fields, [name]);
      const { bases, own } = shared.of(members);
      shared.keep(name, members);
      const extended = [...(table ? ['Stored'] : []), ...bases].join(', ');
      return `${comment(schema.description)}export interface ${name}${extended && ` extends ${extended}`} {\n${indented(own)}}\n`;
    });
  const drafts = tables.flatMap(([name, entity, schema]) => {
    const written = writtenOf(contract, name);
    if (!written.properties) return [];
    const sent = membersOf(sentOnly(schema, written), [`${entity}Draft`]);
    return `${comment(`A \`${entity}\` to save.`)}export interface ${entity}Draft extends Saved<${shortened([entity, unionOf(requiredOf(schema, written))])}> {${sent && `\n${indented(sent)}`}}`;
  });
  const base = `/** What every row has. */\nexport interface Stored {\n${indented(membersOf(allReadOnly(stored ?? {}), ['Stored']))}}\n`;
  return [base, ...interfaces, takeNamed('export '), ...drafts, ''].join('\n');
}

/** What the types of a table are found by. */
export function tablesOf(contract: Contract, printer: Printer): string {
  const rows = tableSchemas(contract).map(([name, entity, { properties = {} }]) => {
    const verbs = [
      ['', 'post'],
      ['/{id}', 'put'],
      ['/{id}', 'delete'],
    ].flatMap(([rest, verb]) =>
      (contract.paths[`/${name}${rest}`] as object)?.[verb as never] ? [verb ?? ''] : [],
    );
    const { plain, sent, others } = actionsOf(contract, printer, name, entity);
    const pictures = Object.keys(properties).filter((field) => properties[field]?.['x-picture']);
    const sizes = pictures.flatMap((field) => properties[field]?.['x-picture'] as number[]);
    const parameters = [
      entity,
      listingOf(contract, name, entity),
      writtenOf(contract, name).properties ? `${entity}Draft` : 'never',
      unionOf(verbs) === everyVerb ? 'Every' : unionOf(verbs),
      unionOf(plain),
      sent.length > 0 ? `{\n${indented(indented(sent.join('')))}  }` : 'object',
      unionOf(others),
      unionOf(pictures),
      sizes.join(' | ') || 'never',
    ];
    return `  ${keyNamed(name)}: Described<${shortened(parameters)}>;\n`;
  });
  return `${printer.takeNamed('export ')}
/** The name of a table on the wire: \`training\`, \`day-off\`, \`student-grade\`. */
export type TableName = keyof Tables;

/** What the types of a table are found by. */
export interface Tables {\n${rows.join('')}}\n`;
}

const everyVerb = unionOf(['post', 'put', 'delete']);

const keyNamed = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** What a table has unless told. */
const unsaid = new Set(['never', 'object', 'Every']);

/** Parameters of a type without those at their end that are what they are by default. */
function shortened(parameters: readonly string[]): string {
  const last = parameters.findLastIndex((each) => !unsaid.has(each));
  return parameters.slice(0, last + 1).join(', ');
}

/** Whether a component is the body of a table's write: that is a draft. */
export const isDraft = (contract: Contract, component: string): boolean =>
  component.endsWith('Write') && tableSchemas(contract).some(([, entity]) => component === `${entity}Write`);

/** What else can be done with a row, `POST /{table}/{id}/{action}`: with nothing to send, with something, or in another way. */
function actionsOf(contract: Contract, printer: Printer, table: string, entity: string) {
  const start = `/${table}/{id}/`;
  const [plain, sent, others]: string[][] = [[], [], []];
  for (const [path, { post }] of Object.entries(contract.paths)) {
    const action = path.slice(start.length);
    if (!post || !path.startsWith(start) || action.includes('{')) continue;
    const body = actionBodyOf(post, printer, entity);
    if (body === undefined) others?.push(action);
    else if (body === '') plain?.push(action);
    else sent?.push(`${keyNamed(action)}: ${body};\n`);
  }
  return { plain, sent, others } as Record<'plain' | 'sent' | 'others', string[]>;
}

const writtenOf = (contract: Contract, table: string): Schema =>
  bodyOf(contract, `/${table}`, 'post') ?? bodyOf(contract, `/${table}/{id}`, 'put') ?? {};

const pick = (schema: Schema, names: readonly string[]) => withFields(schema, (name) => names.includes(name));
const omit = (schema: Schema, names: readonly string[]) =>
  withFields(schema, (name) => !names.includes(name));

const withFields = (schema: Schema, isKept: (name: string) => boolean): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => isKept(name))),
});

function withReadOnly(schema: Schema, written: Schema): Schema {
  const isWritten = (name: string) =>
    written.properties?.[name] && written.properties[name].readOnly === undefined;
  return withEach(schema, (name, field) => (isWritten(name) ? field : { ...field, readOnly: true }));
}

const allReadOnly = (schema: Schema) => withEach(schema, (_, field) => ({ ...field, readOnly: true }));

const withEach = (schema: Schema, change: (name: string, field: Schema) => Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, change(name, field)]),
  ),
});

/** What is written and never read. */
function sentOnly(read: Schema, written: Schema): Schema {
  const isRead = (name: string) => read.properties?.[name] !== undefined;
  return {
    required: (written.required ?? []).filter((name) => !isRead(name)),
    ...withFields(written, (name) => !isRead(name)),
  };
}

const requiredOf = (read: Schema, { required = [] }: Schema): string[] =>
  required.filter((name) => read.properties?.[name]);

const parametersOf = (contract: Contract, table: string): Map<string, Schema> =>
  new Map(contract.paths[`/${table}`]?.get?.parameters?.map(({ name, schema }) => [name, schema]));

/**
 * The parameters of a list by the kind of their field: one of several, with a range, with neither, first those that a list is
 * sorted by too. Which may be asked for without a value, the type of the field says.
 *
 * @throws {Error} when it does not
 */
function listingOf(contract: Contract, table: string, entity: string): string {
  const parameters = parametersOf(contract, table);
  const { properties = {} } = contract.components.schemas[entity] ?? {};
  const keys = parameters.get('sort')?.items?.enum ?? [];
  for (const name of Object.keys(properties)) {
    const isNullable = [properties[name]?.type].flat().includes('null');
    if (parameters.has(`${name}.null`) !== (parameters.has(name) && isNullable))
      throw new Error(`${table}: the filter ${name}.null does not follow from the field's type.`);
  }
  if (!keys.includes('id') || !parameters.has('id.in'))
    throw new Error(`${table}: a list is sorted and narrowed by its ids.`);
  const kindOf = (name: string) =>
    ['in', 'gte'].find((kind) => parameters.has(`${name}.${kind}`)) ?? (parameters.has(name) ? 'is' : 'none');
  const fields = Object.keys(properties).filter((name) => name !== 'id');
  const groups = [true, false].flatMap((isSorted) =>
    ['in', 'gte', 'is', 'none'].map((kind) =>
      unionOf(fields.filter((name) => kindOf(name) === kind && keys.includes(name) === isSorted)),
    ),
  );
  // What is neither is not asked for.
  const [chosen, ranged, plain, sorted, chosenOnly, rangedOnly, plainOnly] = groups;
  const looked = parameters.has('q') ? 'Search' : 'unknown';
  const text = shortened(
    [looked, chosenOnly, ranged, plain, chosen, plainOnly, sorted, rangedOnly].map(String),
  );
  return `Listed<${text.replace(everyStored, 'Changing')}>`;
}

/** What every row tells of its changes, as `table-types.ts` names it. */
const everyStored = unionOf(['createdAt', 'updatedAt', 'version']);
