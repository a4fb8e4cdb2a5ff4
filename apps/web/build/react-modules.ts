import { dirname, join } from 'node:path';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

/** The scripts behind the names by which React is imported, from the folders that these lead to. */
export const reactScripts = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
} as const;

/**
 * Gives browsers React as ES modules. It is published as CommonJS, which comes whole and is called through an object; of a
 * module, what nobody calls is left out, and the rest goes by short names (decision 007).
 */
export function reactModulesPlugin(): Plugin {
  const scripts = new Set<string>();
  return {
    name: 'tatami:react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: Object.keys(reactScripts).map((name) => new RegExp(`^${name}$`)) },
      async handler(name, importer) {
        const index = await this.resolve(name, importer, { skipSelf: true });
        const script = index && join(dirname(index.id), reactScripts[name as keyof typeof reactScripts]);
        if (script) scripts.add(script);
        return script;
      },
    },
    transform: {
      filter: { id: /node_modules/, code: ['exports.', '.trim().toString()]'] },
      handler: (code, id) => ({ code: scripts.has(id) ? moduleOf(code) : withPlainNames(code), map: null }),
    },
    // React asks for names that only other editions of itself have, and does without them.
    onLog: (_, { code, loc }) =>
      !(code === 'IMPORT_IS_UNDEFINED' && loc?.file?.includes('node_modules')) && undefined,
  };
}

/** A CommonJS script as an ES module: as far as it requires at its top only, and its exports are `exports.{name}`. */
export function moduleOf(code: string): string {
  const program = parseAst(code);
  const edits: Edit[] = [];
  const assigned: string[] = [];
  new Visitor({
    AssignmentExpression({ left }) {
      const name = exportedBy(left);
      if (name) assigned.push(name);
    },
    MemberExpression(node) {
      const name = exportedBy(node);
      if (name) edits.push({ start: node.start, end: node.end, text: `$${name}` });
    },
  }).visit(program);

  // A constant that nobody uses can be left out. What is given a value in two places is a variable.
  const constants = new Set<string>();
  for (const statement of program.body) {
    const { start, end } = statement;
    const required = requiredBy(statement);
    if (required) edits.push({ start, end, text: required.join('\n') });
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
      continue;
    const name = exportedBy(statement.expression.left);
    if (!name || assigned.indexOf(name) !== assigned.lastIndexOf(name)) continue;
    constants.add(name);
    edits.push({ start, end: start, text: 'const ' });
  }
  const names = [...new Set(assigned)];
  const variables = names.filter((name) => !constants.has(name)).map((name) => `let $${name};\n`);
  return `${variables.join('')}${edited(code, edits)}\nexport { ${names.map((name) => `$${name} as ${name}`).join(', ')} };\n`;
}

function exportedBy(node: ESTree.Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier')
    return undefined;
  return node.object.name === 'exports' && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;
}

/** `var React = require("react"), …` as imports. */
function requiredBy(statement: ESTree.Node): string[] | undefined {
  if (statement.type !== 'VariableDeclaration') return undefined;
  const imports = statement.declarations.flatMap(({ id, init }) => {
    const source = init?.type === 'CallExpression' && isNamed(init.callee, 'require') && init.arguments[0];
    return source && source.type === 'Literal' && id.type === 'Identifier'
      ? [`import * as ${id.name} from ${source.raw};`]
      : [];
  });
  return imports.length === statement.declarations.length ? imports : undefined;
}

const isNamed = (node: ESTree.Node, name: string) => node.type === 'Identifier' && node.name === name;

const hiddenName = /\b(\w+)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g;

/**
 * Radix asks React for what older ones don't have by `React[" useId ".trim().toString()]`, so that no bundler sees it, and
 * with that has every bundler keep all of React.
 */
export function withPlainNames(code: string): string {
  return code.replaceAll(hiddenName, '$1.$2');
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}
