import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signInAs, test, tokenOf, typePassword } from '../support/account-test.ts';

const withinASecond = { timeout: 1000 };

test('tabs agree: who signs out in one is out in all, and so is who signs in', async ({ page, club }) => {
  const member = await club.member('wielokartowa', 'Members');
  await signInAs(page, member);
  await expect(page).toHaveURL(/\/dashboard$/);

  // A tab that opens later knows who is signed in without being told.
  const other = await page.context().newPage();
  await other.goto('/dojo/training?view=list');
  await expect(other).toHaveURL(/\/dojo\/training\?view=list$/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Treningi');

  await page.getByRole('link', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wylogowano');
  await expect(other).toHaveURL(/\/login$/, withinASecond);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Zaloguj się ponownie' }).click();
  await typePassword(page, member);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(other).toHaveURL(/\/dojo\/training\?view=list$/, withinASecond);
});

test('a session that was ended from afar leads to the sign-in, and back to where it was', async ({
  page,
  club,
  browser,
}) => {
  const member = await club.member('wielourzadzeniowa', 'Members');
  await signInAs(page, member);
  const elsewhere = await (await browser.newContext({ baseURL: club.url })).newPage();
  await signInAs(elsewhere, member);

  await page.goto('/dojo/training?view=list');
  await elsewhere.goto('/adm/profile');
  await elsewhere.getByRole('button', { name: /^Wyloguj tam/ }).click();
  await expect(elsewhere.getByText('Wylogowano 1 urządzenie.')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: /^Wyloguj tam/ })).toHaveCount(0);
  await elsewhere.context().close();

  // It hears so, with no press of anybody.
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('tatami.token'))).toBeNull();
  await typePassword(page, member);
  await expect(page).toHaveURL(/\/dojo\/training/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treningi');
});

test('who asks to be remembered is, in the next visit too', async ({ page, club, browser }) => {
  const member = await club.member('pamietana', 'Members');
  await page.goto('/login');
  await page.getByLabel('Zapamiętaj mnie na tym urządzeniu').check();
  await typePassword(page, member);
  await expect(page).toHaveURL(/\/dashboard$/);

  const storageState = await page.context().storageState();
  await page.close();
  const nextVisit = await browser.newContext({ baseURL: club.url, storageState });
  const next = await nextVisit.newPage();
  await next.goto('/dashboard');
  await expect(next).toHaveURL(/\/dashboard$/);
  await nextVisit.close();
});

test('too many tries have to wait, and see for how long', async ({ page, club }) => {
  const member = await club.member('zgadywana', 'Members');
  for (let tries = 0; tries < 5; tries += 1) {
    await page.goto('/login');
    await typePassword(page, { username: member.username, password: `nie to ${tries}` });
    await expect(page).toHaveURL(/\/accessdenied$/);
  }
  await expect(page.getByText('Nazwa użytkownika lub hasło są nieprawidłowe.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByLabel('Nazwa użytkownika lub e-mail')).toHaveValue(member.username);
  await refuseOnce(page);
  await typePassword(page, member);
  await expect(page.getByText('Zbyt wiele prób. Spróbuj ponownie za 0:02.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zaloguj się', exact: true })).toBeDisabled();
  await expectAccessible(page);
  await expect(page.getByText('Zbyt wiele prób.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the Login action ends what was left over, one second later', async ({ page, club, faults }) => {
  const member = await club.member('pozostala', 'Members');
  await signInAs(page, member);
  // The server can't say who that is: the page is shown as to a stranger, and the token is still there.
  await page.route('**/api/authinfo/whoami', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/notfound');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Wygląda na to/);
  await expectAccessible(page);

  const loggedOut = page.waitForRequest('**/api/logout');
  const pressedAt = Date.now();
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await loggedOut;
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(1000);
  await expect(page).toHaveURL(/\/login$/);
  // That the server failed is an error to developers in a production build too (spec §9).
  expect(faults.splice(0).join()).toMatch(/GET \/authinfo\/whoami 500 \d+ ms/);
});

test('who signs in where somebody has left a token makes that token worthless', async ({
  page,
  club,
  faults,
}) => {
  const whoPlantedIt = await club.member('podstepna', 'Members');
  const member = await club.member('nieswiadoma', 'Members');
  await signInAs(page, whoPlantedIt);
  const planted = (await tokenOf(page)) ?? '';

  // The server can't say whose it is just then, so the sign-in page is open to the next person.
  await page.route('**/api/authinfo/whoami', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Onegai shimasu' })).toBeVisible();
  await page.unroute('**/api/authinfo/whoami');
  await typePassword(page, member);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await tokenOf(page)).not.toBe(planted);
  const answer = await page.request.get('/api/authinfo/whoami', {
    headers: { authorization: `Bearer ${planted}` },
  });
  expect(answer.status()).toBe(401);
  faults.splice(0);
});

test('what somebody may not do any more vanishes with the first 403, where the page doesn’t hear of it before', async ({
  page,
  club,
}) => {
  await page.routeWebSocket(/\/api\/websocket/, (socket) => void socket.close());
  const member = await club.member('odwolana', 'Instructors');
  await signInAs(page, member);
  const students = page.getByRole('link', { name: 'Uczniowie' });
  await expect(students.first()).toBeVisible();

  // The page knows nothing of it yet: it goes by the answers it has.
  await club.dismiss(member);
  await page.getByRole('link', { name: 'Wszystkie' }).click();
  await expect(page).toHaveURL(/\/accessdenied$/);
  await expect(students).toHaveCount(0);
});

test('who was let in a moment ago comes to the dashboard with the next press, without waiting for anything', async ({
  page,
  club,
}) => {
  const member = await club.member('swiezo.przyjeta');
  await signInAs(page, member);
  await page.getByRole('link', { name: 'Mój profil' }).click();
  await expect(page.getByRole('link', { name: 'Pulpit' })).toBeVisible();
  await club.admit(member, 'Members');
  await page.getByRole('link', { name: 'Pulpit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cześć/ })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who is signed in already is told so where one signs in', async ({ page, club }) => {
  const member = await club.member('obecna', 'Members');
  await signInAs(page, member);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/landing$/);
  await expect(page.getByText('Na tym urządzeniu zalogowano: obecna')).toBeVisible();
  await expect(page.getByText('Członkowie')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Przejdź dalej' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('the page about an error', () => {
  test('shows a text of the server as text, and not all of a very long one', async ({ page }) => {
    const text = '<img src=x onerror="document.title=1"> & <b>Zażółć</b> ';
    await page.goto(`/error/?msg=${encodeURIComponent(text + 'x'.repeat(5000))}`);
    const shown = page.getByText('<img src=x onerror');
    await expect(shown).toContainText('<b>Zażółć</b>');
    expect((await shown.textContent())?.length).toBeLessThan(320);
    await expect(page.locator('img')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('leads to no other site', async ({ page }) => {
    await page.goto(`/error/?msg=x&from=${encodeURIComponent('//evil.example/')}`);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/dashboard');
  });
});

test('a page that no answer brings keeps its address, and comes by itself once there is one', async ({
  page,
  club,
}) => {
  const member = await club.member('bez.sieci', 'Members');
  await signInAs(page, member);
  await page.route('**/api/authinfo/profile', (route) => route.abort());
  await page.getByRole('link', { name: 'Mój profil' }).click();
  await expect(page.getByRole('heading', { name: 'Brak sieci' })).toBeVisible();
  await expect(page).toHaveURL(/\/adm\/profile$/);
  await page.unroute('**/api/authinfo/profile');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Brak sieci' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/adm\/profile$/);
});

test('what is not there, and what is not allowed, have pages of their own', async ({ page, club }) => {
  const member = await club.member('ciekawska', 'Members');
  await signInAs(page, member);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/pages\/notfound$/);
  for (const id of ['019a9f0e-1f2b-7c3d-8e4f-5a6b7c8d9e0f', '123']) {
    await page.goto(`/dojo/training/${id}`);
    await expect(page).toHaveURL(/\/notfound$/);
  }
  await page.goto('/adm/workplace');
  await expect(page).toHaveURL(/\/accessdenied$/);
  await expect(page.getByText('Nie masz prawa do tej strony.')).toBeVisible();
  await expectAccessible(page);
});

/** The server's own words for a try that comes too soon, with a wait that a test can sit out. */
async function refuseOnce(page: Page): Promise<void> {
  await page.route(
    '**/api/oauth/token',
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '2' },
        json: { error: 'temporarily_unavailable', error_description: 'Too many tries. Wait a moment.' },
      }),
    { times: 1 },
  );
}
