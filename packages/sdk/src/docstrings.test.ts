import { join } from 'node:path';
import { undocumented } from '@tatami/tooling/undocumented';
import { expect, test } from 'vitest';

const entries = ['index', 'plain', 'rules', 'access', 'changes', 'references', 'texts'].map((name) =>
  join(import.meta.dirname, `${name}.ts`),
);

/** The paths say what they are in the words of the contract, over each of their verbs, and tables by their names. */
const ofContract = new Set(['paths', 'Tables']);

test('everything that the package exports says what it is', () => {
  expect(undocumented(entries, (owner) => ofContract.has(owner))).toEqual([]);
}, 60_000);
