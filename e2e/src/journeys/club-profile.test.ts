import { createClub } from '@tatami/sdk';
import { expectAccessible } from '../support/accessible.ts';
import { password, signIn, signInLive, test } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

// A club that has gone its first steps.
test.use({ settings: { CLUB_NAME: 'Aikido Rumia' } });

test('the club gets another name, a logo and colours, which everybody sees at once, and takes them back', async ({
  page,
  club,
}) => {
  const toasts = page.getByRole('region', { name: 'Powiadomienia' });
  await signInLive(page, 'admin');

  await test.step('the menu leads there', async () => {
    await page.getByRole('link', { name: 'Profil klubu', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profil klubu' })).toBeVisible();
    await expect(page.getByLabel('Nazwa klubu')).toHaveValue('Aikido Rumia');
    await expect(page.getByRole('button', { name: 'Zapisz', exact: true })).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('a club without a name is told so', async () => {
    await page.getByLabel('Nazwa klubu').fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wpisz nazwę klubu.')).toBeVisible();
  });

  await test.step('what is saved is what visitors read', async () => {
    await page.getByLabel('Nazwa klubu').fill('Aikido Oliwa');
    await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: dot });
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Ciemne' }).check();
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(toasts).toContainText('Zapisano profil klubu');
    await expect.poll(async () => (await fetch(club.url)).text()).toContain('Aikido Oliwa');
    expect((await about(club.url)).logo).toContain('/site/logo/');
  });

  await test.step('and what was there before is a press away', async () => {
    await toasts.getByRole('button', { name: 'Cofnij' }).click();
    await expect(toasts).toContainText('taki jak przedtem');
    await expect(page.getByLabel('Nazwa klubu')).toHaveValue('Aikido Rumia');
    expect((await about(club.url)).logo).toBeNull();
  });
});

test('who changes the colours alone leaves the name to its operator', async ({ page, admin }) => {
  const stored = async () => (await admin.table('club-profile').list()).results[0];
  await signInLive(page, 'admin');
  await page.goto('/adm/club');
  await page.getByRole('radio', { name: 'Ciemne' }).check();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const toasts = page.getByRole('region', { name: 'Powiadomienia' });
  await expect(toasts).toContainText('Zapisano profil klubu');
  expect(await stored()).toMatchObject({ name: null, theme: expect.stringContaining('dark') });
  await expect(page.getByLabel('Nazwa klubu')).toHaveValue('Aikido Rumia');

  // What is taken back is what was saved: a name that somebody has given the club since stays.
  const row = await stored();
  if (!row) throw new Error('The club has no row of itself.');
  await admin.table('club-profile').save({ ...row, name: 'Aikido Morena' });
  await toasts.getByRole('button', { name: 'Cofnij' }).click();
  await expect(toasts).toContainText('taki jak przedtem');
  expect(await stored()).toMatchObject({ name: 'Aikido Morena', theme: null });
});

test('who saves over somebody else’s change is told, and then may', async ({ page, admin }) => {
  await signInLive(page, 'admin');
  await page.goto('/adm/club');
  await page.getByLabel('Nazwa klubu').fill('Aikido Zaspa');
  const [row] = (await admin.table('club-profile').list()).results;
  if (!row) throw new Error('The club has no row of itself.');
  await admin.table('club-profile').save({ ...row, name: 'Aikido Osowa' });
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('w międzyczasie')).toBeVisible();
  await expect(page.getByLabel('Nazwa klubu')).toHaveValue('Aikido Zaspa');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Zapisano profil klubu')).toBeVisible();
});

test('only who may write it sees the page', async ({ page, admin, club }) => {
  await admin.table('user').save({
    ...{ username: 'zofia', email: 'zofia@example.org', password },
    ...{ firstName: 'Zofia', lastName: 'Lis' },
  });
  const member = createClub({ baseUrl: `${club.url}/api` });
  await member.signIn({ username: 'zofia', password });
  const [row] = (await admin.table('club-profile').list()).results;
  if (!row) throw new Error('The club has no row of itself.');
  await expect(member.table('club-profile').save({ ...row, name: 'Moje' })).rejects.toMatchObject({
    status: 403,
  });
  await signIn(page, 'zofia');
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/adm/club');
  await expect(page).toHaveURL(/accessdenied/);
});

const about = async (url: string): Promise<{ logo: string | null }> =>
  (await fetch(`${url}/api/about`)).json();

/** A picture of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
