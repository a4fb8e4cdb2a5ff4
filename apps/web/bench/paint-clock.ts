import type { Page } from 'playwright';
import { untilQuiet } from './visit.ts';

/** Runs in the page before its own scripts: keeps what the browser says of every click, key and tap. */
export function watchEvents(): void {
  const kept: { name: string; duration: number }[] = [];
  Object.assign(window, { benchEvents: kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) kept.push({ name: entry.name, duration: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * How long the slowest event of something a person does takes from the hand to the next frame, in milliseconds. The
 * browser tells it in steps of 8 and keeps quiet about what is below 16: that is 0 here.
 */
export async function interactionOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { benchEvents: unknown[] }).benchEvents.length = 0;
  });
  await act();
  await untilQuiet(page);
  return page.evaluate(() =>
    Math.max(
      0,
      ...(window as unknown as { benchEvents: { duration: number }[] }).benchEvents.map(
        ({ duration }) => duration,
      ),
    ),
  );
}

/**
 * Measures from the event that a person’s hand caused until the frame that shows `isShown` is drawn, in milliseconds:
 * the main thread is done with that frame, and only the compositor’s work is left.
 */
export async function paintedAfter(
  page: Page,
  event: 'click' | 'input',
  isShown: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([type, condition]) => {
      const shown = new Function(`return ${condition}`) as () => boolean;
      const clock: { done?: Promise<number> } = {};
      clock.done = new Promise((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error(`It never came: ${condition}`)), 15_000);
        addEventListener(
          type,
          ({ timeStamp }) => {
            const look = () => {
              if (!shown()) return requestAnimationFrame(look);
              // The first task after the frame this callback belongs to, before any that the page itself put off.
              return scheduler.postTask(
                () => {
                  clearTimeout(limit);
                  resolve(performance.now() - timeStamp);
                },
                { priority: 'user-blocking' },
              );
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      });
      Object.assign(window, { benchClock: clock });
    },
    [event, isShown] as const,
  );
  await act();
  return page.evaluate(
    () => (window as unknown as { benchClock: { done: Promise<number> } }).benchClock.done,
  );
}
