import type { Page } from '@playwright/test';
import { addMember, plan, signInLive, test } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

interface Picture {
  src: string;
  sizes: string;
}

test('a browser finds all that it takes to install the app', async ({ page }) => {
  await page.goto('/login');
  const browser = await page.context().newCDPSession(page);
  const { errors, data = '', url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/app.webmanifest');
  const { icons, screenshots, shortcuts } = JSON.parse(data);
  const pictures: Picture[] = [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((each: { icons: Picture[] }) => each.icons),
  ];
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect([src, size]).toEqual([src, sizes]);
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The browser of the tests is not one that installs.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the shortcut leads to the training that comes next, and the number of what waits stands on the icon @phone', async ({
  page,
  admin,
}) => {
  await addMember(admin, 'kasia.installe');
  await watchBadge(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInLive(page, 'kasia.installe');
  const training = await plan(admin, 'Poranny');
  await page.goto('/dojo/now');
  await expect(page).toHaveURL(new RegExp(`/dojo/training/${training.id}$`));
  await page.goBack();
  await expect(page).not.toHaveURL(/\/dojo\//);

  await expect.poll(() => badge(page)).toBe(0);
  await admin.table('training').act(training.id, 'cancel', { reason: 'Awaria' });
  await expect.poll(() => badge(page)).toBe(1);
  await page.goto('/logout');
  await expect.poll(() => badge(page)).toBe('none');
});

test('a link that another app shares goes into the answer to a homework', async ({ page, admin }) => {
  await addMember(admin, 'piotr.installe');
  const [student] = (await admin.table('student').list({ sort: 'id,desc', size: 1 })).results;
  const { id } = await admin.table('homework').save({
    title: 'Nagraj ikkyo',
    description: 'Odnośnik do filmu wystarczy.',
    assignees: 'students',
    students: [student?.id ?? ''],
    submission: 'link',
  });
  await admin.table('homework').act(id, 'publish');
  await signInLive(page, 'piotr.installe');
  await page.goto(`/dojo/user-homework?title=Ikkyo&text=${encodeURIComponent('https://youtu.be/abc123')}`);
  await expect(page.getByRole('status').filter({ hasText: 'Do którego zadania to dodać?' })).toBeVisible();
  await page.getByRole('link', { name: 'Nagraj ikkyo' }).click();
  const answer = page.getByRole('textbox', { name: 'Odnośnik' });
  await expect(answer).toHaveValue('https://youtu.be/abc123');
  await expect(page).not.toHaveURL(/add=/);
  await expect(page.getByText('Szkic zapisany')).toBeVisible();
});

/** What stands on the icon, which the browser of the tests has not: it notes what it is asked for. */
async function watchBadge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = (value: number | 'none') => {
      document.documentElement.dataset.badge = String(value);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: noted, clearAppBadge: () => noted('none') });
  });
}

const badge = (page: Page) =>
  page.evaluate(() => {
    const { badge } = document.documentElement.dataset;
    return badge === undefined || badge === 'none' ? badge : Number(badge);
  });
