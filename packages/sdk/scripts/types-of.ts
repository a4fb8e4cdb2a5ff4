import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { bodyOf, type Contract, type Schema, tableSchemas } from './schema.ts';

type Schemas = Record<string, Schema>;

/** Each named schema as an interface, and for each table what is saved into it, asked of it and sorted by. */
export async function entitiesOf(contract: Contract): Promise<string> {
  const tables = tableSchemas(contract);
  const interfaces = await interfacesOf({
    ...namedSchemas(contract),
    ...Object.fromEntries(
      tables.map(([name, entity, schema]) => [`${entity}Draft`, sentOnly(schema, writtenOf(contract, name))]),
    ),
  });
  const named = Object.entries(namedSchemas(contract)).map(
    ([name, { description }]) => `${comment(description)}export interface ${name} ${interfaces[name]}\n`,
  );
  const beside = tables.map(([name, entity, schema]) => {
    const written = writtenOf(contract, name);
    return [
      written.properties &&
        `${comment(`${schema.description} As it is saved.`)}export interface ${entity}Draft extends Saved<${entity}, ${unionOf(requiredOf(schema, written))}> ${interfaces[`${entity}Draft`]?.replace('Record<string, never>', '{}')}`,
      `/** What a list of \`${entity}\` can be sorted by. */\nexport type ${entity}SortKey = ${unionOf(sortKeysOf(contract, name))};`,
      `/** What a list of \`${entity}\` can be asked for. */\nexport type ${entity}Query = ${queryOf(contract, name, entity)};`,
    ]
      .filter(Boolean)
      .join('\n');
  });
  return [...named, ...beside, ''].join('\n');
}

/** What the types of a table are found by. */
export function tablesOf(contract: Contract): string {
  const rows = tableSchemas(contract).map(([name, entity, { properties = {} }]) => {
    const draft = draftOf(contract, name, entity);
    const pictures = Object.keys(properties).filter((field) => properties[field]?.['x-picture']);
    return `  '${name}': { entity: ${entity}; draft: ${draft}; query: ${entity}Query; key: ${entity}SortKey; picture: ${unionOf(pictures)} };\n`;
  });
  return `export interface Tables {\n${rows.join('')}}\n`;
}

/** What is saved into a table. */
const draftOf = (contract: Contract, name: string, entity: string): string =>
  writtenOf(contract, name).properties ? `${entity}Draft` : 'never';

/** The paths of tables in one line each. */
export function tablePathsOf(contract: Contract): string {
  const nameOf = new Map(tableSchemas(contract).map(([name, entity]) => [entity, name]));
  const lines = Object.entries(standardPaths(contract)).map(([path, entity]) => {
    const verbs = Object.keys(contract.paths[path] ?? {});
    const draft = draftOf(contract, nameOf.get(entity) ?? '', entity);
    const [all, type] = path.endsWith('/{id}')
      ? [3, `Row<${entity}, ${draft}>`]
      : [2, `Rows<${entity}, ${entity}Query, ${draft}>`];
    return `  '${path}': ${verbs.length === all ? type : `Pick<${type}, ${unionOf(verbs)}>`};\n`;
  });
  return `interface TablePaths {\n${lines.join('')}}\n`;
}

/** All other paths, without the answers of failure: those are thrown as `ClubApiError`. */
export async function otherPathsOf(contract: Contract): Promise<string> {
  const others = structuredClone(contract);
  others.components.schemas = namedSchemas(contract);
  for (const path of Object.keys(standardPaths(contract))) delete others.paths[path];
  for (const operation of Object.values(others.paths).flatMap((operations) => Object.values(operations))) {
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status < '300'),
    );
  }
  const text = await textOf(others, (path) => /^#\/components\/schemas\/(\w+)$/.exec(path)?.[1]);
  return text
    .replace(
      'export interface paths {',
      '/** Every path of the API, by its verbs. */\nexport interface paths extends TablePaths {',
    )
    .replace('export interface components {', '/** What the paths share. */\nexport interface components {');
}

/** The paths with an entity of their own: a table's, and those that list one under another name. */
function standardPaths(contract: Contract): Record<string, string> {
  const tables = new Map(tableSchemas(contract).map(([name, entity]) => [name, entity]));
  return Object.fromEntries(
    Object.entries(contract.paths).flatMap(([path, { get }]) => {
      const [, table = '', rest] = /^\/([\w-]+)(\/\{id\})?$/.exec(path) ?? [];
      const entity = tables.get(table) ?? /^listAll(\w+)$/.exec(get?.operationId ?? '')?.[1];
      return entity && (rest !== undefined || get) ? [[path, entity]] : [];
    }),
  );
}

/** Every component that is not the body of a table's write, with its fields told to a reader. */
function namedSchemas(contract: Contract): Schemas {
  const { schemas } = contract.components;
  const tables = new Map(tableSchemas(contract).map(([name, entity]) => [entity, name]));
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => !name.endsWith('Write') || !tables.has(name.slice(0, -'Write'.length)))
      .map(([name, schema]) => {
        const table = tables.get(name);
        return [name, table ? withReadOnly(told(schema), writtenOf(contract, table)) : told(schema)];
      }),
  );
}

const writtenOf = (contract: Contract, table: string): Schema =>
  bodyOf(contract, `/${table}`, 'post') ?? bodyOf(contract, `/${table}/{id}`, 'put') ?? {};

function withReadOnly(schema: Schema, written: Schema): Schema {
  const isWritten = (name: string) =>
    written.properties?.[name]?.readOnly === undefined && written.properties?.[name];
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        isWritten(name) ? field : { ...field, readOnly: true },
      ]),
    ),
  };
}

/** What is written and never read. */
function sentOnly(read: Schema, written: Schema): Schema {
  const isRead = (name: string) => read.properties?.[name] !== undefined;
  return told({
    type: 'object',
    required: (written.required ?? []).filter((name) => !isRead(name)),
    properties: Object.fromEntries(
      Object.entries(written.properties ?? {}).filter(([name]) => !isRead(name)),
    ),
  });
}

const requiredOf = (read: Schema, { required = [] }: Schema): string[] =>
  required.filter((name) => read.properties?.[name]);

const sortKeysOf = (contract: Contract, table: string): string[] =>
  (parametersOf(contract, table).get('sort')?.items?.enum ?? [])
    .map(String)
    .filter((key) => !key.includes(','));

const parametersOf = (contract: Contract, table: string): Map<string, Schema> =>
  new Map(contract.paths[`/${table}`]?.get?.parameters?.map(({ name, schema }) => [name, schema]));

/** The parameters of a list by the kind of their field: one of several, with a range, with neither, without a value. */
function queryOf(contract: Contract, table: string, entity: string): string {
  const parameters = parametersOf(contract, table);
  const fields = Object.keys(contract.components.schemas[entity]?.properties ?? {});
  const withParameter = (suffix: string) => fields.filter((name) => parameters.has(`${name}${suffix}`));
  const [chosen, ranged, nullable] = [withParameter('.in'), withParameter('.gte'), withParameter('.null')];
  const plain = withParameter('').filter((name) => !chosen.includes(name) && !ranged.includes(name));
  return [
    `Paging<${entity}SortKey>`,
    ...(parameters.has('q') ? ['Search'] : []),
    `Filters<${[entity, ...[chosen, ranged, plain, nullable].map(unionOf)].join(', ')}>`,
  ].join(' & ');
}

export const unionOf = (names: string[]): string => names.map((name) => `'${name}'`).join(' | ') || 'never';

/** A schema whose descriptions say what a type does not: formats, units, references. */
function told({ format, 'x-reference': reference, 'x-unit': unit, ...schema }: Schema): Schema {
  const description = [
    schema.description,
    reference && `The id of a ${[reference].flat().join(' or a ')}.`,
    formats[String(format)],
    unit && `In ${String(unit)}.`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    ...schema,
    ...(description && { description }),
    ...(schema.items && { items: told(schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, told(field)]),
      ),
    }),
  };
}

const formats: Record<string, string> = {
  date: '`YYYY-MM-DD`.',
  'date-time': 'RFC 3339, in UTC.',
  time: '`HH:MM`, in the club’s zone.',
};

const comment = (text: string | undefined): string => (text ? `/** ${text} */\n` : '');

/** The members of each schema's type, in braces. */
async function interfacesOf(schemas: Schemas): Promise<Record<string, string>> {
  const text = await textOf({ openapi: '3.1.0', info: {}, paths: {}, components: { schemas } } as never);
  const file = ts.createSourceFile('schemas.ts', text, ts.ScriptTarget.Latest, true);
  const members: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    const parent = node.parent?.parent;
    const isOfSchemas = parent && ts.isPropertySignature(parent) && parent.name.getText() === 'schemas';
    if (isOfSchemas && ts.isPropertySignature(node) && node.type)
      members[node.name.getText()] = node.type
        .getText()
        .replaceAll(/^ {4}/gm, '')
        // What is a schema of its own is named by its interface.
        .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
        // And says what that is, where nothing more is said: a reference has no words of its own.
        .replaceAll(/(?<!\*\/\n)^( *)\w+: (\w+);$/gm, (line, indent, type) =>
          schemas[type]?.description ? `${indent}/** ${schemas[type].description} */\n${line}` : line,
        );
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return members;
}

/** What openapi-typescript makes of a document, without what says nothing. */
async function textOf(
  document: Contract,
  nameOf: (path: string) => string | undefined = () => undefined,
): Promise<string> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    // A field with a default may be left out.
    defaultNonNullable: false,
    transform: (_, { path }) => {
      const name = nameOf(path ?? '');
      return name ? ts.factory.createTypeReferenceNode(name) : undefined;
    },
  });
  return astToString(nodes)
    .replaceAll(/^ *(get|put|post|delete|options|head|patch|trace|header|cookie)\?: never;\n/gm, '')
    .replaceAll(/^ {8}parameters: \{\n( *\w+\?: never;\n)+ *\};\n(?! *requestBody| *responses)/gm, '')
    .replaceAll(/^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n/gm, '')
    .replaceAll(/^ *(\/\*\*|\*) @enum \{[^}]+\}( \*\/)?\n/gm, '')
    .replaceAll(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
    .replaceAll(/^ *\/\*\* Default Response \*\/\n/gm, '')
    .replaceAll(/@description /g, '')
    .replaceAll(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}
