import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between its first and what is looked for. */
const most = 90;

/** Presses a key until the focus is there, as somebody does who has no other way. */
export async function reach(target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Reaches something and presses Enter on it. */
export async function enter(target: Locator): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('Enter');
}

/** Passes the menu, by the first key of a page. */
export async function skipToContent(page: Page): Promise<void> {
  await enter(page.getByRole('link', { name: 'Przejdź do treści' }));
}
