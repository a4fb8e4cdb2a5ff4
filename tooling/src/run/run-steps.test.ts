import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Options, type Outcome, runSteps, type Step } from './run-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options: Options = { lanes: 2, limitSeconds: 20, cwd: folder, env: process.env, onOutcome: () => {} };

function node(name: string, script: string, rest: Partial<Step> = {}): Step {
  return { name, command: [process.execPath, '--eval', script], ...rest };
}

const named = (outcomes: Outcome[], name: string) => outcomes.find(({ step }) => step.name === name);

test('a failing step stops no other, and its output is kept', async () => {
  const steps = [
    node('bad', 'console.error("the reason"); process.exit(3)'),
    node('good', ''),
    node('last', '', { after: ['bad', 'good'] }),
  ];
  const outcomes = await runSteps(steps, options).outcomes;
  expect(outcomes.map(({ counts }) => counts.failed)).toEqual(
    [0, 0, 0].with(
      outcomes.findIndex((o) => o.step.name === 'bad'),
      1,
    ),
  );
  expect(named(outcomes, 'bad')?.output).toContain('the reason');
  expect(outcomes.at(-1)?.step.name).toBe('last');
});

test('no more steps run at once than there are lanes', async () => {
  const log = join(folder, 'lanes');
  const mark = `
    const { appendFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(log)}, '+');
    setTimeout(() => appendFileSync(${JSON.stringify(log)}, '-'), 100);`;
  await runSteps(
    ['a', 'b', 'c', 'd', 'e'].map((name) => node(name, mark)),
    options,
  ).outcomes;
  const marks = [...readFileSync(log, 'utf8')];
  const atOnce = marks.map((_, index) =>
    marks.slice(0, index + 1).reduce((n, c) => n + (c === '+' ? 1 : -1), 0),
  );
  expect(marks).toHaveLength(10);
  expect(Math.max(...atOnce)).toBe(2);
});

test('tests are counted by the reports of their runner, never by one from an earlier run', async () => {
  const reports = join(folder, '.reports');
  mkdirSync(reports);
  writeFileSync(join(reports, 'old.json'), '{"numPassedTests": 99}');
  const write = (file: string, report: object) =>
    `require('node:fs').mkdirSync('.reports', { recursive: true });
     require('node:fs').writeFileSync('.reports/${file}', ${JSON.stringify(JSON.stringify(report))});`;
  const script =
    write('unit.json', { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2 }) +
    write('e2e.json', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
  const [outcome] = await runSteps([node('tests', script, { reports })], options).outcomes;
  expect(outcome?.counts).toEqual({ passed: 9, failed: 2, skipped: 2 });
});

test('a test step that reports no test has failed', async () => {
  const [outcome] = await runSteps([node('tests', '', { reports: join(folder, 'none') })], options).outcomes;
  expect(outcome?.counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a program that is not there is a failure, not a crash', async () => {
  const [outcome] = await runSteps([{ name: 'gone', command: ['no-such-program'] }], options).outcomes;
  expect(outcome).toMatchObject({ counts: { failed: 1 }, output: expect.stringContaining('ENOENT') });
});

test('a step that takes too long is ended and has failed', async () => {
  const [outcome] = await runSteps([node('long', 'setInterval(() => {}, 1000)')], {
    ...options,
    limitSeconds: 1,
  }).outcomes;
  expect(outcome).toMatchObject({
    counts: { failed: 1 },
    output: expect.stringContaining('Stopped after 1 s'),
  });
});

test('a step that leaves a process behind has failed, and the process is ended', async () => {
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    require('node:fs').writeFileSync('left', String(child.pid));
    child.unref();`;
  const [outcome] = await runSteps([node('leaves', script)], options).outcomes;
  expect(outcome).toMatchObject({
    counts: { failed: 1 },
    output: expect.stringContaining('left a process behind'),
  });
  await expect.poll(() => isAlive('left'), { timeout: 5000 }).toBe(false);
}, 15_000);

test('stopping ends everything that runs, and starts nothing more', async () => {
  const script = `require('node:fs').writeFileSync('busy', String(process.pid)); setInterval(() => {}, 1000)`;
  const run = runSteps(
    [node('busy', script), node('next', `require('node:fs').writeFileSync('next', '')`, { after: ['busy'] })],
    options,
  );
  await expect.poll(() => existsSync(join(folder, 'busy'))).toBe(true);
  run.stop();
  await run.outcomes;
  expect(isAlive('busy')).toBe(false);
  expect(existsSync(join(folder, 'next'))).toBe(false);
});

test('a step that waits for one that never runs is an error', async () => {
  await expect(runSteps([node('lost', '', { after: ['nobody'] })], options).outcomes).rejects.toThrow(
    '"lost" waits',
  );
});

function isAlive(file: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, file), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
