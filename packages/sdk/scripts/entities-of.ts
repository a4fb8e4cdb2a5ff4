import { comment, indented, type Printer } from './print-type.ts';
import { bodyOf, type Contract, type Schema, tableSchemas } from './schema.ts';

/** The fields that every row has, by what they are said to be. */
const storedFields = ['id', 'createdAt', 'updatedAt', 'version'];

/** Each named schema as an interface, and for each table what is saved into it, asked of it and sorted by. */
export function entitiesOf(contract: Contract, { membersOf, takeNamed }: Printer): string {
  const tables = tableSchemas(contract);
  const tableNames = new Map(tables.map(([name, entity]) => [entity, name]));
  const [first] = tables;
  const stored = first && pick(first[2], storedFields);
  const interfaces = Object.entries(contract.components.schemas)
    .filter(([name]) => !isDraft(contract, name))
    .map(([name, schema]) => {
      const table = tableNames.get(name);
      const fields = table ? withReadOnly(omit(schema, storedFields), writtenOf(contract, table)) : schema;
      return `${comment(schema.description)}export interface ${name}${table ? ' extends Stored' : ''} {\n${indented(membersOf(fields, [name]))}}\n`;
    });
  const beside = tables.map(([name, entity, schema]) => {
    const written = writtenOf(contract, name);
    const sent = membersOf(sentOnly(schema, written), [`${entity}Draft`]);
    return [
      written.properties &&
        `${comment(`A \`${entity}\` as it is saved.`)}export interface ${entity}Draft extends Saved<${entity}, ${unionOf(requiredOf(schema, written))}> {${sent && `\n${indented(sent)}`}}`,
      `/** What sorts a list of \`${entity}\`. */\nexport type ${entity}SortKey = ${unionOf(sortKeysOf(contract, name))};`,
      `/** What narrows a list of \`${entity}\`. */\nexport type ${entity}Query = ${queryOf(contract, name, entity)};`,
    ]
      .filter(Boolean)
      .join('\n');
  });
  const base = `/** What every row has. */\nexport interface Stored {\n${indented(membersOf(allReadOnly(stored ?? {}), ['Stored']))}}\n`;
  return [base, ...interfaces, takeNamed('export '), ...beside, ''].join('\n');
}

/** What the types of a table are found by. */
export function tablesOf(contract: Contract): string {
  const rows = tableSchemas(contract).map(([name, entity, { properties = {} }]) => {
    const verbs = [
      ['', 'post'],
      ['/{id}', 'put'],
      ['/{id}', 'delete'],
    ].flatMap(([rest, verb]) =>
      (contract.paths[`/${name}${rest}`] as object)?.[verb as never] ? [verb ?? ''] : [],
    );
    const pictures = Object.keys(properties).filter((field) => properties[field]?.['x-picture']);
    const parameters = [
      entity,
      `${entity}Query`,
      `${entity}SortKey`,
      writtenOf(contract, name).properties ? `${entity}Draft` : 'never',
      unionOf(verbs),
      unionOf(actionsOf(contract, name)),
      unionOf(pictures),
    ];
    while (parameters.at(-1) === 'never') parameters.pop();
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: Described<${parameters.join(', ')}>;\n`;
  });
  return `/** What the types of a table are found by. */\nexport interface Tables {\n${rows.join('')}}\n`;
}

/** Whether a component is the body of a table's write: that is a draft. */
export const isDraft = (contract: Contract, component: string): boolean =>
  component.endsWith('Write') && tableSchemas(contract).some(([, entity]) => component === `${entity}Write`);

/** What else can be done with a row: `POST /{table}/{id}/{action}`. */
function actionsOf(contract: Contract, table: string): string[] {
  const start = `/${table}/{id}/`;
  return Object.entries(contract.paths).flatMap(([path, { post }]) => {
    const action = path.slice(start.length);
    return post && path.startsWith(start) && !action.includes('{') ? [action] : [];
  });
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

const sortKeysOf = (contract: Contract, table: string): string[] =>
  (parametersOf(contract, table).get('sort')?.items?.enum ?? [])
    .map(String)
    .filter((key) => !key.includes(','));

const parametersOf = (contract: Contract, table: string): Map<string, Schema> =>
  new Map(contract.paths[`/${table}`]?.get?.parameters?.map(({ name, schema }) => [name, schema]));

/**
 * The parameters of a list by the kind of their field: one of several, with a range, with neither. Which may be asked
 * for without a value, the type of the field says.
 *
 * @throws {Error} when it does not
 */
function queryOf(contract: Contract, table: string, entity: string): string {
  const parameters = parametersOf(contract, table);
  const { properties = {} } = contract.components.schemas[entity] ?? {};
  const withParameter = (suffix: string) =>
    Object.keys(properties).filter((name) => parameters.has(`${name}${suffix}`));
  const [chosen, ranged] = [withParameter('.in'), withParameter('.gte')];
  const plain = withParameter('').filter((name) => !chosen.includes(name) && !ranged.includes(name));
  for (const name of Object.keys(properties)) {
    const isNullable = [properties[name]?.type].flat().includes('null');
    if (parameters.has(`${name}.null`) !== (parameters.has(name) && isNullable))
      throw new Error(`${table}: the filter ${name}.null does not follow from the field's type.`);
  }
  const filters = `Filters<${[entity, ...[chosen, ranged, plain].map(unionOf)].join(', ')}>`;
  return `Paging<${entity}SortKey>${parameters.has('q') ? ' & Search' : ''} & ${filters}`;
}

export const unionOf = (names: readonly (string | undefined)[]): string =>
  names.map((name) => `'${name}'`).join(' | ') || 'never';
