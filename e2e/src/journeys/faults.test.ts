import { expect, test } from '../support/test.ts';

// What every journey promises beside its own words: see that it is noticed when it is broken.
test.describe('a journey notices', () => {
  test.afterEach(({ faults }) => faults.splice(0));

  test('that a page breaks its own policy', async ({ page, faults }) => {
    await page.goto('/login');
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'p { color: red }';
      document.head.append(style);
    });
    await expect.poll(() => faults).toEqual([expect.stringContaining('Content Security Policy')]);
  });

  test('that a page throws', async ({ page, faults }) => {
    await page.goto('/login');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Thrown in the page.'))));
    await expect.poll(() => faults).toEqual([expect.stringContaining('Thrown in the page.')]);
  });

  test('that another tab logs an error', async ({ context, faults }) => {
    const tab = await context.newPage();
    await tab.goto('/login');
    await tab.evaluate(() => console.error('Logged in the other tab.'));
    await expect.poll(() => faults).toEqual(['Logged in the other tab.']);
  });
});
