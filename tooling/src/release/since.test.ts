import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareTypes } from './api-facts.ts';
import { lacksSince, nextRelease } from './since.ts';

/** What a package of this source lacks that offered nothing but a club without members before. */
function lacksOf(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tatami-since-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/index.ts'), source);
  const { differences } = compareTypes('interface Club {\n}', source.replaceAll('export ', ''));
  return lacksSince(folder, differences, '1.1');
}

const said = (since: string) => `
export interface Club {
  /** Tells of changes. ${since} */
  follow(): void;
  /** How long it waits. ${since} */
  patience?: number | undefined;
}
/** A change. ${since} */
export interface Change {
  /** Its row. */
  row: string;
}
/** Reads a change. ${since} */
export function readChange<Row>(row: Row): Row;
/** Every change. ${since} */
export const changes: readonly Change[] = [];
/** What changes. ${since} */
export type Changed<Row> = { row: Row };
`;

test('what is new says with which release it comes, and its members with it', () => {
  expect(lacksOf(said('@since 1.1'))).toEqual([]);
});

test.each(['', '@since 1.0', '@since 2.1'])('who says “%s” instead is named', (since) => {
  expect(lacksOf(said(since)).map((fault) => fault.split(' ')[0])).toEqual([
    'Club.follow',
    'Club.patience',
    'Change',
    'Change.row',
    'readChange',
    'changes',
    'Changed',
    'Changed.row',
  ]);
});

test('what a generator writes comes with the contract', () => {
  expect(
    lacksOf(`// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.\n${said('')}`),
  ).toEqual([]);
});

test('the next release has the number that its changesets ask for', () => {
  expect([nextRelease('1.4.2', 'minor'), nextRelease('1.4.2', 'major')]).toEqual(['1.5', '2.0']);
});
