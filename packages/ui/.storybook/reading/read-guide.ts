import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { SearchFacts } from './facts.ts';
import { root } from './ui-program.ts';

/** What a guide says a component is looked for by. Nothing where there is none yet. */
export function readGuide(name: string): Pick<SearchFacts, 'purpose' | 'alias'> {
  const [file] = globSync(`src/**/${name}.guide.tsx`, { cwd: root });
  if (file === undefined) return { purpose: null, alias: [] };
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const guide = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === 'guide')?.initializer;
  const members = membersOf(guide);
  const purpose = membersOf(members.get('purpose'));
  const alias = members.get('alias');
  const pl = textOf(purpose.get('pl'));
  const en = textOf(purpose.get('en'));
  if (pl === undefined || en === undefined)
    throw new Error(`The guide of ${name} says no purpose in both languages.`);
  return {
    purpose: { pl, en },
    alias:
      alias && ts.isArrayLiteralExpression(alias) ? alias.elements.map((each) => textOf(each) ?? '') : [],
  };
}

const membersOf = (node: ts.Expression | undefined) =>
  new Map(
    node && ts.isObjectLiteralExpression(node)
      ? node.properties
          .filter(ts.isPropertyAssignment)
          .map(({ name, initializer }) => [name.getText(), initializer])
      : [],
  );

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);
