import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

export const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
export const person = (page: Page, of: string | RegExp, name: string) =>
  card(page, of).getByRole('listitem').filter({ hasText: name });
export const cell = (page: Page, technique: RegExp, name: string) =>
  page.getByRole('button', { name: new RegExp(`${technique.source}.*, ${name}: `, 'i') });

/** Presses what is asked about again, and says that it is meant. */
export async function confirm(page: Page, action: string) {
  await page.getByRole('button', { name: action, exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: action });
  await asked.getByRole('button', { name: action, exact: true }).click();
  await expect(asked).toHaveCount(0);
}

/** The text of the PDF that a press brings. */
export async function pdfOf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { totalPages, text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { totalPages, text: text.replaceAll(/\s+/g, ' ') };
}

/** A tap on a technique of somebody, and on a mark. */
export async function mark(page: Page, technique: RegExp, name: string, said: string) {
  await cell(page, technique, name).click();
  await page.getByRole('dialog').getByRole('button', { name: said, exact: true }).click();
  await expect(cell(page, technique, name)).toHaveAccessibleName(new RegExp(`: (.*, )?${said}`));
}

/** What somebody’s marks come to. */
export async function settle(page: Page, name: string, result: string) {
  await page.getByRole('button', { name: `Ustal wynik: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Wynik: ${name}` });
  await dialog.getByRole('radio', { name: result, exact: true }).check();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(name) }).getByText(result, { exact: true }),
  ).toBeVisible();
}
