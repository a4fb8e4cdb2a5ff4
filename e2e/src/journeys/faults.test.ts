import { secretsIn } from '../support/secrets.ts';
import { openHome, signIn } from '../support/sign-in.ts';
import { expect, readLog, test } from '../support/test.ts';

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

  test('that a password or a token stands in the log', async ({ page, secrets }) => {
    await signIn(page, 'czlonek');
    const token = await page.evaluate(() => sessionStorage.getItem('tatami.token'));
    // The log tells of these requests, and without what they carried.
    expect(readLog()).toContain('"method":"POST","path":"/api/oauth/token","status":200');
    expect(secretsIn(readLog(), secrets)).toEqual([]);
    const careless = `POST /api/oauth/token username=czlonek&password=tatami-demo\nBearer ${token}\n`;
    expect(new Set(secretsIn(careless, secrets))).toEqual(new Set(['tatami-demo', token]));
  });
});

test('a production build says nothing in the console while all goes well (spec §9)', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  await openHome(page, 'czlonek');
  await page.getByRole('link', { name: 'Cały tydzień' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obecność');
  // Playwright keeps the service worker away from most journeys.
  expect(said.filter((line) => !line.includes('blocked by Playwright'))).toEqual([]);
});
