/**
 * `pnpm mutate [--size 400] [--seed tatami] [--patience 60] [--again]`: plants small faults in the server and the client
 * package, and counts how many of a sample the tests find. Per mutant it tries the tests that reach it, for `patience`
 * seconds of them at most. A run that was broken off goes on where it stopped; `--again` tries those that nobody found.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rounded, table } from './figures.ts';
import { chooseSample, nameOf } from './mutation/choose-sample.ts';
import { type Mutant, plantMutants } from './mutation/plant-mutants.ts';
import { filesFor, learnReach, type Reach } from './mutation/reach.ts';
import { openRunner } from './mutation/run-tests.ts';
import { scoreOf, type Tally } from './mutation/score.ts';
import { suites } from './mutation/suites.ts';
import { root } from './workspace.ts';

interface Trial extends Omit<Mutant, 'id'> {
  /** How many test files were tried, of those that may find it. */
  tried: string;
  foundBy: string | null;
}

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'tatami' },
    patience: { type: 'string', default: '60' },
    again: { type: 'boolean', default: false },
  },
});
const reports = join(root, 'tooling/.reports');
const report = join(reports, `mutants-${options.seed}.json`);
mkdirSync(reports, { recursive: true });

const planted = await Promise.all(suites.map(async (suite) => ({ suite, ...(await plantMutants(suite)) })));
const all = planted.flatMap(({ mutants }) => mutants);
const names = new Set(all.map(nameOf));
const before: Trial[] = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : [];
const trials = new Map(
  before.filter((trial) => names.has(nameOf(trial))).map((trial) => [nameOf(trial), trial] as const),
);
const sample = chooseSample(all, Number(options.size), options.seed).filter((mutant) => {
  const trial = trials.get(nameOf(mutant));
  return !trial || (options.again && !trial.foundBy);
});

for (const { suite, mutants, code } of planted) {
  const mine = sample.filter((mutant) => mutants.includes(mutant));
  const reach = await learnReach(suite, code, reports);
  const runner = await openRunner(suite, code, 1);
  for (const mutant of mine) {
    const trial = await tryToFind(mutant);
    trials.set(nameOf(mutant), trial);
    writeFileSync(report, JSON.stringify([...trials.values()], null, 2));
    console.log(
      `${trials.size}\t${trial.foundBy ?? `NOT FOUND by ${trial.tried} files`}\t${oneLine(mutant)}`,
    );
  }
  await runner.close();

  async function tryToFind({ id, ...mutant }: Mutant): Promise<Trial> {
    const candidates = filesFor({ id, ...mutant }, mutants, reach);
    const files = withinPatience(candidates);
    const usual = files.reduce((total, { ms }) => total + ms, 0);
    const paths = files.map(({ file }) => file);
    const { failures } = await runner.run(id, paths, 20_000 + 5 * usual);
    return { ...mutant, tried: `${files.length} of ${candidates.length}`, foundBy: failures[0] ?? null };
  }
}

const tallies = [...Map.groupBy(trials.values(), ({ folder }) => folder)].map(
  ([folder, those]): Tally => ({
    folder,
    planted: all.filter((mutant) => mutant.folder === folder).length,
    tried: those.length,
    killed: those.filter(({ foundBy }) => foundBy).length,
  }),
);
console.log(
  `\n${table([
    ['', 'mutants', 'tried', 'found', ''],
    ...tallies.map((tally) => tallyRow(tally.folder, [tally])),
    tallyRow('together', tallies),
  ])}\n${planted.reduce((total, { texts }) => total + texts, 0)} more would change a text alone, and were left out.`,
);

function withinPatience(files: Reach[]): Reach[] {
  let left = Number(options.patience) * 1_000;
  return files.filter(({ ms }, at) => {
    if (at > 0 && ms > left) return false;
    left -= ms;
    return true;
  });
}

function tallyRow(name: string, those: Tally[]): string[] {
  const { percent, error } = scoreOf(those);
  const count = (of: 'planted' | 'tried' | 'killed') =>
    String(those.reduce((total, tally) => total + tally[of], 0));
  return [
    name,
    count('planted'),
    count('tried'),
    count('killed'),
    `${rounded(percent)} % ± ${rounded(error)}`,
  ];
}

function oneLine({ place, kind, original, replacement }: Mutant): string {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 90);
  return `${place} ${kind}: ${short(original)} → ${short(replacement)}`;
}
