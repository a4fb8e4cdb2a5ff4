import type { Page } from '@playwright/test';

/** Counts what is pressed from here on, as long as the document stays. @returns how often it was */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const taps = { count: 0 };
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) taps.count += 1;
    };
    addEventListener('click', count, { capture: true });
    return taps;
  });
  return () => counter.evaluate(({ count }) => count);
}
