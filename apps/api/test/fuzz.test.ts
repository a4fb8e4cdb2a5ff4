import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestClub, type TestClub } from './support/club.ts';
import { fuzz } from './support/fuzz/fuzz.ts';

/** `pnpm bench:fuzz` sends more, and says which seed to give to see the same again. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** The server's mail lands here. */
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
let club: TestClub;
beforeAll(async () => {
  club = await openTestClub({ DATA_DIR: folder });
});
afterAll(async () => {
  await club.close();
  rmSync(folder, { recursive: true });
});

// A second try would be another club’s: its rows are there by then.
test(`${requests} requests, right and wrong, are all answered as the contract promises`, {
  timeout: 1_200_000,
  retry: 0,
}, async () => {
  const { sent, statuses, findings, neverSucceeded } = await fuzz(club, { requests, seed });
  if (requests > 1_000) {
    console.log(`${sent} requests, seed ${seed}: ${JSON.stringify(statuses)}`);
    console.log(`Never with success: ${neverSucceeded.join(', ')}`);
  }
  expect(findings.join('\n\n')).toBe('');
});
