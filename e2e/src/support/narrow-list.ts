import { expect, type Locator, type Page } from '@playwright/test';
import type { TableName } from '@tatami/sdk';
import { clubToday } from './days.ts';

interface Listing {
  page: { totalElements: number };
  _embedded: { results: Readonly<Record<string, unknown>>[] };
}

/** Does what has the page ask for other rows, and answers with those that come. */
type Ask = (deed: () => Promise<void>) => Promise<Listing>;

interface Offer {
  /** What of it there is in an open chip. */
  in: (panel: Locator) => Locator;
  /** Ways to narrow by it, one after the other until some rows are left. */
  deeds: (found: Locator) => Promise<(() => Promise<void>)[]>;
}

/** What a chip may offer: some of the choices, from a day or a number on, what a row refers to. */
const offers: readonly Offer[] = [
  {
    in: (panel) => panel.getByRole('checkbox').or(panel.getByRole('radio')),
    async deeds(found) {
      const choices = await found.all();
      // Of many, what most rows are comes first.
      const inTurn = choices.length > 2 ? choices.toReversed() : choices;
      return inTurn.map((choice) => () => choice.check());
    },
  },
  {
    in: (panel) => panel.getByLabel('od', { exact: true }),
    async deeds(from) {
      const isDay = (await from.getAttribute('role')) !== 'spinbutton';
      return (isDay ? [clubToday(), '2020-01-01'] : ['1']).map((value) => () => from.fill(value));
    },
  },
  {
    in: (panel) => panel.getByRole('combobox'),
    async deeds(box) {
      await box.click();
      const options = box.page().getByRole('listbox').getByRole('option');
      await expect(options.first()).toBeVisible();
      return (await options.all()).map((option) => () => option.click());
    },
  },
];

/** Narrows a list by one of its chips, and holds the rows that are left to what its address says then. */
export async function narrowByChip(page: Page, table: TableName): Promise<Listing> {
  const before = new URL(page.url()).searchParams;
  const ask: Ask = async (deed) => {
    const answer = page.waitForResponse(
      // What only counts the rows asks for one.
      (each) => each.ok() && isOf(new URL(each.url()), table),
    );
    await deed();
    return (await answer).json();
  };
  const listing = await chooseInChip(page, ask);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const [narrowed] = [...new URL(page.url()).searchParams].filter(([field]) => !before.has(field));
  if (!narrowed) throw new Error('The address does not say what the list is narrowed to.');
  const [field, wanted] = narrowed;
  for (const { [field]: held } of listing._embedded.results)
    expect(isWithin(held, wanted), `${field} is ${held}, and ${wanted} is asked for`).toBe(true);
  return listing;
}

const isOf = ({ pathname, searchParams }: URL, table: TableName) =>
  pathname === `/api/${table}` && searchParams.get('size') !== '1';

async function chooseInChip(page: Page, ask: Ask): Promise<Listing> {
  const chips = page
    .getByRole('group', { name: 'Filtry' })
    .locator('button[aria-haspopup=dialog]:not([data-set])');
  const panel = page.getByRole('dialog');
  for (const offer of offers)
    for (const chip of await chips.all()) {
      await chip.click();
      // What reads days comes when it is wanted; a chip may do with a list of further ones alone.
      await expect(panel.locator('input').or(panel.getByRole('listitem')).first()).toBeVisible();
      const found = offer.in(panel);
      if ((await found.count()) > 0)
        for (const deed of await offer.deeds(found)) {
          const listing = await ask(deed);
          if (listing.page.totalElements > 0) return listing;
        }
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    }
  throw new Error(`No chip leaves any row in the list at ${page.url()}.`);
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** Whether a row's value is one of those that an address asks for, or not before the first of them. */
function isWithin(held: unknown, wanted: string): boolean {
  const [from, isRange] = [wanted.replace(/\.\..*/, ''), wanted.includes('..')];
  if (!isRange) return wanted.split(',').includes(String(held));
  return typeof held === 'number' ? held >= Number(from) : day.format(new Date(String(held))) >= from;
}
