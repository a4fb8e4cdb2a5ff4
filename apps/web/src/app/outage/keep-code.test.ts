import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  vi.useRealTimers();
});

/** The browser's worker, which has not come yet. */
class Workers extends EventTarget {
  controller: { postMessage: (addresses: string[]) => void } | null = null;
}

/** When the worker began to answer for the document; 0 where none did. */
const openedAt = (workerStart: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ workerStart } as PerformanceNavigationTiming]);

class Observer {
  readonly #tell: (list: { getEntries: () => object[] }) => void;
  constructor(tell: (list: { getEntries: () => object[] }) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell({
      getEntries: () => [
        { name: 'https://klub.example/static/ExamPage.js', workerStart: 0 },
        { name: 'https://klub.example/static/app.js', workerStart: 12 },
      ],
    });
  }
}

test('what came before the worker is kept, however long that takes to come', async () => {
  vi.useFakeTimers();
  const workers = new Workers();
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('PerformanceObserver', Observer);
  openedAt(0);
  const { keepCode, isFirstVisit } = await import('./keep-code.ts');
  expect(isFirstVisit).toBe(true);
  keepCode();
  vi.advanceTimersByTime(60_000);
  const postMessage = vi.fn<(addresses: string[]) => void>();
  workers.controller = { postMessage };
  workers.dispatchEvent(new Event('controllerchange'));
  expect(postMessage.mock.calls).toEqual([[['https://klub.example/static/ExamPage.js']]]);
});

test('what came before the worker is kept, though that was there before this was asked', async () => {
  const postMessage = vi.fn<(addresses: string[]) => void>();
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(new Workers(), { controller: { postMessage } }),
  });
  vi.stubGlobal('PerformanceObserver', Observer);
  openedAt(0);
  (await import('./keep-code.ts')).keepCode();
  expect(postMessage.mock.calls).toEqual([[['https://klub.example/static/ExamPage.js']]]);
});

test('a document that the worker has answered keeps nothing by itself', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(new Workers(), { controller: { postMessage } }),
  });
  vi.stubGlobal('PerformanceObserver', Observer);
  openedAt(3);
  const { keepCode, isFirstVisit } = await import('./keep-code.ts');
  expect(isFirstVisit).toBe(false);
  keepCode();
  expect(postMessage).not.toHaveBeenCalled();
});
