import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

for (const tag of ['@desktop', '@phone']) {
  test(`an instructor signs in and is greeted ${tag}`, { tag }, async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onegai shimasu');
    // This club has not set it up.
    await expect(page.getByRole('link', { name: /Google/ })).toHaveCount(0);
    await expectAccessible(page);

    await signIn(page, 'instruktor');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

interface Shift {
  value: number;
  sources: readonly { node: Node | null }[];
}

for (const tag of ['@desktop', '@phone']) {
  test(`the hall comes when the form is there, and moves nothing ${tag}`, { tag }, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as unknown as Shift[])
          for (const { node } of sources) moved.push(`${node?.nodeName} “${node?.textContent}”`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeVisible();
    // The sun is of the scene, and so are the letters of the title.
    await expect(page.locator('svg circle').first()).toBeVisible();
    await page.waitForFunction(() => document.fonts.check('600 38px "Brygada 1918"'));
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);

    // Nothing of it stands in the way of a keyboard: the first key leads to the form.
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Nazwa użytkownika')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Hasło', { exact: true })).toBeFocused();
  });
}

test('whose theme is dark sees the hall by night, whatever the device asks for', async ({ page }) => {
  const sky = () =>
    page.evaluate(() => {
      const sun = document.querySelector('svg circle');
      return sun && getComputedStyle(sun).fill;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  const name = 'lara-dark-amber';
  const css = readFileSync(`../packages/ui/src/theme/generated/${name}.css`, 'utf8');
  await page.addInitScript((theme) => localStorage.setItem('tatami.appearance', JSON.stringify({ theme })), {
    name,
    css,
    barColor: '#1c1c1c',
    version: 'kept',
  });
  await page.goto('/login');
  await expect.poll(sky).toBe('oklch(0.9 0.05 90)');
});

test('without the scene the form is whole, and lets people in', async ({ page }) => {
  await page.route(/static\/(Hall|DojoScene|titles)-/, (route) => route.abort());
  await signIn(page, 'czlonek');
});

test('whoever tries the example club goes in as one of its people with one press', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Administratorka Joanna Rekowska' })).toBeVisible();
  const member = page.getByRole('button', { name: 'Członkini Katarzyna Lis' });
  // She has a picture there, and nobody has to be signed in to see it.
  const face = member.locator('img');
  await expect
    .poll(() => face.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await member.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cześć, Katarzyna!');
});

test('a wrong password is refused, and nothing is shown', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Nazwa użytkownika').fill('instruktor');
  await page.getByLabel('Hasło', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/accessdenied$/);

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a club without Google says so to whoever comes by an old link, and leads to the sign-in', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Ten klub nie ma logowania przez Google' })).toBeVisible();
  await page.getByRole('link', { name: 'Przejdź do logowania' }).click();
  await expect(page.getByLabel('Nazwa użytkownika')).toBeVisible();
});

test('where no mails are sent nobody is told to wait for one: an administrator has the link, and the code', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await expect(page.getByText('Ten klub nie wysyła e-maili')).toBeVisible();
  await page.getByLabel('Nazwa użytkownika lub e-mail').fill('nikt.taki');
  await page.getByRole('button', { name: 'Poproś o odnośnik' }).click();
  await expect(heading).toHaveText('Zgłoś się do administratora');
  await expectAccessible(page);

  await page.goto('/register?by=code');
  await expect(page.getByText('przekaże Ci administrator')).toBeVisible();
  await page.getByLabel('E-mail').fill('nikt.taki@example.org');
  await page.getByRole('button', { name: 'Poproś o kod' }).click();
  await expect(heading).toHaveText('Zgłoś się do administratora');
  await expect(page.getByText('Kod dla adresu nikt.taki@example.org czeka na serwerze klubu.')).toBeVisible();
});
