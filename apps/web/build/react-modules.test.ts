import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { moduleOf, reactScripts, withPlainNames } from './react-modules.ts';

const require = createRequire(import.meta.url);
const requireOfDom = createRequire(require.resolve('react-dom'));

test.each(Object.entries(reactScripts))(
  '%s offers as a module what it offers as it is published',
  async (name, script) => {
    const file = join(dirname(requireOfDom.resolve(name)), script);
    const written = moduleOf(await readFile(file, 'utf8'));

    const offered = parseAst(written).body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.specifiers.map(({ exported }) => exported) : [],
    );
    expect(offered.map((each) => (each.type === 'Identifier' ? each.name : each.value)).sort()).toEqual(
      Object.keys(require(file)).sort(),
    );
    expect(written).not.toMatch(/\b(?:exports\.|exports\[|module\.exports|require\()/);
  },
);

test('what is assigned to once is a constant, what is assigned to in two places a variable', () => {
  expect(moduleOf('exports.one = 1;\nif (one) exports.two = 2;\nelse exports.two = exports.one;')).toBe(
    'let $two;\nconst $one = 1;\nif (one) $two = 2;\nelse $two = $one;\nexport { $one as one, $two as two };\n',
  );
});

test('what is required is imported', () => {
  expect(
    moduleOf(
      'var React = require("react"),\n  Dom = require("react-dom");\nexports.version = React.version;',
    ),
  ).toBe(
    'import * as React from "react";\nimport * as Dom from "react-dom";\nconst $version = React.version;\nexport { $version as version };\n',
  );
});

test('a hidden name is a name', () => {
  expect(withPlainNames('var useId = React2[" useId ".trim().toString()] || none;')).toBe(
    'var useId = React2.useId || none;',
  );
});
