import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

for (const tag of ['@desktop', '@phone']) {
  test(`English is one click away, and stays ${tag}`, { tag }, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

    await page.getByLabel('User name').fill('czlonek');
    await page.getByLabel('Password', { exact: true }).fill('tatami-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Katarzyna!');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await page.getByRole('button', { name: 'PL', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cześć, Katarzyna!');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cześć, Katarzyna!');
  });
}

test('the server answers in the language of the page', async ({ page, office }) => {
  const place = await office.club.table('workplace').save({
    name: newName('Sala w użyciu'),
    city: 'Gdańsk',
    address: 'ul. Długa 1',
    capacity: 20,
  });
  await office.planTraining({ title: newName('Trening w użyciu'), workplace: place.id });
  await openHome(page, 'admin');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('link', { name: 'Workplaces' }).click();
  // The dashboard names it too, where something is planned.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workplaces');
  await page.getByRole('link', { name: place.name }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Remove the workplace' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('trainings are planned at this place');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeVisible();
});

test('an address that is none leads to a page that says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/pages\/notfound$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Żądany zasób nie jest dostępny.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wygląda na to, że to nie tędy');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looks like you are lost');
  await expect(main).toContainText('Requested resource is not available.');
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wygląda na to, że to nie tędy');
  await openAs(page, 'czlonek', '/dojo/training/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wygląda na to, że to nie tędy');
  await page.getByRole('link', { name: 'Przejdź do pulpitu' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a page is fetched when the pointer comes near, and its own link reads its data anew', async ({
  page,
}) => {
  await openHome(page, 'admin');
  const link = page.getByRole('link', { name: 'Użytkownicy' });
  const readsUsers = () => page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/user');
  const near = readsUsers();
  await link.hover();
  await near;
  await expect(page).toHaveURL(/\/dashboard$/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Użytkownicy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Użytkownicy · Tatami');

  // Spec §2: navigating to the same URL reloads.
  const anew = readsUsers();
  await link.click();
  await anew;
});

test('whoever follows a link signs in first, and is where it leads', async ({ page, office }) => {
  const { id, title } = await office.planTraining({ title: newName('Trening z ogłoszenia') });
  await page.goto(`/dojo/training/${id}?from=mail#details`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Nazwa użytkownika').fill('czlonek');
  await page.getByLabel('Hasło', { exact: true }).fill('tatami-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dojo/training/${id}\\?from=mail#details$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a page opened by its address begins at its top, whatever the tab showed before', async ({ page }) => {
  await openAs(page, 'admin', '/dojo/student');
  await page.getByRole('table').getByRole('link').last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goto('/dojo/training?view=list');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the way back leads through the pages as they were left', async ({ page }) => {
  await openHome(page, 'admin');
  await page.getByRole('link', { name: 'Uczniowie' }).first().click();
  const students = page.getByRole('table').getByRole('link');
  const first = (await students.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect(students.first()).not.toHaveText(first);
  await expect(page).toHaveURL(/page=2/);
  const chosen = students.nth(10);
  const name = (await chosen.textContent()) ?? '';
  const address = (await chosen.getAttribute('href')) ?? '';
  await chosen.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(address);
  await expect(heading).not.toHaveText('Uczniowie');
  await page.goBack();
  await expect(chosen).toHaveText(name);
  await expect(chosen).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(heading).not.toHaveText('Uczniowie');
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await page.goBack();
  await expect(heading).toHaveText('Klub dzisiaj');
});

test('a bar runs along the top while a page is long on its way', async ({ page }) => {
  await openHome(page, 'admin');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/workplace?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: 'Wczytywanie…' });
  await page.getByRole('link', { name: 'Miejsca' }).click();
  await expect(bar).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Miejsca');
  await expect(bar).toHaveCount(0);
});

test('an address with a place on the page leads to that place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openHome(page, 'czlonek');
  const place = page.locator('#second-factor');
  await page.goto('/adm/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(place).not.toBeInViewport();
  await page.goto('/adm/profile#second-factor');
  await expect(place).toBeInViewport();
  await page.reload();
  await expect(place).toBeInViewport();
  // What stands there comes later, as much above it does.
  await page.goto('/adm/profile#shown-to-members');
  await page.reload();
  const shown = page.getByRole('switch', { name: 'Pokazuj, że przychodzę' });
  await expect(shown).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await expect(shown).toBeInViewport();
});

test('an exam leads to its candidates, and a new one is entered for it', async ({ page, office }) => {
  const [exam] = (await office.club.table('exam').list({ state: 'open', size: 1 })).results;
  await openAs(page, 'admin', '/dojo/exam');
  await page
    .getByRole('link', { name: `Kandydaci: ${exam?.name}` })
    .and(page.locator(`[href$="${exam?.id}"]`))
    .click();
  await expect(page.getByRole('table', { name: 'Kandydaci' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`exam-candidate\\?exam=${exam?.id}`));
  await page.getByRole('button', { name: 'Dodaj kandydata' }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj kandydata' });
  await expect(form.getByRole('combobox', { name: 'Egzamin' })).toHaveValue(new RegExp(`^${exam?.name}`));
});

test('homework leads to what became of it', async ({ page, office }) => {
  const [homework] = (await office.club.table('homework').list({ state: 'published', size: 1 })).results;
  await openAs(page, 'admin', '/dojo/homework');
  await page
    .getByRole('link', { name: `Oddane prace: ${homework?.title}` })
    .and(page.locator(`[href$="${homework?.id}"]`))
    .click();
  await expect(page).toHaveURL(new RegExp(`homework-submission\\?homework=${homework?.id}`));
  const works = page.getByRole('table', { name: 'Oddane prace' }).locator('tbody').getByRole('row');
  await expect(works).toHaveCount(homework?.assignedCount ?? 0);
});

test('the first administrator, whom no mail reaches yet, is led to where their address is', async ({
  page,
}) => {
  await openAs(page, 'admin', '/adm/profile');
  await page.getByRole('link', { name: 'Podaj swój e-mail' }).click();
  const form = page.getByRole('dialog', { name: 'Joanna Rekowska' });
  await expect(form.getByLabel('E-mail')).toHaveValue('admin@localhost.localdomain');
  await expect(form.getByLabel('E-mail')).toBeEditable();
});

test('numbers are typed back as they are shown, with the comma of Polish', async ({ page, office }) => {
  const { club } = office;
  const [entry] = (await club.table('tablefortestdictionary').list({ size: 1 })).results;
  const row = { text: newName('Liczba'), number: -884.64, dictionary: entry?.id ?? '' };
  const { id } = await club.table('tablefortest').save(row);
  await openAs(page, 'admin', `/adm/tablefortest?edit=${id}`);
  await expect(page.getByRole('dialog').getByRole('spinbutton', { name: 'Liczba' })).toHaveValue('-884,64');
});
