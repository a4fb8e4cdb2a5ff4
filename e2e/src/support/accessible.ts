import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

type Judged = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

const ofColours = ['color-contrast', 'link-in-text-block'];

export const everything: Judged = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules whose verdict another colour scheme can change. */
export const whatColoursDecide: Judged = { runOnly: { type: 'rule', values: ofColours } };

/** Those whose verdict other words can change. */
export const whatWordsDecide: Judged = {
  ...everything,
  rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])),
};

/** axe at less than half its length: the browser is sent it, and reads it, anew for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Holds the page, or what a frame shows in it, as it stands now, to WCAG 2.2 AA as far as a machine can judge it.
 *
 * @param part the selector of what is judged of it, where all else was judged before
 */
export async function expectAccessible(
  page: Page | Frame,
  judged = everything,
  part = 'html',
): Promise<void> {
  // The document has loaded before the app takes the shell's place, which may not know the page's title.
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  // What is still on its way is judged when it has come.
  await expect(page.getByRole('progressbar', { name: /^(Wczytywanie|Loading)/ })).toHaveCount(0);
  // Given to the document once: every page is looked at several times.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const faults = await page.evaluate(
    async ({ rules, within }) => {
      // What still fades in can't be read yet. What turns without end is not waited for.
      const fades = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(fades.map(({ finished }) => finished));
      // A frame is judged where it is asked for: axe would wait half a second for the word of one that it is not in.
      const { violations } = await window.axe.run(within, {
        ...rules,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
      );
    },
    { rules: judged, within: part },
  );
  expect(faults, page.url()).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
