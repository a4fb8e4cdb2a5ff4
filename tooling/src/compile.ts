import { join } from 'node:path';
import ts from 'typescript';

/**
 * What the compiler makes of these texts, each a module of its own in the folder of a package.
 *
 * @param folder the folder of the package, whose `tsconfig.json` holds for them
 */
export function compile(
  folder: string,
  texts: readonly string[],
): { faults: string[]; declarations: string[] } {
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, folder);
  const files = new Map(texts.map((text, index) => [join(folder, `snippet-${index}.tsx`), text]));
  const emitted = { noEmit: false, declaration: true, emitDeclarationOnly: true };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, languageOrOptions, ...rest) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile(path, languageOrOptions, ...rest)
      : ts.createSourceFile(path, text, languageOrOptions);
  };
  const program = ts.createProgram([...files.keys()], { ...options, ...emitted }, host);
  const faults = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file?.text.slice(start).split('\n', 1)[0] ?? '';
    return `${line} — ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  const declarations = [...files.keys()].map((path) => {
    let declaration = '';
    program.emit(program.getSourceFile(path), (_, text) => {
      declaration = text;
    });
    return declaration;
  });
  return { faults, declarations };
}
