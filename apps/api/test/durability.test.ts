import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '@tatami/tooling/copy-data';
import { expect, inject, it, onTestFinished } from 'vitest';
import { runTrial } from '../bench/durability/trial.ts';

// What is killed starts again, which takes its time; `pnpm bench:durability` kills 200 times.
const CYCLES = process.env.EVERY_TURN ? 10 : 4;

// A write that was lost once is lost: there is no second try.
it('no acknowledged write is lost when PostgreSQL and the server are killed in turn', {
  timeout: 180_000,
  retry: 0,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tatami-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  copyData(inject('postgresFolder'), dataDir);
  const figures = await runTrial(dataDir, CYCLES);
  expect(figures.faults).toEqual([]);
  expect(figures.kills).toEqual({ postgres: CYCLES, server: CYCLES / 2, both: CYCLES / 2 });
  // There was something to lose each time, however slow the machine.
  expect(figures.acknowledged).toBeGreaterThan(2 * CYCLES);
});
