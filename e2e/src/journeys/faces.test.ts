import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

for (const width of [390, 1440])
  test(`a member shows their face, takes it away and back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'czlonek', '/adm/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Mój profil' })).toBeVisible();

    await test.step('what is no picture is refused before it is sent', async () => {
      await page.getByRole('button', { name: /^(Dodaj|Zmień) zdjęcie$/ }).click();
      const file = page.locator('input[type=file]');
      await file.setInputFiles({
        name: 'list.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF'),
      });
      await expect(page.getByText('list.pdf: to nie jest zdjęcie JPEG, PNG ani WebP.').first()).toBeVisible();
      await file.setInputFiles({ name: 'zle.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(page.getByText('Tego zdjęcia nie da się otworzyć. Wybierz inne.')).toBeVisible();
    });

    await test.step('a part of a picture is chosen, by keyboard', async () => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'ja.png',
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      });
      const frame = page.getByRole('img', { name: /^Kadr zdjęcia/ });
      await frame.focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('slider', { name: 'Przybliżenie' }).press('ArrowRight');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Zapisz zdjęcie' }).click();
      await expect(page.getByText('Zapisano zdjęcie')).toBeVisible();
    });

    // In the top bar and on the page, fetched with the session.
    const faces = page.locator('img[src^="blob:"]');
    await expect(faces).toHaveCount(2);
    for (const face of await faces.all())
      await expect
        .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

    await test.step('it is taken away, and back', async () => {
      await page.getByRole('button', { name: 'Zmień zdjęcie' }).click();
      await page.getByRole('button', { name: 'Usuń zdjęcie' }).click();
      await expect(page.getByRole('button', { name: 'Dodaj zdjęcie' })).toBeVisible();
      await expect(faces).toHaveCount(0);
      await page.getByRole('button', { name: 'Cofnij' }).click();
      await expect(faces).toHaveCount(2);
    });
    await expectAccessible(page);
  });

test('a user has their face wherever they are named', async ({ page, office: { club } }) => {
  const users = club.table('user');
  const [user] = (await users.list({ username: 'admin' })).results;
  if (!user) throw new Error('This is not the example club.');
  const group = await club.table('groupright').save({ name: newName('Grupa') });
  const membership = await club.table('useringroupright').save({ user: user.id, group: group.id });
  await openHome(page, 'admin');
  await users.setPicture(user.id, new Blob([new Uint8Array(await page.screenshot())], { type: 'image/png' }));
  const task = await club.table('task').save({ title: newName('Zadanie'), assignee: user.id });
  const name = new RegExp(`${user.firstName} ${user.lastName}|${user.lastName} ${user.firstName}`);
  const named = page
    .locator('main, dialog')
    .locator('li, tr')
    .filter({ hasText: name })
    .filter({ has: page.locator('img[src^="blob:"]') });
  const found = `q=${encodeURIComponent(task.title)}`;
  try {
    for (const path of [
      `/adm/rightto?group=${group.id}`,
      '/adm/rightto?right=User:Read',
      `/adm/rightto?right=User:Read&person=${user.id}`,
      `/adm/task?${found}`,
      `/adm/task?${found}&edit=${task.id}&show=history`,
      `/adm/audit-log?user=${user.id}`,
      `/adm/useringroupright?group=${group.id}`,
      `/adm/userlastlogin?userLastName=${user.id}`,
    ]) {
      await page.goto(path);
      await expect(named.first(), path).toBeVisible();
      await expectAccessible(page);
    }
  } finally {
    await club.table('task').remove(task.id);
    await club.table('useringroupright').remove(membership.id);
    await club.table('groupright').remove(group.id);
    await users.removePicture(user.id);
  }
});

test('an administrator takes the papers of an exam along', async ({ page }) => {
  await openAs(page, 'admin', '/dojo/exam?state=completed');
  await expect(page.getByRole('heading', { level: 1, name: 'Egzaminy' })).toBeVisible();
  const whenSaved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Protokół PDF' }).first().click();
  const saved = await whenSaved;
  expect(saved.suggestedFilename()).toMatch(/^protokol-\d{4}-\d\d-\d\d\.pdf$/);
  expect(
    readFileSync(await saved.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
