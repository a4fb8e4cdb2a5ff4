import { expect, test } from 'vitest';
import { inOrder, publishedPackages } from './published.ts';

const needing = (name: string, ...needs: string[]) => ({
  manifest: {
    name,
    version: '1.0.0',
    dependencies: Object.fromEntries(needs.map((each) => [each, '^1.0.0'])),
  },
});
const namesOf = (packages: ReturnType<typeof needing>[]) => packages.map(({ manifest }) => manifest.name);

test('what a package needs is published before it, also what that needs in turn', () => {
  const packages = [needing('app', 'client', 'react'), needing('base'), needing('client', 'base')];
  expect(namesOf(inOrder(packages))).toEqual(['base', 'client', 'app']);
});

test('the program for the command line goes last, after the client and the connection', () => {
  const names = publishedPackages().map(({ manifest }) => manifest.name);
  expect(names.toSorted()).toEqual(['@tatami/cli', '@tatami/realtime', '@tatami/sdk', '@tatami/ui']);
  expect(names.indexOf('@tatami/cli')).toBeGreaterThan(names.indexOf('@tatami/sdk'));
  expect(names.indexOf('@tatami/cli')).toBeGreaterThan(names.indexOf('@tatami/realtime'));
});
