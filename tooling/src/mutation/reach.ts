import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import type { Mutant, Planted } from './plant-mutants.ts';
import { openRunner, pathOf } from './run-tests.ts';
import type { Suite } from './suites.ts';

/** What the tests of one file come by, and how long they take. */
export interface Reach {
  file: string;
  /** The digest of the file’s text, as it was when this was learned. */
  digest: string;
  ms: number;
  mutants: string[];
  /** What is met as the files are loaded, by whichever test comes first. */
  loaded: string[];
}

/**
 * Runs the tests with every mutant asleep. What is learned is kept in a folder, for as long as the code and the file of
 * the tests stay as they are.
 *
 * @throws where a test fails that no mutant woke for.
 */
export async function learnReach(suite: Suite, code: Planted['code'], folder: string): Promise<Reach[]> {
  const runner = await openRunner(suite, code, 0);
  const path = join(folder, `reach-${digest(JSON.stringify([...code]))}.json`);
  const before: Reach[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const digests = new Map(runner.files.map((file) => [file, digest(readFileSync(join(root, file), 'utf8'))]));
  const kept = before.filter(({ file, digest }) => digests.get(file) === digest);
  const unknown = runner.files.filter((file) => !kept.some((each) => each.file === file));
  const { modules, failures } = await runner.run(null, unknown, Number.POSITIVE_INFINITY);
  await runner.close();
  if (failures.length > 0) throw new Error(`These fail without any mutant:\n${failures.join('\n')}`);
  const learned = modules.map((each) => ({
    file: pathOf(each),
    digest: digests.get(pathOf(each)) ?? '',
    ms: Math.max(1, Math.round(each.diagnostic().duration)),
    mutants: each.meta().reached ?? [],
    loaded: each.meta().loaded ?? [],
  }));
  writeFileSync(path, JSON.stringify([...kept, ...learned]));
  return [...kept, ...learned];
}

/**
 * The test files that may find the mutant, the likeliest and quickest first. What runs as its file is loaded is held by
 * all tests that come by what lies in the same folder; where nothing there runs later, by any.
 */
export function filesFor(mutant: Mutant, mutants: readonly Mutant[], reach: readonly Reach[]): Reach[] {
  const within = (start: string) =>
    new Set(mutants.filter(({ place }) => place.startsWith(start)).map(({ id }) => id));
  const source = mutant.place.split(':')[0] ?? '';
  const near = within(`${source}:`);
  const around = within(source.slice(0, source.lastIndexOf('/') + 1));
  const times = new Map<string, number>();
  for (const id of reach.flatMap((by) => by.mutants)) times.set(id, (times.get(id) ?? 0) + 1);
  // What few tests come by says more of what a test is about.
  const met = (area: ReadonlySet<string>, by: Reach) =>
    by.mutants.reduce((total, id) => total + (area.has(id) ? 1 / (times.get(id) ?? 1) : 0), 0);
  const effort = (by: Reach) => by.ms / (0.01 + 10 * met(near, by) + met(around, by));
  const onLoading = reach.some(({ loaded }) => loaded.includes(mutant.id));
  const isHeld = reach.some((by) => met(around, by) > 0);
  return reach
    .filter((by) => by.mutants.includes(mutant.id) || (onLoading && (met(around, by) > 0 || !isHeld)))
    .map((by) => ({ by, effort: effort(by) }))
    .sort((a, b) => a.effort - b.effort)
    .map(({ by }) => by);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
