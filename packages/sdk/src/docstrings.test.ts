import { globSync } from 'node:fs';
import { join } from 'node:path';
import { undocumented } from '@tatami/tooling/undocumented';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** Every module that others may import. */
const entries = Object.values(manifest.exports).flatMap((entry) =>
  globSync(join(root, entry['@tatami/source'])),
);

/** The paths say what they are in the words of the contract, over each of their verbs, and tables by their names. */
const ofContract = new Set(['paths', 'Tables']);

test('everything that the package exports says what it is', () => {
  expect(undocumented(entries, (owner) => ofContract.has(owner))).toEqual([]);
}, 60_000);
