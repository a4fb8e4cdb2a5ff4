import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The levels that reach the console in a build of this kind. */
async function levelsIn(production: boolean): Promise<string[]> {
  vi.stubEnv('PROD', production);
  vi.resetModules();
  const { log } = await import('./log.ts');
  const written: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => void written.push(level));
    log[level]('said');
  }
  return written;
}

test('while developing everything is told', async () => {
  expect(await levelsIn(false)).toEqual(['info', 'warn', 'error']);
});

test('a production build keeps to itself what goes as it should (spec §9)', async () => {
  expect(await levelsIn(true)).toEqual(['warn', 'error']);
});
