import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { TableName } from '@tatami/sdk';
import { type FieldRules, tableRules } from '@tatami/sdk/rules';
import { expectAccessible } from '../support/accessible.ts';
import { fillForm, sampleOf } from '../support/fill-form.ts';
import { test } from '../support/kept-window-test.ts';
import { narrowByChip } from '../support/narrow-list.ts';
import type { Office } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const folder = join(import.meta.dirname, '../../../apps/web/src/tables');

/** Every table that is described with a list; the others are edited beside what they belong to. */
const described = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name as TableName)
  .filter((name) => readFileSync(join(folder, name, 'place.ts'), 'utf8').includes('  list: {'));

/** The tables whose rows stay once somebody has worked on them. */
const worksThatStay: readonly TableName[] = ['homework-submission'];

/** Each errand is run at both widths, though not at every table, for the sake of time; at every one where that is asked for. */
const widthsOf = (turn: number) => (process.env.EVERY_WIDTH ? [1440, 390] : [turn % 2 === 0 ? 1440 : 390]);

const cases = described.flatMap((table, turn) => widthsOf(turn).map((width) => ({ table, width })));

// Each table is an errand of its own: workers share them, and none waits for the other's longest file.
test.describe.configure({ mode: 'parallel' });
// What is on its way can't be read or pressed yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { table, width } of cases) {
  const { fields, access } = tableRules(table);
  const rules = fields as Readonly<Record<string, FieldRules>>;

  test(`the list of ${table} is sorted, narrowed, written to a file, and nothing in it changes when it comes back, at ${width}`, async ({
    page,
  }) => {
    const path = await pathOf(page, table);
    await page.setViewportSize({ width, height: 900 });
    await openList(page, path);
    for (const sort of await waysToSort(page)) {
      const before = page.url();
      await sort();
      await expect(page).not.toHaveURL(before);
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    }
    const { page: found } = await narrowByChip(page, table);
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz CSV' }).click();
    // Its name is the list's; a machine without a language of its own can't write it, so the rows are looked at.
    const [columns = '', ...lines] = readFileSync(await (await arrives).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(columns.split(/[;,]/).length).toBeGreaterThan(2);
    expect(lines).toHaveLength(found.totalElements);

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
    await open(page, `${listAt(path)}edit=new`);
    const form = page.getByRole('dialog');
    // What is still opening is judged by nobody.
    await expect(form.getByRole('button', { name: 'Zapisz', exact: true })).toBeVisible();
    // The one it is filled in at comes last.
    for (const each of [width === 390 ? 1440 : 390, width]) {
      await page.setViewportSize({ width: each, height: 900 });
      await expectAccessible(page);
    }
    const written = await fillForm(form, table, rules, office);
    const saving = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/api/${table}`),
    );
    await form.getByRole('button', { name: 'Zapisz', exact: true }).click();
    const answer = await saving;
    expect(answer.ok(), await answer.text()).toBe(true);
    const made = (await answer.json()) as { id: string };
    const { id } = made;
    expect(made).toMatchObject(momentsOf(rules, written));
    await expect(form).toHaveCount(0);

    await page.goto(`${listAt(path)}edit=${id}`);
    await expect(form.getByRole('button', { name: 'Zapisz', exact: true })).toBeVisible();
    const name = Object.keys(rules).find((field) => isText(rules[field]) && field in written);
    const input = name ? form.locator(`[name="${name}"]`) : null;
    if (name && input && (await input.isEditable())) {
      const stored = (await office.club.table(table).get(id)) as object;
      const theirs = sampleOf(name, rules[name] ?? { type: 'string' });
      await saveBy(office, table, { ...stored, [name]: theirs });
      const mine = sampleOf(name, rules[name] ?? { type: 'string' });
      await input.fill(mine);
      await form.getByRole('button', { name: 'Zapisz', exact: true }).click();
      const conflict = form.getByRole('group', { name: 'Ktoś zmienił te dane w międzyczasie' });
      await expect(conflict).toContainText(theirs);
      await expectAccessible(page);
      await conflict.getByRole('radio').last().check();
      await expect(input).toHaveValue(theirs);
      await conflict.getByRole('radio').first().check();
      // The form does not wait for the answer.
      const isStored = page.waitForResponse((each) => each.request().method() === 'PUT' && each.ok());
      await form.getByRole('button', { name: 'Zapisz', exact: true }).click();
      await expect(form).toHaveCount(0);
      await isStored;
      expect(await office.club.table(table).get(id)).toMatchObject({ [name]: mine });
      await page.goto(`${listAt(path)}edit=${id}`);
    }

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

/** Opens a window in which an administrator has signed in, or does so now. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await openAs(page, 'admin', path);
  else await page.goto(path);
}

/** The menu's addresses, read once. */
let addresses: readonly string[] = [];

async function pathOf(page: Page, table: TableName): Promise<string> {
  if (addresses.length === 0) {
    await open(page, '/dashboard');
    // The shell's menu has only what everybody may see.
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    const links = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link');
    addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  }
  const path = addresses.find((address) => address.endsWith(`/${table}`));
  if (path === undefined) throw new Error(`The menu does not lead to ${table}.`);
  return path;
}

/** The address of the list, to which parameters can be added: of some pages it is the second view. */
const listAt = (path: string) =>
  ['/dojo/training', '/dojo/technik', '/adm/rightto'].includes(path) ? `${path}?view=list&` : `${path}?`;

async function openList(page: Page, path: string): Promise<void> {
  await open(page, listAt(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

/** The orders by the heads of the columns; on a phone, which has none, each out of a list. */
async function waysToSort(page: Page): Promise<(() => Promise<unknown>)[]> {
  const heads = page.getByRole('columnheader').getByRole('button');
  const list = page.getByLabel('Sortuj według');
  if (!(await list.isVisible())) return (await heads.all()).map((head) => () => head.click());
  const orders = await list.locator('option:not(:checked)').all();
  const values = await Promise.all(orders.map((order) => order.getAttribute('value')));
  return values.flatMap((value) => (value?.endsWith(' asc') ? () => list.selectOption(value) : []));
}

const isText = (rule: FieldRules | undefined) =>
  rule?.type === 'string' && !rule.readOnly && !rule.enum && !rule.format && !rule.reference && !rule.pattern;

const momentsOf = (rules: Readonly<Record<string, FieldRules>>, written: Record<string, string>) =>
  Object.fromEntries(Object.entries(written).filter(([name]) => rules[name]?.format === 'date-time'));

function saveBy({ club }: Office, table: TableName, row: object): Promise<unknown> {
  const { save } = club.table(table) as unknown as { save: (row: object) => Promise<unknown> };
  return save(row);
}
