import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
/** The hooks that a server's React has too. */
const ofServers = new Set(['useCallback', 'useDebugValue', 'useId', 'useMemo']);

/** Why a module is of no use on a server that draws: it remembers, listens, or asks what stands above it. */
function reason(source: string): string | undefined {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  let found: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression;
      const isHook = /^use([A-Z]|$)/.test(text) && !ofServers.has(text);
      if (isHook || text === 'createContext') found ??= `${text}()`;
    }
    // A ref that is a function, and a handler: no server can hand them on.
    if (ts.isJsxAttribute(node) && /^(on[A-Z]|ref$)/.test(node.name.getText())) {
      const value = node.initializer && ts.isJsxExpression(node.initializer) && node.initializer.expression;
      if (value && (node.name.getText() !== 'ref' || ts.isArrowFunction(value))) found ??= node.getText();
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const saysSo = (source: string) => /^(\/\/.*\n)*'use client';\n/.test(source);

test('what a server can’t draw is found', () => {
  expect(reason('export const Text = ({ children }) => <p id={useId()}>{children}</p>;')).toBeUndefined();
  expect(reason('export const Count = () => { const [count] = useState(0); return count; };')).toBe(
    'useState()',
  );
  expect(reason('export const Press = ({ onPress }) => <button onClick={onPress} />;')).toBe(
    'onClick={onPress}',
  );
  expect(reason('const Above = createContext(null);')).toBe('createContext()');
});

test('a module says “use client” where it has to, and nowhere else', () => {
  const wrong = globSync('{components,provider}/**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/\.(css|guide|stories|test)\.tsx?$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(folder, path), 'utf8');
      const why = reason(source);
      if (Boolean(why) === saysSo(source)) return [];
      return [why ? `${path} needs 'use client': ${why}` : `${path} needs no 'use client'`];
    });
  expect(wrong).toEqual([]);
});

test('icons are the browser’s, so that a server may hand one to what is', () => {
  const silent = globSync('icons/*-{icon,icons}.tsx', { cwd: folder }).filter(
    (path) => !saysSo(readFileSync(join(folder, path), 'utf8')),
  );
  expect(silent).toEqual([]);
});
