import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const video = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const elsewhere = 'https://vimeo.com/76979871';

test('a member finds what a grade asks for, and no stranger hears of it before a video is played', async ({
  page,
  office,
  baseURL,
}) => {
  const [ikkyo] = (await office.club.table('technik').list({ attack: 'shomen-uchi', base: 'ikkyo' })).results;
  if (!ikkyo) throw new Error('The club teaches no ikkyo.');
  await office.club.table('technik').save({ ...ikkyo, videoUrls: [video, elsewhere] });
  const strangers: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
    (route) => {
      strangers.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    },
  );

  await openAs(page, 'czlonek', '/dojo/technik');
  await expect(page.getByRole('heading', { level: 1, name: 'Techniki' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dodaj technikę' })).toHaveCount(0);
  const attack = page.getByRole('region', { name: 'Shomen uchi', exact: true });
  await expect(attack.getByRole('link', { name: ikkyo.namePl })).toBeVisible();

  await test.step('narrowed to an attack and put in order of positions, by the keyboard, it is all in the address', async () => {
    const chip = page.getByRole('group', { name: 'Filtry' }).getByRole('button', { name: 'Filtruj: Atak' });
    await chip.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Shomen uchi' }).press('Space');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'pozycji' }).press('Space');
    await expect(page).toHaveURL(/attack=shomen-uchi&by=position/);
    await expect(page.getByRole('region', { name: 'Tachi waza' })).toBeVisible();
  });

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }

  await page.getByRole('link', { name: ikkyo.namePl }).first().click();
  const drawer = page.getByRole('dialog', { name: ikkyo.namePl });
  const play = drawer.getByRole('button', { name: /^Odtwórz nagranie 1/ });
  await expect(play).toContainText('youtube.com');
  await expect(drawer.getByRole('link', { name: 'Nagranie 2 na vimeo.com (nowa karta)' })).toHaveAttribute(
    'href',
    elsewhere,
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  expect(strangers).toEqual([]);
  expect(await page.locator('link[rel=preconnect], link[rel=dns-prefetch], iframe').count()).toBe(0);

  await play.press('Enter');
  await expect(drawer.locator('iframe')).toHaveAttribute('title', `${ikkyo.namePl}: nagranie 1`);
  await expect
    .poll(() => strangers)
    .toEqual(['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1']);
});

test('who may write techniques adds one from the library', async ({ page }) => {
  await openAs(page, 'admin', '/dojo/technik');
  await expect(page.getByRole('region', { name: 'Shomen uchi', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj technikę' }).click();
  await expect(page.getByRole('dialog', { name: 'Dodaj technikę' }).getByLabel('Kod')).toBeVisible();
});

test('a member who follows a link to a technique reads it beside the list', async ({ page, office }) => {
  const [nikyo] = (await office.club.table('technik').list({ attack: 'shomen-uchi', base: 'nikyo' })).results;
  if (!nikyo) throw new Error('The club teaches no nikyo.');

  await openAs(page, 'czlonek', `/dojo/technik?edit=${nikyo.id}`);
  const drawer = page.getByRole('dialog', { name: nikyo.namePl });
  await expect(drawer.getByText('Shomen uchi', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('textbox')).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Zapisz' })).toHaveCount(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dojo/technik');
});
