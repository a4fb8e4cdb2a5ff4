import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import type { CodeFacts } from './facts.ts';
import { publicNames } from './public-names.ts';
import { spliced } from './spliced.ts';
import { root } from './ui-program.ts';
import { withArgs } from './with-args.ts';

/** The source of each story of a file, by its id. */
export function readStories(file: string): Record<string, CodeFacts> {
  const source = parse(join(root, file));
  const module = readModule(source);
  const meta = module.objects.get('meta');
  const title = textOf(meta?.get('title'));
  if (!meta || !title) return {};
  const stories = [...module.stories].flatMap(([name, story]) => {
    const shown = draw(story, meta, module);
    return shown === undefined ? [] : [[toId(title, storyNameFromExport(name)), complete(shown, module)]];
  });
  return Object.fromEntries(stories);
}

/** What a file of stories says of its page: nothing for one that has no title, or no page. */
export function readPage(
  file: string,
): { title: string; isNew: boolean; stories: number; played: number } | undefined {
  const { objects, stories } = readModule(parse(join(root, file)));
  const meta = objects.get('meta');
  const title = textOf(meta?.get('title'));
  const isTagged = (properties: Properties, tag: string) =>
    properties.get('tags')?.getText().includes(`'${tag}'`) ?? false;
  if (!meta || !title || isTagged(meta, '!autodocs')) return;
  const all = [...stories.values()];
  return {
    title,
    isNew: [meta, ...all].some((each) => isTagged(each, 'new')),
    stories: all.length,
    played: all.filter((story) => story.has('play')).length,
  };
}

type Properties = ReadonlyMap<string, ts.Expression | ts.MethodDeclaration>;

interface Module {
  readonly source: ts.SourceFile;
  readonly path: string;
  /** The objects that are declared, among them the stories and what they have in common. */
  readonly objects: ReadonlyMap<string, Properties>;
  readonly stories: ReadonlyMap<string, Properties>;
  readonly declarations: ReadonlyMap<string, ts.Statement>;
  readonly imports: ReadonlyMap<string, Import>;
}

interface Import {
  /** What it is called where it comes from; `*` is all of that. */
  readonly name: string;
  readonly from: string;
  readonly isType: boolean;
}

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function readModule(source: ts.SourceFile): Module {
  const objects = new Map<string, Properties>();
  const stories = new Map<string, Properties>();
  const declarations = new Map<string, ts.Statement>();
  const imports = new Map<string, Import>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImports(statement, imports);
    const isExported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const object = initializer && plain(initializer);
        if (object && ts.isObjectLiteralExpression(object)) {
          const properties = propertiesOf(object, objects);
          objects.set(name.getText(), properties);
          if (isExported) stories.set(name.getText(), properties);
        }
        if (!isExported && name.getText() !== 'meta') declarations.set(name.getText(), statement);
      }
    }
    const named =
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    if (named && statement.name && statement.name.text !== 'Story')
      declarations.set(statement.name.text, statement);
  }
  return { source, path: source.fileName, objects, stories, declarations, imports };
}

function readImports(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  into: Map<string, Import>,
): void {
  const from = textOf(moduleSpecifier);
  if (!importClause || from === undefined) return;
  const isWhole = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (importClause.name) into.set(importClause.name.text, { name: 'default', from, isType: isWhole });
  const bindings = importClause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    into.set(bindings.name.text, { name: '*', from, isType: isWhole });
  if (bindings && ts.isNamedImports(bindings)) {
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      into.set(name.text, { name: (propertyName ?? name).text, from, isType: isWhole || isTypeOnly });
    }
  }
}

/** An expression without what only its type says. */
function plain(expression: ts.Expression): ts.Expression {
  if (
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  ) {
    return plain(expression.expression);
  }
  return expression;
}

function propertiesOf(
  object: ts.ObjectLiteralExpression,
  known: ReadonlyMap<string, Properties>,
): Properties {
  const found = new Map<string, ts.Expression | ts.MethodDeclaration>();
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property)) found.set(keyOf(property.name), property.initializer);
    else if (ts.isShorthandPropertyAssignment(property)) found.set(property.name.text, property.name);
    else if (ts.isMethodDeclaration(property)) found.set(keyOf(property.name), property);
    else if (ts.isSpreadAssignment(property)) {
      for (const [key, value] of spreadOf(property.expression, known) ?? []) found.set(key, value);
    }
  }
  return found;
}

/** What `...Default` or `...Default.args` stands for, where that is an object of the same file. */
function spreadOf(expression: ts.Expression, known: ReadonlyMap<string, Properties>): Properties | undefined {
  if (ts.isIdentifier(expression)) return known.get(expression.text);
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return;
  const value = known.get(expression.expression.text)?.get(expression.name.text);
  const object = value && !ts.isMethodDeclaration(value) ? plain(value) : undefined;
  return object && ts.isObjectLiteralExpression(object) ? propertiesOf(object, known) : undefined;
}

const keyOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

const textOf = (node: ts.Node | undefined) =>
  node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) ? node.text : undefined;

function argsOf(story: Properties, module: Module): Properties {
  const args = story.get('args');
  const object = args && !ts.isMethodDeclaration(args) ? plain(args) : undefined;
  if (object && ts.isObjectLiteralExpression(object)) return propertiesOf(object, module.objects);
  return (object && spreadOf(object, module.objects)) ?? new Map();
}

/** What is drawn: the story’s own function, or its component with its arguments. */
function draw(story: Properties, meta: Properties, module: Module): string | undefined {
  const args = new Map<string, string>();
  for (const [name, value] of [...argsOf(meta, module), ...argsOf(story, module)]) {
    args.set(name, spliced(value, quiet(value)));
  }
  const component = meta.get('component');
  const own = component && ts.isIdentifier(component) ? module.declarations.get(component.text) : undefined;
  const render = story.get('render') ?? meta.get('render') ?? functionOf(own);
  if (render) {
    const drawn =
      functionOf(render) ??
      (ts.isIdentifier(render) ? functionOf(module.declarations.get(render.text)) : undefined);
    if (drawn) return withArgs(drawn, args, quiet(drawn));
  }
  return component ? withArgs(component.getText(), args) : undefined;
}

type Drawing = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

function functionOf(node: ts.Node | undefined): Drawing | undefined {
  if (!node) return;
  if (ts.isVariableStatement(node)) return functionOf(node.declarationList.declarations[0]?.initializer);
  if (
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node)
  ) {
    return node;
  }
  return;
}

/** A spy of the tests is a function that does nothing. */
function quiet(node: ts.Node): Map<ts.Node, string> {
  const replaced = new Map<ts.Node, string>();
  const visit = (each: ts.Node): void => {
    if (ts.isCallExpression(each)) {
      const name = each.expression.getText();
      const [own] = each.arguments;
      if (name === 'fn') {
        replaced.set(each, own ? spliced(own, quiet(own)) : '() => {}');
        return;
      }
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return replaced;
}

/** What is drawn, with all of the file that it stands on, and the imports of both. */
function complete(shown: string, module: Module): CodeFacts {
  const statements = new Set<ts.Statement>();
  const imports = new Map<string, Import>();
  const waiting = namesIn(shown);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const statement = module.declarations.get(name);
    if (statement && !statements.has(statement)) {
      statements.add(statement);
      waiting.push(...namesIn(spliced(statement, quiet(statement))));
    }
    const from = module.imports.get(name);
    if (from && !statement) imports.set(name, from);
  }
  const own = module.source.statements
    .filter((statement) => statements.has(statement))
    .map((statement) => spliced(statement, quiet(statement)));
  const samples = new Map<string, string>();
  const lines = importLines(imports, module.path, samples);
  return {
    code: [lines, ...own, shown].filter((part) => part !== '').join('\n\n'),
    samples: [...samples].map(([file, code]) => ({ file, code })),
  };
}

/** The words of a piece of source that may name something of its file. */
function namesIn(code: string): string[] {
  const source = ts.createSourceFile('piece.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isOnlyAName(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names];
}

function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  );
}

const theme = /\/theme\/(?!generated)/;

function importLines(
  imports: ReadonlyMap<string, Import>,
  path: string,
  samples: Map<string, string>,
): string {
  const byModule = new Map<string, string[]>();
  for (const [local, { name, from, isType }] of imports) {
    if (from.startsWith('storybook') || from.startsWith('@storybook')) continue;
    const module = from.startsWith('.') ? moduleOf(name, from, path, samples) : from;
    const word = name === '*' ? `* as ${local}` : name === local ? name : `${name} as ${local}`;
    byModule.set(module, [...(byModule.get(module) ?? []), isType ? `type ${word}` : word]);
  }
  return [...byModule]
    .sort(([a], [b]) => order(a) - order(b) || a.localeCompare(b))
    .map(([module, words]) => {
      const sorted = words.sort((a, b) => a.replace(/^type /, '').localeCompare(b.replace(/^type /, '')));
      const whole = sorted.find((word) => word.startsWith('*'));
      return `import ${whole ?? `{ ${sorted.join(', ')} }`} from '${module}';`;
    })
    .join('\n');
}

const order = (module: string) => (module.startsWith('.') ? 2 : module.startsWith('@tatami') ? 1 : 0);

/** Where an application has it from; what only the book has is sample data, and shown beside. */
function moduleOf(name: string, from: string, path: string, samples: Map<string, string>): string {
  const target = join(dirname(path), from);
  const names = publicNames();
  const file = relative(root, target);
  if (name === '*') return file === 'src/icons/icons.tsx' ? '@tatami/ui/icons' : sampled(target, samples);
  const own = names.get(`${file}#${name}`);
  if (own) return own;
  const isSample = file.startsWith('.storybook');
  if (!isSample && names.has(name)) return names.get(name) ?? from;
  if (theme.test(target) && name === 'vars') return '@tatami/ui/theme';
  return sampled(target, samples);
}

function sampled(target: string, samples: Map<string, string>): string {
  const file = basename(target);
  if (!samples.has(file)) samples.set(file, sampleOf(target));
  return `./${file}`;
}

/** A file of sample data, with its imports as an application would write them. */
function sampleOf(path: string): string {
  const source = parse(path);
  const replaced = new Map<ts.Node, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const found = new Map<string, Import>();
    readImports(statement, found);
    replaced.set(statement, importLines(found, path, new Map()));
  }
  return spliced(source, replaced).trim();
}
