import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { PropFacts, TableFacts } from './facts.ts';
import { publicNames } from './public-names.ts';
import { isOwn, openProgram, ownSymbol, root, type UiProgram } from './ui-program.ts';

/** The components of a folder, and the types that their props name. */
export function readProps(folder: string): { components: TableFacts[]; types: TableFacts[] } {
  const ui = openProgram();
  const components = componentsOf(folder, ui).map((symbol) => readComponent(symbol, ui));
  const named = new Map<string, ts.Symbol>();
  for (const { parameter } of components) gatherTypes(parameter, ui, named, 0);
  return {
    components: components.map(({ table }) => table),
    types: [...named.values()].map((symbol) => readType(symbol, ui)).filter(({ props }) => props.length > 0),
  };
}

/** What an application can have of a folder: the component of its name first. */
function componentsOf(folder: string, { program, checker }: UiProgram): ts.Symbol[] {
  const names = publicNames();
  const files = globSync([`src/components/${folder}/*.tsx`, `src/provider/${folder}.tsx`], {
    cwd: root,
  }).filter((file) => !/\.(stories|guide|test|css)\.tsx$/.test(file));
  const symbols = files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    return exported.filter((symbol) => isComponent(symbol) && names.has(`${file}#${symbol.name}`));
  });
  return symbols.sort((a, b) => Number(b.name === folder) - Number(a.name === folder));
}

export const isComponent = ({ name, flags, valueDeclaration }: ts.Symbol) =>
  /^[A-Z][a-z]/.test(name) &&
  (flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) !== 0 &&
  !(
    valueDeclaration &&
    ts.isVariableDeclaration(valueDeclaration) &&
    !valueDeclaration.type &&
    valueDeclaration.initializer &&
    !ts.isArrowFunction(valueDeclaration.initializer) &&
    !ts.isCallExpression(valueDeclaration.initializer)
  );

function readComponent(symbol: ts.Symbol, ui: UiProgram): { table: TableFacts; parameter?: ts.Type } {
  const { checker } = ui;
  const declaration = symbol.valueDeclaration;
  const about = docOf(symbol, checker);
  const [signature] = declaration
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
    : [];
  const [first] = signature?.getParameters() ?? [];
  const place = first?.valueDeclaration;
  if (!first || !place) return { table: { name: symbol.name, about, props: [] } };
  const type = checker.getTypeOfSymbolAtLocation(first, place);
  const initials = initialsOf(place);
  const all = partsOf(type).flatMap((part) => checker.getPropertiesOfType(part));
  const own = uniqueByName(all.filter((property) => isOwn(property.declarations?.[0])));
  const inherited = all.length - all.filter((property) => isOwn(property.declarations?.[0])).length;
  const table = {
    name: symbol.name,
    about,
    props: own.map((property) => readProperty(property, place, ui, initials.get(property.name))).sort(byNeed),
  };
  const element = inherited > 0 ? elementOf(place, checker) : undefined;
  return { table: element ? { ...table, element } : table, parameter: type };
}

/** The members of a union of objects, or the one object. */
const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

const uniqueByName = (symbols: ts.Symbol[]) => [
  ...new Map(symbols.map((each) => [each.name, each])).values(),
];

const byNeed = (a: PropFacts, b: PropFacts) => Number(b.isRequired) - Number(a.isRequired);

/** What its first parameter takes apart says it is when left out. */
function initialsOf(parameter: ts.Declaration): Map<string, string> {
  const initials = new Map<string, string>();
  if (!ts.isParameter(parameter) || !ts.isObjectBindingPattern(parameter.name)) return initials;
  for (const { name, propertyName, initializer } of parameter.name.elements) {
    if (initializer)
      initials.set((propertyName ?? name).getText().replace(/^'|'$/g, ''), initializer.getText());
  }
  return initials;
}

/** The element whose attributes are taken besides: `ComponentProps<'button'>`. */
function elementOf(place: ts.Node, checker: ts.TypeChecker): string | undefined {
  const seen = new Set<ts.Node>();
  const find = (node: ts.Node): string | undefined => {
    if (seen.has(node)) return;
    seen.add(node);
    const text = /(?:ComponentProps\w*|HTMLAttributes)<\s*'(\w+)'/.exec(node.getText());
    if (text) return text[1];
    const attributes = /\b(\w+)HTMLAttributes</.exec(node.getText());
    if (attributes?.[1]) return attributes[1].toLowerCase();
    let found: string | undefined;
    const walk = (each: ts.Node): void => {
      if (found || !(ts.isTypeReferenceNode(each) || ts.isExpressionWithTypeArguments(each))) {
        ts.forEachChild(each, walk);
        return;
      }
      const name = ts.isTypeReferenceNode(each) ? each.typeName : each.expression;
      const symbol = checker.getSymbolAtLocation(name);
      for (const declaration of symbol ? (ownSymbol(checker, symbol).declarations ?? []) : []) {
        if (isOwn(declaration)) found ??= find(declaration);
      }
      ts.forEachChild(each, walk);
    };
    walk(node);
    return found;
  };
  return find(ts.isParameter(place) && place.type ? place.type : place);
}

function readProperty(symbol: ts.Symbol, place: ts.Node, ui: UiProgram, initial?: string): PropFacts {
  const { checker } = ui;
  const type = checker.getTypeOfSymbolAtLocation(symbol, place);
  const facts = {
    name: symbol.name,
    type: typeText(symbol, type, place, checker),
    isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    about: docOf(symbol, checker),
  };
  // What has to be given has no value of its own but for programs without types.
  return initial === undefined || facts.isRequired ? facts : { ...facts, initial };
}

const isUndefined = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Undefined) !== 0;

/** The number of words that one has an overview of; the names of all themes are more. */
const MOST = 12;

/** A union of words in full; else what its source says; else what the compiler makes of it. */
function typeText(symbol: ts.Symbol, type: ts.Type, place: ts.Node, checker: ts.TypeChecker): string {
  const kinds = partsOf(type).filter((part) => !isUndefined(part));
  const words = kinds.filter((part) => part.isStringLiteral() || part.isNumberLiteral());
  if (words.length > 1 && words.length <= MOST && words.length === kinds.length) {
    return kinds.map((kind) => checker.typeToString(kind).replace(/^"(.*)"$/, "'$1'")).join(' | ');
  }
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const written =
    declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      ? declaration.type?.getText()
      : undefined;
  const text =
    written && !/\btypeof\b/.test(written)
      ? written
      : checker.typeToString(checker.getNonNullableType(type), place, ts.TypeFormatFlags.NoTruncation);
  return withoutUndefined(text);
}

function withoutUndefined(text: string): string {
  const plain = text
    .replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
  const isWhole = /^\((?:[^()]|\([^()]*\))*\)$/.test(plain);
  return isWhole ? plain.slice(1, -1) : plain;
}

/** The docstring in one line. */
const docOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** How deep the types of props are followed: what a prop is made of, and what that is made of. */
const DEEPEST = 2;

/** The package’s own interfaces that a type names. */
function gatherTypes(
  type: ts.Type | undefined,
  ui: UiProgram,
  into: Map<string, ts.Symbol>,
  depth: number,
): void {
  if (!type || depth > DEEPEST) return;
  const { checker } = ui;
  for (const property of partsOf(type).flatMap((part) => checker.getPropertiesOfType(part))) {
    const declaration = property.declarations?.[0];
    if (!declaration || !isOwn(declaration)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node)) {
        const named = checker.getSymbolAtLocation(node.typeName);
        const symbol = named && ownSymbol(checker, named);
        if (symbol && isDescribed(symbol) && !into.has(symbol.name)) {
          into.set(symbol.name, symbol);
          gatherTypes(checker.getDeclaredTypeOfSymbol(symbol), ui, into, depth + 1);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(declaration);
  }
}

/** An interface of ours whose members one writes. */
function isDescribed(symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  return declaration !== undefined && ts.isInterfaceDeclaration(declaration) && isOwn(declaration);
}

function readType(symbol: ts.Symbol, ui: UiProgram): TableFacts {
  const [declaration] = symbol.declarations ?? [];
  const type = ui.checker.getDeclaredTypeOfSymbol(symbol);
  const members = ui.checker.getPropertiesOfType(type).filter((each) => isOwn(each.declarations?.[0]));
  return {
    name: symbol.name,
    about: docOf(symbol, ui.checker),
    props: declaration ? members.map((member) => readProperty(member, declaration, ui)).sort(byNeed) : [],
  };
}
