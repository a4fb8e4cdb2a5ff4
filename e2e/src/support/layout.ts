import type { Page } from '@playwright/test';

/** Watches what moves by itself on the pages opened from here on (web.dev/cls). @returns what did on this one */
export async function watchLayout(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    const take = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
        for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources) {
          const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          moves.push(
            `${value.toFixed(4)}: ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)} ${what}`,
          );
        }
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.readMoves = () => {
      take(observer.takeRecords());
      return moves;
    };
  });
  return () => page.evaluate(() => window.readMoves());
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

declare global {
  interface Window {
    readMoves: () => string[];
  }
}
