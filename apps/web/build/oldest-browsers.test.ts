import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newerThanOldest, oldestBrowsers } from './oldest-browsers.ts';

test('a build ends at what the oldest browsers lack, and not at what is asked for first', () => {
  expect(newerThanOldest('const url = URL.parse(link); Promise.try(load)')).toEqual([
    'URL.parse(',
    'Promise.try(',
  ]);
  expect(newerThanOldest('if (URL.canParse(link)) new URL(link); sentence.parse(link)')).toEqual([]);
  expect(newerThanOldest('Temporal.Now.instant()')).toEqual(['Temporal.N']);
  expect(newerThanOldest('if ("object" == typeof Temporal) Temporal.Now.instant()')).toEqual([]);
  expect(newerThanOldest('"requestIdleCallback" in window ? requestIdleCallback(run) : run()')).toEqual([]);
});

test('the README names the oldest browsers as the build knows them', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8').toLowerCase();
  for (const browser of oldestBrowsers) {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
    expect(readme).toMatch(new RegExp(`\\b${name}\\b[^|]*\\b${version.replace('.', '\\.')}\\b`));
  }
});
