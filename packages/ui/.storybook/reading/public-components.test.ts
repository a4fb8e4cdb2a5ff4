import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isComponent, readProps } from './read-props.ts';
import { openProgram, ownSymbol, root } from './ui-program.ts';

const { program, checker } = openProgram();
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, { '@tatami/source'?: string }>;
};

/** Everything of the package that one can draw, by its name; the icons are pictures. */
const components = new Map(
  Object.values(exports)
    .flatMap((target) => target['@tatami/source'] ?? [])
    .filter((file) => !file.includes('/icons/'))
    .flatMap((file) => {
      const source = program.getSourceFile(join(root, file));
      const module = source && checker.getSymbolAtLocation(source);
      return module ? checker.getExportsOfModule(module) : [];
    })
    .map((symbol) => ownSymbol(checker, symbol))
    .filter(isComponent)
    .map((symbol) => [symbol.name, symbol]),
);

test('every component says that it returns a ReactNode, so that its declaration needs no more of React', () => {
  expect(components.size).toBeGreaterThan(150);
  const otherwise = [...components].flatMap(([name, { valueDeclaration }]) => {
    const written =
      valueDeclaration && ts.isFunctionDeclaration(valueDeclaration) && valueDeclaration.type?.getText();
    return written === 'ReactNode' ? [] : [`${name}: ${written || 'nothing'}`];
  });
  expect(otherwise).toEqual([]);
});

test('every component has its table of props on a page of the book', () => {
  const pages = globSync('src/**/[A-Z]*.stories.tsx', { cwd: root });
  const told = pages.flatMap((page) => readProps(basename(page, '.stories.tsx')).components);
  const names = new Set(told.map(({ name }) => name));
  expect([...components.keys()].filter((name) => !names.has(name))).toEqual([]);
});
