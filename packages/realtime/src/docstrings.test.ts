import { join } from 'node:path';
import { undocumented } from '@tatami/tooling/undocumented';
import { expect, test } from 'vitest';

const entries = ['index', 'react'].map((name) => join(import.meta.dirname, `${name}.ts`));

test('everything that the package exports says what it is', () => {
  // An error's name is what every error has.
  expect(undocumented(entries, (_, member) => member === 'name')).toEqual([]);
}, 60_000);
