import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { faultsOfCode } from './faults-of-code.ts';

const judge = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page of the book, as its index has it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
}

/** The other scheme with text that runs the other way: seen together, as each is seen alone by the stories’ tests. */
const turned = { theme: 'lara-dark-indigo', dir: 'rtl' };
const upright = { theme: 'lara-light-indigo', dir: 'ltr' };

/** What looks alone can change. */
const ofLooks = ['color-contrast', 'link-in-text-block'];

/** Opens the book’s frame. The pages are then turned within it. */
export async function openBook(page: Page, origin: string, first: Entry): Promise<void> {
  await page.addInitScript({ content: judge });
  // A story in a frame of its own is judged alone, by its tests.
  await page.route(
    ({ searchParams }) => searchParams.has('alone'),
    (route) => route.abort(),
  );
  await page.goto(`${origin}/iframe.html?id=${first.id}&viewMode=docs`);
  await page.locator('main h1').first().waitFor();
}

/**
 * Reads a page, every part of it, light and dark, and from both sides. Gives what is wrong with it. A part is drawn once:
 * the first is left in the dark, the second is entered there, and the parts that follow are words in the same colours.
 */
export async function walkPage(page: Page, { id, title }: Entry): Promise<string[]> {
  await emit(page, 'setCurrentStory', { storyId: id, viewMode: 'docs' });
  await page.locator(`main[data-page="${id}"] h1`).first().waitFor();
  const faults: string[] = [];
  const tabs = page.locator('main > div > [role="tablist"] > [role="tab"]');
  const names = await tabs.allInnerTexts();
  const views = names.length === 0 ? [''] : names;
  for (const [at, view] of views.entries()) {
    if (names.length > 0) await tabs.nth(at).click();
    const told = (found: readonly string[], look = '') =>
      faults.push(...found.map((fault) => `${title}${view && `, ${view}`}${look}: ${fault}`));
    const isEnteredInDark = at === 1;
    if (isEnteredInDark) {
      told(await findings(page, ofLooks), ', dark');
      await wear(page, upright);
    }
    told(
      await page
        .locator('main [role="alert"]:not([data-live] *)')
        .filter({ hasText: /Error|error/ })
        .allInnerTexts(),
    );
    told(await findings(page));
    if (at === 0) {
      await wear(page, turned);
      told(await findings(page, ofLooks), ', dark');
    }
    told(await codeFaults(page));
    told(await propFaults(page));
  }
  if (views.length === 1) await wear(page, upright);
  if (names.length > 0) await tabs.first().click();
  return faults;
}

/** Puts a look on; where Storybook does not hear of it, on the page as it is loaded anew. */
async function wear(page: Page, globals: { theme: string; dir: string }): Promise<void> {
  const heading = page.locator(`:root.${globals.theme}[dir="${globals.dir}"] main h1`).first();
  await emit(page, 'updateGlobals', { globals });
  const isSeen = await heading.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (isSeen) return;
  await page.reload();
  await page.locator('main h1').first().waitFor();
  await emit(page, 'updateGlobals', { globals });
  await heading.waitFor();
}

async function emit(page: Page, event: string, told: object): Promise<void> {
  await page.evaluate(
    ([name, content]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, told: object) => void };
      };
      channel.emit(name, content);
    },
    [event, told] as const,
  );
}

/**
 * The code of each example, opened and read. The first stands open as it comes, and is judged with the page: the words of
 * the others are in the same colours, and ten thousand on some pages.
 */
async function codeFaults(page: Page): Promise<string[]> {
  const examples = await page.evaluate(async () => {
    const drawn = [...document.querySelectorAll<HTMLElement>('main [data-story]')];
    for (const example of drawn)
      example.querySelector<HTMLElement>('[data-code] [aria-expanded="false"]')?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return drawn.map((example) => ({
      story: example.dataset.story ?? '',
      code: example.querySelector('figure code')?.textContent ?? '',
      samples: example.querySelector<HTMLElement>('[data-samples]')?.dataset.samples?.split(' ') ?? [],
    }));
  });
  return examples.flatMap(({ story, code, samples }) =>
    (code === '' ? ['it has no code'] : faultsOfCode(code, samples)).map((fault) => `${story}: ${fault}`),
  );
}

/** What is said of each prop: its type, and what it is. */
async function propFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-prop]')].flatMap((row) => {
      const table = row.closest<HTMLElement>('[data-props]')?.dataset.props;
      const [type, about] = [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim());
      const name = `${table}.${row.dataset.prop}`;
      return [...(type ? [] : [`${name} has no type`]), ...(about ? [] : [`nothing is said of ${name}`])];
    }),
  );
}

/** What is asked of a page as a whole: an example may be one itself. */
const apart = Object.fromEntries(
  ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'].map((rule) => [
    rule,
    { enabled: false },
  ]),
);

/** What axe finds. The stories are judged alone, by every rule, in the tests of the components. */
async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([only, wholePages]) => {
      const { axe: judging } = window as unknown as { axe: typeof axe };
      const { violations } = await judging.run(
        { include: ['main'], exclude: only ? [] : ['[data-live]'] },
        {
          resultTypes: ['violations'],
          preload: false,
          iframes: false,
          ...(only ? { runOnly: [...only] } : { rules: wholePages }),
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `axe finds ${id} at ${target.join(' ')}`),
      );
    },
    [rules, apart] as const,
  );
}
