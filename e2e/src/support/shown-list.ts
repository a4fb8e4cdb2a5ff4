import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { TableName } from '@tatami/sdk';
import { type FieldRules, fieldRules } from '@tatami/sdk/rules';
import { addDays, clubToday, midnightOf } from './days.ts';
import type { Office } from './office.ts';

type Row = Readonly<Record<string, unknown>>;
type Deed = () => Promise<unknown>;

interface Listing {
  rows: readonly Row[];
  total: number;
}

/** The rows of a page, as an address of the API has it. */
const pageSize = '20';

/** Whether there are rows, and few enough for a file that is looked at. */
const isSome = ({ total }: Listing) => total > 0 && total < 2_000;

/** A list in the browser, whose every answer is held to the API's own. */
export interface ShownList {
  /** Puts it in the order of each column, or of one. */
  sort(most?: number): Promise<void>;
  /** Narrows it in each way that its chips offer, in each of them or once in all, and lets go again. */
  narrow(each: 'chip' | 'way'): Promise<void>;
  /** Narrows it by the first chip that leaves rows, and tells how many these are. */
  narrowToSome(): Promise<number>;
}

/** What a chip may offer to narrow by. */
interface Offer {
  /** What of it there is in an open chip. */
  in: (panel: Locator) => Locator;
  /** The ways, one after the other. */
  deeds: (found: Locator) => Promise<Deed[]>;
  /** Whether further ways are more of the same, once some rows are left. */
  endsWithRows?: true;
}

const offers: readonly Offer[] = [
  {
    in: (panel) => panel.getByRole('checkbox').or(panel.getByRole('radio')),
    async deeds(found) {
      const choices = await found.all();
      // Of many, what most rows are comes first.
      const inTurn = choices.length > 2 ? choices.toReversed() : choices;
      return inTurn.map((choice) => () => choice.check());
    },
    endsWithRows: true,
  },
  {
    in: (panel) => panel.getByRole('combobox'),
    async deeds(box) {
      await box.click();
      const options = box.page().getByRole('listbox').getByRole('option');
      await expect(options.first()).toBeVisible();
      return (await options.all()).map((option) => () => option.click());
    },
    endsWithRows: true,
  },
  bound('od', { day: '2020-01-01', number: '1' }),
  bound('do', { day: clubToday(), number: '40' }),
  {
    in: (panel) => panel.locator('button[aria-pressed]'),
    deeds: async (found) => (await found.all()).map((way) => () => way.click()),
  },
];

function bound(label: 'od' | 'do', { day, number }: { day: string; number: string }): Offer {
  return {
    in: (panel) => panel.getByLabel(label, { exact: true }),
    async deeds(end) {
      const isNumber = (await end.getAttribute('role')) === 'spinbutton';
      return [() => end.fill(isNumber ? number : day)];
    },
  };
}

/** Opens a list, and learns what it asks for before anybody narrows it. */
export async function showList(
  page: Page,
  office: Office,
  table: TableName,
  open: () => Promise<void>,
): Promise<ShownList> {
  const rules: Readonly<Record<string, FieldRules>> = fieldRules(table);
  const { list: read } = office.club.table(table) as unknown as {
    list: (query: object) => Promise<{ results: Row[]; page: { totalElements: number } }>;
  };
  const list = page.getByRole('table');
  const panel = page.getByRole('dialog');
  const filters = page.getByRole('group', { name: 'Filtry' });
  const chips = filters.locator('button[aria-haspopup=dialog]');

  // Where nothing fits there is no table.
  const isSettled = () =>
    expect(page.locator('table[aria-busy=false]').or(page.getByText('Nic nie pasuje'))).toBeVisible();
  const isOfList = (answer: Response) => {
    const { pathname, searchParams } = new URL(answer.url());
    // What counts rows or names those of another table asks for fewer or more.
    return answer.ok() && pathname === `/api/${table}` && searchParams.get('size') === pageSize;
  };
  /** The last answer: before and after that of what was asked one may come for what somebody else has changed. */
  let last: Response | undefined;
  page.on('response', (answer) => {
    if (isOfList(answer)) last = answer;
  });
  const nextAnswer = (before?: Response) =>
    page.waitForResponse((answer) => isOfList(answer) && answer.url() !== before?.url());

  /** The ways in which it was narrowed before. */
  const played = new Set<Offer>();

  const first = nextAnswer();
  await open();
  const standing = narrowing(new URL((await first).url()).searchParams);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isSettled();

  /** Does what has the list ask for other rows. */
  async function ask(deed: Deed): Promise<Listing> {
    const coming = nextAnswer(last);
    await deed();
    const next = await coming;
    await isSettled();
    const answer = last?.url() === next.url() ? last : next;
    const { page: counted, _embedded: found } = await answer.json();
    const { searchParams } = new URL(page.url());
    const asked = { ...standing };
    for (const [field, wanted] of searchParams) {
      const rule = rules[field];
      if (!rule) continue;
      // What holds until the address says otherwise; a bound is the page's own, and goes on.
      delete asked[`${field}.in`];
      Object.assign(asked, onWire(field, wanted, rule));
    }
    const sent = new URL(answer.url()).searchParams;
    const held = await read({ ...asked, sort: sent.getAll('sort'), size: pageSize });
    const ids = idsOf(held.results);
    expect({ ids: idsOf(found.results), total: counted.totalElements }, JSON.stringify(asked)).toEqual({
      ids,
      total: held.page.totalElements,
    });
    await expect(list.getByRole('rowheader')).toHaveCount(ids.length);
    const boxes = list.locator('input[data-select]');
    const shown = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value')));
    if (shown.length > 0) expect(shown).toEqual(ids);
    return { rows: held.results, total: held.page.totalElements };
  }

  /** Opens a chip, or the first of those that wait behind the last. */
  async function openChip(chip: Locator): Promise<void> {
    const isMore = (await chip.textContent()) === 'Więcej filtrów';
    await chip.click();
    if (isMore) await panel.getByRole('listitem').getByRole('button').first().click();
    // What reads days comes when it is wanted.
    await expect(panel.locator('input').first()).toBeVisible();
  }

  async function close(): Promise<void> {
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }

  /** Lets go of what the open chip narrows to. */
  async function letGo(): Promise<void> {
    await panel.getByRole('button', { name: 'Wyczyść', exact: true }).click();
    await expect(panel).toHaveCount(0);
    await isSettled();
  }

  /** Narrows in some of the ways that the open chip offers, until it is enough. */
  async function narrowInOpenChip(
    among: readonly Offer[],
    isEnough: (listing: Listing) => boolean,
  ): Promise<Listing | undefined> {
    let listing: Listing | undefined;
    for (const offer of among) {
      const found = offer.in(panel);
      if ((await found.count()) === 0) continue;
      for (const deed of await offer.deeds(found)) {
        listing = await ask(deed);
        if (isEnough(listing) || (offer.endsWithRows && listing.total > 0)) break;
      }
      played.add(offer);
      // A list of several stays open for the next one.
      if (await page.getByRole('listbox').isVisible()) await found.press('Tab');
      if (listing && isEnough(listing)) break;
    }
    return listing;
  }

  return {
    async sort(most = Number.POSITIVE_INFINITY) {
      for (const way of (await waysToSort(page)).slice(0, most)) {
        const { rows } = await ask(way);
        const [field = '', direction] = (new URL(page.url()).searchParams.get('sort') ?? '').split(',');
        expectInOrder(rows, field, rules[field], direction);
      }
    },

    async narrow(each) {
      for (let at = 0; at < (await chips.count()); at += 1) {
        await openChip(chips.nth(at));
        const among = each === 'chip' ? offers : offers.filter((offer) => !played.has(offer));
        const listing = await narrowInOpenChip(among, () => false);
        if (listing) await letGo();
        else await close();
      }
    },

    async narrowToSome() {
      for (let at = 0; at < (await chips.count()); at += 1) {
        await openChip(chips.nth(at));
        const listing = await narrowInOpenChip(offers, isSome);
        if (listing && isSome(listing)) {
          await close();
          return listing.total;
        }
        await letGo();
      }
      throw new Error(`No chip leaves any row in the list at ${page.url()}.`);
    },
  };
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** What an address of the API narrows its rows by. */
const narrowing = (params: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...params.keys()].flatMap((name) =>
      ['page', 'size', 'sort'].includes(name) ? [] : [[name, params.getAll(name)]],
    ),
  );

/** The orders by the heads of the columns; on a phone, which has none, each out of a list. */
async function waysToSort(page: Page): Promise<Deed[]> {
  const list = page.getByLabel('Sortuj według');
  if (await list.isVisible()) {
    const orders = await list.locator('option:not(:checked)').all();
    const values = await Promise.all(orders.map((order) => order.getAttribute('value')));
    return values.flatMap((value) => (value?.endsWith(' asc') ? () => list.selectOption(value) : []));
  }
  const heads = page.getByRole('columnheader').filter({ has: page.getByRole('button') });
  const sorted = await heads.evaluateAll((all) => all.map((head) => head.hasAttribute('aria-sort')));
  // Back in the order that it began with the list would have its rows already: that column comes first, the other way.
  const inTurn = [...sorted.keys()].toSorted((one, other) => Number(sorted[other]) - Number(sorted[one]));
  return inTurn.map((at) => () => heads.nth(at).getByRole('button').click());
}

/** What the API is asked for where an address says `kids,youth`, `2020-01-01..`, `null`, or `all`. */
function onWire(field: string, wanted: string, { type, format }: FieldRules): object {
  if (wanted === 'all') return {};
  if (wanted === 'null' || wanted === 'notNull') return { [`${field}.null`]: wanted === 'null' };
  if (!wanted.includes('..'))
    return type === 'boolean' ? { [field]: wanted } : { [`${field}.in`]: wanted.split(',') };
  const [from, to] = wanted.split('..');
  const isMoment = format === 'date-time';
  return {
    ...(from && { [`${field}.gte`]: isMoment ? midnightOf(from) : from }),
    ...(to && (isMoment ? { [`${field}.lt`]: midnightOf(addDays(to, 1)) } : { [`${field}.lte`]: to })),
  };
}

/** Words are in an order of their own; all else can be told. */
function expectInOrder(
  rows: readonly Row[],
  field: string,
  rule: FieldRules | undefined,
  direction = 'asc',
): void {
  if (!rule || (rule.type === 'string' && !/^date/.test(rule.format ?? ''))) return;
  const values = rows.map(({ [field]: value }) => value).filter((value) => value !== null);
  const upwards = values.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
  if (rule.type !== 'string') upwards.sort((one, other) => Number(one) - Number(other));
  expect(values).toEqual(direction === 'asc' ? upwards : upwards.toReversed());
}
