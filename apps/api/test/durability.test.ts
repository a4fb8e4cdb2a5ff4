import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '@tatami/tooling/copy-data';
import { expect, inject, it, onTestFinished } from 'vitest';
import { runTrial } from '../bench/durability/trial.ts';

it('no acknowledged write is lost when PostgreSQL and the server are killed ten times each', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tatami-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  copyData(inject('postgresFolder'), dataDir);
  const figures = await runTrial(dataDir, 10);
  expect(figures.faults).toEqual([]);
  expect(figures.kills).toEqual({ postgres: 10, server: 5, both: 5 });
  expect(figures.acknowledged).toBeGreaterThan(200);
}, 180_000);
