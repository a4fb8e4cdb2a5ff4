import { expectAccessible } from '../support/accessible.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('from a page to what the handbook says of it, and on through the book', async ({ page }) => {
  await openAs(page, 'instruktor', '/dojo/training');
  const help = page.getByRole('main').getByRole('link', { name: 'Pomoc: Miejsca i grafik' });
  await help.click();

  await expect(page).toHaveURL('/handbook/timetable#trainings');
  await expect(page.getByRole('heading', { level: 1, name: 'Miejsca i grafik' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Zmień trening' })).toBeInViewport();
  // It says what the page itself says.
  await expect(page.getByRole('article').getByText('Odwołaj trening', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Treningi: zmiana')).toBeVisible();

  await test.step('contents, the next chapter, and back', async () => {
    await page
      .getByRole('navigation', { name: 'W tym rozdziale' })
      .getByRole('link', { name: 'Dni wolne' })
      .click();
    await expect(page).toHaveURL('/handbook/timetable#days-off');
    const next = page.getByRole('navigation', { name: 'Inne rozdziały' }).getByRole('link');
    await next.filter({ hasText: 'Lista obecności na macie' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista obecności na macie');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Miejsca i grafik');
    await expect(page.getByRole('heading', { level: 2, name: 'Dni wolne' })).toBeInViewport();
  });

  await test.step('in the other language, at the same chapter', async () => {
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places and timetable');
    await expect(page.getByRole('heading', { level: 2, name: 'Days off' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the search is typed, inflected, and followed by keys alone; the address keeps it', async ({ page }) => {
  await openAs(page, 'admin', '/handbook');
  await page.getByRole('searchbox', { name: 'Szukaj w podręczniku' }).focus();
  await page.keyboard.type('odwolanie treningow');

  const hits = page.getByRole('list', { name: 'Znalezione miejsca' });
  await expect(hits.getByRole('link').first()).toHaveAccessibleName(/^Miejsca i grafik: Odwołaj i przywróć/);
  await expect(hits.locator('mark').first()).toHaveText('Odwołaj');
  await expect(page).toHaveURL('/handbook?q=odwolanie+treningow');
  await expectAccessible(page);

  await page.reload();
  await expect(hits.getByRole('link').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Szukaj w podręczniku' }).focus();
  // Over the button that clears the field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/handbook/timetable#cancel');

  await page.goto('/handbook?q=karate');
  await expect(page.getByRole('heading', { name: 'Podręcznik nie mówi nic o „karate”' })).toBeVisible();
});

test('who types its name finds a chapter from anywhere', async ({ page }) => {
  await openHome(page, 'czlonek');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('powiadomienia i kal');
  await page.getByRole('option', { name: /^Powiadomienia i kalendarz/ }).click();
  await expect(page).toHaveURL('/handbook/notices');
});

test('a chapter that was read is there without a network, and one of no name is the contents @phone', async ({
  page,
}) => {
  await openAs(page, 'czlonek', '/handbook/no-such-chapter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podręcznik');
  await page.getByRole('link', { name: /^Co widzi członek klubu/ }).click();
  await expect(page.getByRole('img')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Podręcznik' }).click();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /^Co widzi członek klubu/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co widzi członek klubu');
  await expect(page.getByRole('heading', { level: 2, name: 'Pulpit' })).toBeVisible();
});
