import { comment, indented, type Printer, pascal, unionOf } from './print-type.ts';
import { type Contract, type Operation, type Schema, tableSchemas } from './schema.ts';

/** What the type of a call is made of. */
export const callTypes = [
  'Answers',
  'Call',
  'Done',
  'Gives',
  'IfMatch',
  'Json',
  'List',
  'Made',
  'Media',
  'Nothing',
  'Ok',
  'Once',
  'One',
  'Sends',
  'SendsAs',
];

/** What the types of a table are made of. */
export const tableTypes = ['Changing', 'Described', 'Every', 'Listed', 'Saved', 'Search'];

const JSON_TYPE = 'application/json';

/** All paths that are not made of the types of a table, without the answers of failure: those are thrown as `ClubApiError`. */
export function otherPathsOf(contract: Contract, printer: Printer): string {
  const standard = standardPaths(contract, printer);
  const paths = Object.entries(contract.paths)
    .filter(([path]) => !standard.has(path))
    .map(([path, operations]) => {
      const verbs = Object.entries(operations).map(
        ([verb, operation]) =>
          `${comment(operation.summary)}${verb}: ${listOf(path, operation) ?? callOf(operation, printer)};\n`,
      );
      return `  '${path}': {\n${indented(indented(verbs.join('')))}  };\n`;
    });
  return `${printer.takeNamed()}
/** Every path of the API, by its verbs. */
export interface paths extends TablePaths<Tables> {\n${paths.join('')}}\n`;
}

/** The paths that are made of the types of a table: of its rows, what is done with one, its picture. */
function standardPaths(contract: Contract, printer: Printer): ReadonlySet<string> {
  return new Set(
    tableSchemas(contract).flatMap(([name, entity, { properties = {} }]) => {
      const one = `/${name}/{id}`;
      const actions = Object.entries(contract.paths).filter(
        ([path, { post }]) =>
          path.startsWith(`${one}/`) && post && actionBodyOf(post, printer, entity) !== undefined,
      );
      const pictures = Object.values(properties).some((field) => field['x-picture'])
        ? [`${one}/picture`, `${one}/picture/{picture}`]
        : [];
      return [`/${name}`, one, `/${name}/batch`, ...actions.map(([path]) => path), ...pictures];
    }),
  );
}

/**
 * The type of what an action takes, which answers with the row as any action does; empty where it takes nothing.
 *
 * @returns undefined for one that takes or answers in another way
 */
export function actionBodyOf(post: Operation, printer: Printer, entity: string): string | undefined {
  const taken = 'One & Once & IfMatch>';
  const text = callOf(post, printer);
  if (text === `Gives<${entity}, ${taken}`) return '';
  const [start, end] = ['Sends<', `, Ok<${entity}>, ${taken}`];
  return text.startsWith(start) && text.endsWith(end) ? text.slice(start.length, -end.length) : undefined;
}

/** A list of a table under another name. */
function listOf(path: string, { operationId }: Operation): string | undefined {
  const [, entity] = /^listAll(\w+)$/.exec(operationId) ?? [];
  const [, table] = path.split('/');
  return entity && `List<${entity}, Tables['${table}']['query']>`;
}

/** What a call takes and answers: `Gives<Training, One>`. */
function callOf(operation: Operation, printer: Printer): string {
  const name = pascal(operation.operationId);
  const content = operation.requestBody?.content;
  const sent = content && contentOf(content, printer, `${name}Body`);
  const answers = answersOf(operation, printer, name);
  const parameters = parametersOf(operation, printer, name);
  const [json, ok] = [givenTo('Json', sent), givenTo('Ok', answers)];
  if (json) return `Sends<${[json, answers, ...parameters].join(', ')}>`;
  if (sent) return `SendsAs<${[sent, answers, ...parameters].join(', ')}>`;
  return ok ? `Gives<${[ok, ...parameters].join(', ')}>` : `Call<${[answers, ...parameters].join(', ')}>`;
}

/** What a type is given: `Training` of `Ok<Training>`. */
const givenTo = (type: string, text = ''): string =>
  text.startsWith(`${type}<`) ? text.slice(type.length + 1, -1) : '';

function answersOf({ responses }: Operation, printer: Printer, name: string): string {
  const answers = Object.entries(responses).filter(([status]) => status < '300');
  const [status] = answers.map(([code]) => code);
  const [content] = answers.map(([, answer]) => answer.content);
  if (!content) return status === '204' ? 'Done' : `Answers<${status}, Nothing>`;
  const text = contentOf(content, printer, name);
  const json = answers.length === 1 && givenTo('Json', text);
  if (json && status === '200') return `Ok<${json}>`;
  if (json && status === '201') return `Made<${json}>`;
  return `Answers<${answers.map(([code]) => code).join(' | ')}, ${text}>`;
}

/** A body by its media types. */
function contentOf(content: Record<string, { schema?: Schema }>, printer: Printer, name: string): string {
  const types = Object.keys(content);
  const [{ schema = {} } = {}] = Object.values(content);
  const text = printer.typeOf(schema, [name]);
  return types.join() === JSON_TYPE ? `Json<${text}>` : `Media<${unionOf(types)}, ${text}>`;
}

/** The parameters that many calls have, by what they are called. */
const usual: Record<string, string> = {
  '{ path: { id: string } }': 'One',
  "{ header?: { 'idempotency-key'?: string } }": 'Once',
  "{ path: { id: string }; header?: { 'idempotency-key'?: string } }": 'One & Once',
  "{ path: { id: string }; header?: { 'idempotency-key'?: string; 'if-match'?: string } }":
    'One & Once & IfMatch',
};

function parametersOf({ parameters = [] }: Operation, printer: Printer, name: string): string[] {
  const places = ['path', 'query', 'header'].flatMap((place) => {
    const those = parameters.filter((each) => each.in === place);
    if (those.length === 0) return [];
    const required = those.filter((each) => each.required).map((each) => each.name);
    const fields = those.map(({ name, schema, description }) => [
      name,
      { ...schema, description: description ?? schema.description },
    ]);
    const members = printer.membersOf({ required, properties: Object.fromEntries(fields) }, [name]);
    const isBrief = place !== 'query';
    const inside = isBrief ? ` ${brief(members)} ` : `\n${indented(members)}`;
    return [`${place}${required.length > 0 ? '' : '?'}: {${inside}}`];
  });
  if (places.length === 0) return [];
  const text = `{ ${places.join('; ')} }`;
  return [usual[text] ?? text];
}

/** The same in one line: what a path and a header take is the same everywhere, and told in docs/contract.md. */
const brief = (members: string): string =>
  members
    .replaceAll(/^\/\*\*.*\*\/\n/gm, '')
    .replaceAll(/;\n(?=.)/g, '; ')
    .replace(/;\n$/, '');
