import { Instrumenter } from '@stryker-mutator/instrumenter';
import { type Suite, sourcesIn } from './suites.ts';

/** One small fault, built into the code and asleep until it is called by its id. */
export interface Mutant {
  id: string;
  /** The mutated folder it lies in. */
  folder: string;
  /** Where: `apps/api/src/table/door.ts:12:8`. */
  place: string;
  kind: string;
  original: string;
  replacement: string;
}

export interface Planted {
  mutants: Mutant[];
  /** The code with all mutants in it, by the file's path from the root. */
  code: Map<string, string>;
  /** How many were left out because they would change a text alone. */
  texts: number;
}

const silent = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
};

/** Builds every mutant of the suite into the code of its files. */
export async function plantMutants({ mutated }: Suite): Promise<Planted> {
  const sources = mutated.flatMap((folder) => sourcesIn(folder).map((source) => ({ ...source, folder })));
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const { files, mutants } = await new Instrumenter(silent).instrument(
    sources.map(({ path, text }) => ({ name: path, content: text, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [{ shouldIgnore: (path) => textOnly(path as Path) }] },
  );
  const planted = mutants.filter(({ status }) => status !== 'Ignored');
  return {
    mutants: planted.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
      const { folder = '', text = '' } = byPath.get(fileName) ?? {};
      return {
        id,
        folder,
        place: `${fileName}:${start.line + 1}:${start.column + 1}`,
        kind: mutatorName,
        original: between(text, start, end),
        replacement,
      };
    }),
    code: new Map(files.map(({ name, content }) => [name, content])),
    texts: mutants.length - planted.length,
  };
}

interface Position {
  line: number;
  column: number;
}

function between(text: string, start: Position, end: Position): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return lines.join('\n');
}

/** What is asked about a node of the syntax tree. */
interface Path {
  node: Node;
}

interface Node {
  type: string;
  name?: string;
  key?: Node;
  callee?: Node;
  object?: Node;
  properties?: Node[];
}

/** Why a fault here would change nothing but what a person reads: the contract's descriptions, a programmer's errors, the log. */
function textOnly({ node }: Path): string | undefined {
  const { type, callee, properties = [] } = node;
  const isText =
    isDescription(node) ||
    (type === 'ObjectExpression' && properties.length > 0 && properties.every(isDescription)) ||
    (type === 'NewExpression' && /^(Type|Config)?Error$/.test(callee?.name ?? '')) ||
    (type === 'CallExpression' && callee?.object?.name === 'log');
  return isText ? 'a text' : undefined;
}

function isDescription({ type, key }: Node): boolean {
  return type === 'ObjectProperty' && /^(description|summary|tags|examples?)$/.test(key?.name ?? '');
}

function no(): boolean {
  return false;
}

function nothing(): void {}
