import ts from 'typescript';
import { spliced } from './spliced.ts';

type Drawing = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;
type Args = ReadonlyMap<string, string>;

/** A component with its arguments as its attributes; or a function that draws one, with the arguments in their places. */
export function withArgs(
  drawn: string | Drawing,
  args: Args,
  replaced: Map<ts.Node, string> = new Map(),
): string {
  if (typeof drawn === 'string') return elementOf(drawn, '', args);
  const { body } = drawn;
  if (!body) return '';
  const [parameter] = drawn.parameters;
  const hoisted = new Map<string, string>();
  const isLeft = parameter ? substitute(parameter, body, args, replaced, hoisted) : false;
  const only = onlyResult(body);
  if (only && !isLeft) return unwrapped(only, replaced);
  const preamble = isLeft
    ? `const args = { ${[...args].map(([name, value]) => `${name}: ${value}`).join(', ')} };\n`
    : '';
  const inside = ts.isBlock(body)
    ? body.statements.map((statement) => spliced(statement, replaced)).join('\n')
    : `return ${spliced(body, replaced)};`;
  const above = [...hoisted].map(([name, value]) => `const ${name} = ${value};\n\n`).join('');
  return `${above}function Example() {\n${preamble}${inside}\n}`;
}

/** The number of letters from which on a value has a line of its own. */
const LONG = 60;

const plain = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? node.expression : node;

/** What a function gives that does nothing else. */
function onlyResult(body: ts.ConciseBody): ts.Expression | undefined {
  if (!ts.isBlock(body)) return body;
  const [first, ...others] = body.statements;
  return first && others.length === 0 && ts.isReturnStatement(first) ? first.expression : undefined;
}

function unwrapped(expression: ts.Expression, replaced: ReadonlyMap<ts.Node, string>): string {
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  const text = spliced(inner, replaced);
  return ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner)
    ? text
    : `const example = ${text};`;
}

/** Puts the arguments where the function reads them. Gives whether it needs them as an object still. */
function substitute(
  { name }: ts.ParameterDeclaration,
  body: ts.ConciseBody,
  args: Args,
  replaced: Map<ts.Node, string>,
  hoisted: Map<string, string>,
): boolean {
  const whole = ts.isIdentifier(name) ? name.text : restOf(name);
  const taken = ts.isObjectBindingPattern(name) ? takenOf(name) : new Map<string, string>();
  const rest = new Map([...args].filter(([key]) => ![...taken.values()].includes(key)));
  let isLeft = false;
  const put = (node: ts.Node, key: string, value = 'undefined') => {
    const isLong = value.length > LONG && ts.isBlock(body);
    if (isLong) hoisted.set(key, value);
    const shown = isLong ? key : value;
    const { parent } = node;
    if (ts.isShorthandPropertyAssignment(parent)) replaced.set(parent, `${parent.name.text}: ${shown}`);
    else if (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) {
      replaced.set(parent, isLong ? `{${key}}` : childOf(value));
    } else replaced.set(node, isLong ? key : wrapped(value, node));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const spread = node.attributes.properties.find(
        (each): each is ts.JsxSpreadAttribute =>
          ts.isJsxSpreadAttribute(each) && ts.isIdentifier(each.expression) && each.expression.text === whole,
      );
      if (spread) {
        const shown = new Map(rest);
        for (const each of node.attributes.properties) {
          const key = each.name?.getText();
          if (key === undefined || !rest.has(key)) continue;
          // Of two the later holds.
          if (each.pos > spread.pos) shown.delete(key);
          else replaced.set(each, '');
        }
        const children = ts.isJsxSelfClosingElement(node) ? shown.get('children') : undefined;
        shown.delete('children');
        replaced.set(spread, attributesOf(shown));
        if (children !== undefined) {
          for (const each of node.attributes.properties) if (each !== spread) visit(each);
          const attributes = node.attributes.properties.map((each) => spliced(each, replaced)).join(' ');
          const tag = node.tagName.getText();
          replaced.set(node, `<${tag} ${attributes}>${childOf(children)}</${tag}>`);
          return;
        }
      }
    }
    const ofWhole = (each: ts.Node) =>
      ts.isPropertyAccessExpression(each) &&
      ts.isIdentifier(each.expression) &&
      each.expression.text === whole
        ? each.name.text
        : undefined;
    const isAnd =
      ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    if (isAnd && rest.has(ofWhole(node.left) ?? '')) {
      visit(node.right);
      replaced.set(node, spliced(plain(node.right), replaced));
      return;
    }
    const key = ofWhole(node);
    if (key !== undefined) {
      put(node, key, rest.get(key));
      return;
    }
    if (ts.isIdentifier(node) && !isKey(node)) {
      if (node.text === whole && !(ts.isJsxSpreadAttribute(node.parent) && replaced.has(node.parent)))
        isLeft = true;
      const taking = taken.get(node.text);
      if (taking !== undefined) put(node, taking, args.get(taking));
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return isLeft;
}

const restOf = (name: ts.BindingName) =>
  ts.isObjectBindingPattern(name)
    ? name.elements.find(({ dotDotDotToken }) => dotDotDotToken)?.name.getText()
    : undefined;

/** What a pattern takes apart: the name in the function, and that of the argument. */
const takenOf = (pattern: ts.ObjectBindingPattern) =>
  new Map(
    pattern.elements
      .filter(({ dotDotDotToken }) => !dotDotDotToken)
      .map(({ name, propertyName }) => [name.getText(), (propertyName ?? name).getText()]),
  );

const isKey = (node: ts.Identifier) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isBindingElement(node.parent) && node.parent.propertyName === node) ||
  ts.isJsxAttribute(node.parent);

/** A function or an object keeps together in a larger expression. */
const wrapped = (value: string, place: ts.Node) =>
  ts.isJsxExpression(place.parent) || /^[\w.]+$/.test(value) || /^[['"`]/.test(value) ? value : `(${value})`;

function elementOf(tag: string, attributes: string, args: Args): string {
  const shown = new Map(args);
  const children = shown.get('children');
  shown.delete('children');
  const all = `${attributes} ${attributesOf(shown)}`.trim();
  const open = all ? `<${tag} ${all}` : `<${tag}`;
  return children === undefined ? `${open} />` : `${open}>${childOf(children)}</${tag}>`;
}

const attributesOf = (args: Args) =>
  [...args]
    .filter(([, value]) => value !== 'undefined')
    .map(([name, value]) => attributeOf(name, value))
    .join(' ');

function attributeOf(name: string, value: string): string {
  const text = /^'([^'"\\\n]*)'$/.exec(value)?.[1];
  if (text !== undefined) return `${name}="${text}"`;
  if (value === 'true') return name;
  const isMethod = /^(?:async\s+)?\w+\s*\([^)]*\)\s*\{/.test(value) && !/^(?:async\s+)?function/.test(value);
  return isMethod
    ? `${name}={${value.replace(/^(async\s+)?\w+\s*(\([^)]*\))/, '$1$2 =>')}}`
    : `${name}={${value}}`;
}

function childOf(value: string): string {
  const text = /^'([^'\\\n]*)'$/.exec(value)?.[1];
  if (text !== undefined) return /[{}<>]/.test(text) ? `{${value}}` : text;
  const jsx = /^\(\s*([\s\S]*?)\s*\)$/.exec(value)?.[1] ?? value;
  return jsx.startsWith('<') ? jsx : `{${value}}`;
}
