import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TableName } from '@tatami/sdk';
import { tableAccess } from '@tatami/sdk/access';
import { tableRules } from '@tatami/sdk/rules';
import { expectAccessible } from '../support/accessible.ts';
import { disputedFields, fillForm, give, inputOf, type Rules } from '../support/fill-form.ts';
import { test } from '../support/kept-window-test.ts';
import type { Office } from '../support/office.ts';
import { labelOf } from '../support/polish.ts';
import { type Sample, sampleOf } from '../support/samples.ts';
import { showList } from '../support/shown-list.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

/** The tables without a list: their rows stand beside others, under the bell, or on the club’s page. */
const withoutList: readonly TableName[] = [
  'announcement-file',
  'announcement-reader',
  'club-contact',
  'club-profile',
  'exam-mark',
  'guardian',
  'homework-file',
  'homework-step',
  'landing-section',
  'notice',
  'price',
  'student-grade',
  'student-limit',
  'training-series',
];

const tables = Object.keys(tableAccess) as TableName[];
const listed = tables.filter((table) => !withoutList.includes(table));

/** What is shown or asked once of a new row, and goes at a press. */
const shownOnce: Partial<Record<TableName, string>> = {
  announcement: 'Zostaw szkic',
  webhook: 'Mam go zapisany',
};

/** What a new row goes on by, where more is asked of it. */
const goesOnBy: Partial<Record<TableName, string>> = { announcement: 'Dalej' };

/** The tables whose rows stay once somebody has worked on them. */
const worksThatStay: readonly TableName[] = ['homework-submission'];

/**
 * An errand begins at one width and ends at the other, each table at another one: between them, every deed is done on
 * each table at both where that is asked for.
 */
const widthsOf = (turn: number) => {
  const [here, there] = turn % 2 === 0 ? ([1440, 390] as const) : ([390, 1440] as const);
  return process.env.EVERY_TURN
    ? ([
        [here, there],
        [there, here],
      ] as const)
    : ([[here, there]] as const);
};

const cases = listed.flatMap((table, turn) =>
  widthsOf(turn).map(([width, other]) => ({ table, width, other })),
);

// Each table is an errand of its own: workers share them, and none waits for the other's longest file.
test.describe.configure({ mode: 'parallel' });

test('every table of the contract has its list in the menu, but those that stand elsewhere', async ({
  page,
}) => {
  const paths = await readMenu(page);
  const missing = tables.filter((table) => !paths.some((path) => path.endsWith(`/${table}`)));
  expect(missing).toEqual(withoutList);
});

for (const { table, width, other } of cases) {
  const { fields, access } = tableRules(table);
  const rules: Rules = fields;

  test(`the list of ${table} is sorted, narrowed, written to a file, and nothing in it changes when it comes back, at ${width}`, async ({
    page,
    office,
  }) => {
    const path = await pathOf(page, table);
    await page.setViewportSize({ width, height: 900 });
    const list = await showList(page, office, table, () => open(page, listAt(path)));
    await list.sort();
    await list.narrow(process.env.EVERY_TURN ? 'chip' : 'way');
    await page.setViewportSize({ width: other, height: 900 });
    const again = await showList(page, office, table, () => open(page, listAt(path)));
    await again.sort(1);
    const total = await again.narrowToSome();
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz CSV' }).click();
    // Its name is the list's; a machine without a language of its own can't write it, so the rows are looked at.
    const [columns = '', ...lines] = readFileSync(await (await arrives).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(columns.split(/[;,]/).length).toBeGreaterThan(2);
    expect(lines).toHaveLength(total);

    if (!access.create) return;
    await page.getByRole('button', { name: 'Wczytaj CSV' }).click();
    const buffer = Buffer.from([columns, ...lines.slice(0, 200)].join('\r\n'));
    await page.getByLabel(/Plik CSV/).setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Dalej: podgląd' }).click();
    await expect(page.getByText(/^Sprawdzono/)).toBeVisible();
    await expect(page.getByText('Ten plik niczego nie zmienia')).toBeVisible();
  });

  if (!access.create || !access.update || !access.remove) continue;

  test(`a row of ${table} is made by its form, changed beside somebody else, and removed, at ${width}`, async ({
    page,
    office,
  }) => {
    const path = await pathOf(page, table);
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${listAt(path)}edit=new`);
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: 'Zapisz', exact: true });
    const goesOn = goesOnBy[table];
    const make = goesOn ? form.getByRole('button', { name: goesOn, exact: true }) : save;
    // What is still opening is judged by nobody.
    await expect(make).toBeVisible();
    await expectAccessible(page);
    const given = await fillForm(form, table, rules, office);
    const saving = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/api/${table}`),
    );
    await make.click();
    const answer = await saving;
    expect(answer.ok(), await answer.text()).toBe(true);
    const made = (await answer.json()) as Row & { id: string };
    const { id } = made;
    for (const [name, { value }] of Object.entries(given)) {
      if (value === undefined) expect(made[name], name).not.toBeNull();
      else expect(made, name).toMatchObject({ [name]: value });
    }
    const seen = shownOnce[table];
    if (seen) await page.getByRole('button', { name: seen }).click();
    await expect(form).toHaveCount(0);

    await page.setViewportSize({ width: other, height: 900 });
    await page.goto(`${listAt(path)}edit=${id}`);
    await expect(save).toBeVisible();
    const { get, save: saveRow } = office.club.table(table) as unknown as Rows;
    const stored = await get(id);
    const disputed = await sampleTwice(
      { office, table, rules, stored },
      chooseTwo(await disputedFields(form, table, rules), rules),
    );
    for (const { name, mine } of disputed) await give(await inputOf(form, table, name), mine);
    await saveRow({ ...stored, ...valuesOf(disputed, 'theirs') });
    await save.click();
    const conflict = form.getByRole('group', { name: 'Ktoś zmienił te dane w międzyczasie' });
    const versionsOf = (name: string) =>
      conflict.getByRole('radiogroup', { name: labelOf(table, name), exact: true });
    for (const { name, mine, theirs } of disputed) {
      await expect(versionsOf(name).getByRole('radio')).toHaveCount(2);
      for (const { words } of [mine, theirs]) if (words) await expect(versionsOf(name)).toContainText(words);
    }
    await expectAccessible(page);
    // Of the first field one’s own is kept after all, of the others theirs.
    const [first, ...others] = disputed;
    for (const { name } of disputed) await versionsOf(name).getByRole('radio').last().check();
    await versionsOf(first.name).getByRole('radio').first().check();
    // The form does not wait for the answer.
    const isStored = page.waitForResponse((each) => each.request().method() === 'PUT' && each.ok());
    await save.click();
    await expect(form).toHaveCount(0);
    await isStored;
    expect(await get(id)).toMatchObject({ ...valuesOf([first], 'mine'), ...valuesOf(others, 'theirs') });

    await page.goto(`${listAt(path)}edit=${id}`);
    await form.getByRole('button', { name: /^(Usuń|Odbierz)(?!:)/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń', exact: true }).click();
    if (worksThatStay.includes(table)) {
      await expect(page.getByRole('alertdialog')).toContainText('Nie można usunąć');
      return;
    }
    await expect(form).toHaveCount(0);
    await expect(office.club.table(table).get(id)).rejects.toMatchObject({ status: 404 });
  });
}

type Row = Readonly<Record<string, unknown>>;

interface Rows {
  get: (id: string) => Promise<Row>;
  save: (row: Row) => Promise<Row>;
}

/** A field that two people give another value. */
interface Disputed {
  name: string;
  mine: Sample;
  theirs: Sample;
}

/** Gives fields two values each beside the one that is stored. */
async function sampleTwice(
  { office, table, rules, stored }: { office: Office; table: TableName; rules: Rules; stored: Row },
  names: readonly string[],
): Promise<[Disputed, ...Disputed[]]> {
  const disputed: Disputed[] = [];
  for (const name of names) {
    const rule = rules[name] ?? { type: 'string' };
    const theirs = await sampleOf(table, name, rule, office, [stored[name]]);
    const mine = await sampleOf(table, name, rule, office, [stored[name], theirs.value]);
    disputed.push({ name, mine, theirs });
  }
  const [first, ...others] = disputed;
  if (!first) throw new Error(`No field of ${table} can be changed by two.`);
  return [first, ...others];
}

const valuesOf = (disputed: readonly Disputed[], side: 'mine' | 'theirs') =>
  Object.fromEntries(disputed.map(({ name, [side]: { value } }) => [name, value]));

/** A text, and something of another kind where there is any. */
function chooseTwo(names: readonly string[], rules: Rules): string[] {
  const isChosen = (name: string) => Boolean(rules[name]?.enum);
  const isText = (name: string) => {
    const { type, format, reference } = rules[name] ?? {};
    return type === 'string' && !format && !reference && !isChosen(name);
  };
  const first = names.find(isText) ?? names[0];
  const rest = names.filter((name) => name !== first);
  const second = rest.find(isChosen) ?? rest.find((name) => !isText(name)) ?? rest[0];
  return [first, second].flatMap((name) => name ?? []);
}

/** Opens a window in which an administrator has signed in, or does so now. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await openAs(page, 'admin', path);
  else await page.goto(path);
}

/** The menu's addresses, read once. */
let addresses: readonly string[] = [];

async function readMenu(page: Page): Promise<readonly string[]> {
  if (addresses.length === 0) {
    await open(page, '/dashboard');
    const links = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link');
    // The tables come once the page is seen.
    await expect(links.filter({ hasText: 'Dziennik zmian' })).toHaveCount(1);
    addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  }
  return addresses;
}

async function pathOf(page: Page, table: TableName): Promise<string> {
  const path = (await readMenu(page)).find((address) => address.endsWith(`/${table}`));
  if (path === undefined) throw new Error(`The menu does not lead to ${table}.`);
  return path;
}

/** The address of the list, to which parameters can be added: of some pages it is the second view. */
const listAt = (path: string) =>
  ['/dojo/training', '/dojo/technik', '/adm/rightto'].includes(path) ? `${path}?view=list&` : `${path}?`;
