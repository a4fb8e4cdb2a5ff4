import { expect, type Locator, type Page } from '@playwright/test';

/** The console has a line for each call that no answer came to, or that was refused, and nothing else. */
export const others = (faults: string[], refused = 'network') =>
  faults.splice(0).filter((line) => !new RegExp(` (network|${refused}) \\d+ ms`).test(line));

/** The line that says how many marks wait for the network. */
export const waits = (page: Page, count: string): Locator =>
  page.getByText(new RegExp(`${count} na wysłanie`));
export const nothingWaits = (page: Page) =>
  expect(page.getByText(/na wysłanie/)).toHaveCount(0, { timeout: 20_000 });
