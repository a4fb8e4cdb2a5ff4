import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** What the compiler finds wrong with these texts, each a module of its own in the folder of the package. */
export function faultsOf(texts: string[]): string[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, root);
  const files = new Map(texts.map((text, index) => [join(root, `snippet-${index}.tsx`), text]));
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
