import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.useRealTimers();
});

/** The browser's worker, which has not come yet. */
class Workers extends EventTarget {
  controller: { postMessage: (addresses: string[]) => void } | null = null;
}

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
  const { keepCode, isFirstVisit } = await import('./keep-code.ts');
  expect(isFirstVisit).toBe(true);
  keepCode();
  vi.advanceTimersByTime(60_000);
  const postMessage = vi.fn<(addresses: string[]) => void>();
  workers.controller = { postMessage };
  workers.dispatchEvent(new Event('controllerchange'));
  expect(postMessage.mock.calls).toEqual([[['https://klub.example/static/ExamPage.js']]]);
});
