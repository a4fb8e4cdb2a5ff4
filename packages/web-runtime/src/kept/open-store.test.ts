import { expect, test, vi } from 'vitest';

test('where there is no database all is refused at once, and nothing is left that fails later', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  const { openStore } = await import('./open-store.ts');
  await expect(openStore('none', 'rows')('readonly', () => 1)).rejects.toThrow('indexedDB is not defined');
  expect(vi.getTimerCount()).toBe(0);
});
