import { expectAccessible, whatColoursDecide } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test('who writes a script reads of a call, and makes it as themselves, with nobody else told of it', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url)) elsewhere.push(url);
  });
  await openAs(page, 'admin', '/adm/workplace');
  await page.goto('/api/docs#tag/workplace/GET/workplace');
  const call = page.getByRole('button', { name: /^Test Request\s*\(get \/workplace\)/ });
  await expect(call).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(call).toBeVisible();
  // Its letters follow its ground a moment later.
  await expect(page.locator('body')).toHaveClass(/dark-mode/);
  await expectAccessible(page, whatColoursDecide);

  await call.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send Request/ })
    .click();
  const answer = page.getByRole('dialog');
  await expect(answer.getByText('200 OK')).toBeVisible();
  await expect(answer.getByText('Dojo Wrzeszcz').first()).toBeVisible();

  // The session stays where the app keeps it: for this tab alone.
  const kept = await page.evaluate(() => ({
    own: sessionStorage.getItem('tatami.token'),
    all: JSON.stringify(localStorage),
  }));
  expect(kept.own).toBeTruthy();
  expect(kept.all).not.toContain(kept.own);
  expect(elsewhere).toEqual([]);
});

test('the line of the SDK stands beside that of curl', async ({ page }) => {
  await page.goto('/api/docs#tag/workplace/GET/workplace');
  const sample = page.getByRole('region', { name: /A page of workplace/ });
  await expect(sample.getByRole('group', { name: 'Code sample: Shell Curl' })).toContainText('curl http');
  await sample.getByRole('button', { name: 'Change code sample language: Shell Curl' }).click();
  await page.getByRole('option', { name: 'SDK' }).click();
  await expect(sample).toContainText("const answer = await club.table('workplace').list({ size: 50 });");
});
