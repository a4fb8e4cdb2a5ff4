import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What the snippets take for granted. */
const given = `
declare const id: string;
declare const username: string;
declare const password: string;
declare function navigate(path: string): void;
declare function render(): void;
export {};
`;
const club = `
declare const club: import('@tatami/sdk').Club;`;

function snippets(file: string): string[] {
  const blocks = [...readFileSync(join(root, file), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)];
  return blocks.map(([, code = '']) => (code.includes('const club =') ? '' : club) + given + code);
}

/** What the compiler says against these texts, each a file of its own in the folder of the package. */
function faultsIn(texts: string[]): string[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, root);
  const files = new Map(texts.map((text, index) => [join(root, `snippet-${index}.ts`), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, languageOrOptions, ...rest) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile(path, languageOrOptions, ...rest)
      : ts.createSourceFile(path, text, languageOrOptions);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file?.text.slice(start).split('\n', 1)[0] ?? '';
    return `${line} — ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test('every snippet of the README compiles', () => {
  const texts = snippets('README.md');
  expect(texts.length).toBeGreaterThan(5);
  expect(faultsIn(texts)).toEqual([]);
}, 30_000);

test('a snippet that is wrong would be found', () => {
  expect(faultsIn([`${club}${given}await club.table('student').get(7);`])).toEqual([
    expect.stringContaining("not assignable to parameter of type 'string'"),
  ]);
}, 30_000);
