import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { TableName } from '@tatami/sdk';
import { type FieldRules, tableRules } from '@tatami/sdk/rules';
import { expectAccessible } from '../support/accessible.ts';
import { newName, type Office } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Every table that is described with a page of its own. */
const described = readdirSync(join(import.meta.dirname, '../../../apps/web/src/tables'), {
  recursive: true,
  encoding: 'utf8',
}).flatMap((file) => file.match(/^(.+)\/page\.tsx$/)?.[1] ?? []) as TableName[];

/** The tables whose forms this journey knows how to fill in. */
const filledFromRules: readonly TableName[] = [
  'day-off',
  'groupright',
  'item',
  'rightto',
  'tablefortest',
  'user',
  'useringroupright',
  'workplace',
];

for (const table of described) {
  const { fields, access } = tableRules(table);
  const rules = fields as Readonly<Record<string, FieldRules>>;

  test(`the list of ${table} is sorted and written to a file`, async ({ page }) => {
    const path = await pathOf(page, table);
    await openList(page, path);
    const heads = page.getByRole('columnheader').getByRole('button');
    for (const head of await heads.all()) {
      const before = page.url();
      await head.click();
      await expect(page).not.toHaveURL(before);
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    }
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz CSV' }).click();
    // Its name is the list's; a machine without a language of its own can't write it, so the rows are looked at.
    const [columns = '', ...lines] = readFileSync(await (await arrives).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(columns.split(/[;,]/).length).toBeGreaterThan(1);
    expect(lines.length).toBeGreaterThan(0);
  });

  if (!access.create || !access.update || !access.remove || !filledFromRules.includes(table)) continue;

  test(`a row of ${table} is made with every field, changed beside somebody else, and removed`, async ({
    page,
    office,
  }) => {
    const samples = await samplesOf(table, office);
    const path = await pathOf(page, table);
    await openAs(page, 'admin', `${path}?edit=new`);
    const form = page.getByRole('dialog');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await fillIn(form, rules, samples);
    const saving = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/api/${table}`),
    );
    await form.getByRole('button', { name: 'Zapisz' }).click();
    const answer = await saving;
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id } = (await answer.json()) as { id: string };
    await expect(form).toHaveCount(0);

    await page.goto(`${path}?edit=${id}`);
    await expect(form.getByRole('button', { name: 'Zapisz' })).toBeVisible();
    const name = Object.keys(rules).find((field) => isText(rules[field]) && field in samples.written);
    const input = name ? form.locator(`[name="${name}"]`) : null;
    if (name && input && (await input.isEditable())) {
      const stored = (await office.club.table(table).get(id)) as object;
      const theirs = sampleOf(name, rules[name] ?? { type: 'string' });
      await saveBy(office, table, { ...stored, [name]: theirs });
      const mine = sampleOf(name, rules[name] ?? { type: 'string' });
      await input.fill(mine);
      await form.getByRole('button', { name: 'Zapisz' }).click();
      const conflict = form.getByRole('group', { name: 'Ktoś zmienił te dane w międzyczasie' });
      await expect(conflict).toContainText(theirs);
      await expectAccessible(page);
      await conflict.getByRole('radio').last().check();
      await expect(input).toHaveValue(theirs);
      await conflict.getByRole('radio').first().check();
      await form.getByRole('button', { name: 'Zapisz' }).click();
      await expect(form).toHaveCount(0);
      expect(await office.club.table(table).get(id)).toMatchObject({ [name]: mine });
      await page.goto(`${path}?edit=${id}`);
    }

    await form.getByRole('button', { name: /^(Usuń|Odbierz)/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń', exact: true }).click();
    await expect(form).toHaveCount(0);
    await expect(office.club.table(table).get(id)).rejects.toMatchObject({ status: 404 });
  });
}

/** The menu's addresses, read once. */
let addresses: readonly string[] = [];

async function pathOf(page: Page, table: TableName): Promise<string> {
  if (addresses.length === 0) {
    await openAs(page, 'admin', '/dashboard');
    // The shell's menu has only what everybody may see.
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    const links = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link');
    addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  }
  const path = addresses.find((address) => address.endsWith(`/${table}`));
  if (path === undefined) throw new Error(`The menu does not lead to ${table}.`);
  return path;
}

async function openList(page: Page, path: string): Promise<void> {
  const isSecondView = ['/dojo/training', '/adm/rightto'].includes(path);
  await openAs(page, 'admin', isSecondView ? `${path}?view=list` : path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

interface Samples {
  /** What is typed, where not made up. */
  typed: Readonly<Record<string, string>>;
  /** What has been filled in. */
  written: Record<string, string>;
}

/** What is not made up: rows that others have to be there for. */
async function samplesOf(table: TableName, { club }: Office): Promise<Samples> {
  if (table !== 'useringroupright') return { typed: {}, written: {} };
  const username = newName('konto').replace(' ', '.');
  const account = { username, email: `${username}@klub.example`, firstName: 'Jan', lastName: 'Próbny' };
  await club.table('user').save({ ...account, status: 'invited' });
  return { typed: { user: username }, written: {} };
}

/** Fills in every field that the form has, as its rules want it. */
async function fillIn(form: Locator, rules: Readonly<Record<string, FieldRules>>, samples: Samples) {
  for (const [name, rule] of Object.entries(rules)) {
    const input = form.locator(`[name="${name}"]`);
    if (rule.readOnly || (await input.count()) === 0 || !(await input.first().isVisible())) continue;
    if (rule.type === 'boolean') await input.check();
    else if ((await input.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await input.selectOption({ index: (await input.locator('option').count()) - 1 });
    } else {
      samples.written[name] = sampleOf(name, rule);
      await input.fill(samples.written[name]);
    }
  }
  for (const box of await form.getByRole('combobox').and(form.locator('input')).all()) {
    const typed = Object.values(samples.typed)[0] ?? `Proba:P${Date.now()}`;
    await box.fill(typed);
    await form.getByRole('option').filter({ hasText: typed }).first().click();
  }
}

function sampleOf(name: string, rule: FieldRules): string {
  const own = newName('Próba');
  if (rule.format === 'date') return '2031-03-14';
  if (rule.format === 'time') return '18:00';
  if (rule.format === 'email') return `${own.replace('Próba ', 'proba.')}@klub.example`;
  if (rule.format === 'uri') return `https://klub.example/${own.slice(-6)}`;
  if (rule.type === 'integer' || rule.type === 'number') return String(Math.max(rule.minimum ?? 1, 1));
  if (rule.pattern?.includes('{2}-')) return '80-180';
  if (/phone$/i.test(name)) return '+48601234567';
  if (rule.pattern?.startsWith('^[a-z0-9')) return own.replace('Próba ', 'proba.');
  return own.slice(0, rule.maxLength);
}

const isText = (rule: FieldRules | undefined) =>
  rule?.type === 'string' && !rule.readOnly && !rule.enum && !rule.format && !rule.reference && !rule.pattern;

function saveBy({ club }: Office, table: TableName, row: object): Promise<unknown> {
  const { save } = club.table(table) as unknown as { save: (row: object) => Promise<unknown> };
  return save(row);
}
