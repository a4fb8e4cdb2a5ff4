import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import { clientTexts } from './error.ts';

test('docs/errors.md lists the codes that there are, and no others', () => {
  const document = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const [, ofClient = '', ofServer = ''] = document.split(/## Codes of the (?:client|server)/);
  const listed = (section: string) => [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, code]) => code);

  expect(listed(ofClient).sort()).toEqual([...Object.keys(clientTexts), 'no-api'].sort());
  expect(listed(ofServer).sort()).toEqual(
    [...contract.components.schemas.Problem.properties.code.enum].sort(),
  );
});
