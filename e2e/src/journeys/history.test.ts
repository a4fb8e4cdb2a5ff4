import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addDays, clubToday } from '../support/days.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName, type Office } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test('a change of a place is found in its history and taken back, by keyboard alone', async ({
  page,
  office,
}) => {
  const { place, drawer } = await openPlace(page, office);
  await drawer.getByRole('tab', { name: 'Dane' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/show=history/);
  await expect(drawer.getByRole('tab', { name: 'Historia zmian' })).toBeFocused();
  await expect(drawer.getByText('Joanna Rekowska – zmieniono')).toBeVisible();
  await expect(drawer.getByText('Sala 2', { exact: true }).first()).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }

  const takeBack = drawer.getByRole('button', { name: 'Cofnij tę zmianę' });
  await takeBack.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Cofnąć tę zmianę?' });
  await expect(question).toContainText('jest: Sala 1');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cofnij zmianę' }).press('Enter');
  await expect(drawer.getByText('cofnięta')).toBeVisible();
  expect(await office.club.table('workplace').get(place.id)).toMatchObject({ room: 'Sala 1', capacity: 20 });

  await test.step('the form has it too, and the way back leads through what was seen', async () => {
    await drawer.getByRole('tab', { name: 'Historia zmian' }).press('ArrowLeft');
    await expect(drawer.getByLabel('Sala')).toHaveValue('Sala 1');
    await page.goBack();
    await expect(drawer.getByText('cofnięta')).toBeVisible();
  });
});

test('a long history shows older changes when asked for, and says where they can’t be had', async ({
  page,
  office,
  faults,
}) => {
  const places = office.club.table('workplace');
  let place = await places.save({ name: newName('Sala'), city: 'Sopot', capacity: 1 });
  for (let capacity = 2; capacity <= 22; capacity++) place = await places.save({ ...place, capacity });
  await openAs(page, 'admin', `/adm/workplace?edit=${place.id}&show=history`);
  const drawer = page.getByRole('dialog');
  const changed = drawer.getByText('Joanna Rekowska – zmieniono');
  await expect(changed).toHaveCount(20);

  await page.route(/audit-log.*page=1/, (route) => route.fulfill({ status: 500 }));
  await drawer.getByRole('button', { name: 'Pokaż starsze zmiany' }).click();
  const failure = drawer.getByRole('alert');
  await expect(failure).toBeInViewport();
  await expect(changed).toHaveCount(20);
  await expect(drawer.getByRole('heading', { name: place.name })).toBeInViewport();
  await page.unroute(/audit-log.*page=1/);
  await failure.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(changed).toHaveCount(21);
  await expect(drawer.getByText('Joanna Rekowska – dodano')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Pokaż starsze zmiany' })).toHaveCount(0);
  expect(faults.splice(0).join()).toMatch(/GET \/audit-log 500 \d+ ms/);
});

test('the log is narrowed to one row, also to one that is gone', async ({ page, office }) => {
  const places = office.club.table('workplace');
  const { id, ...place } = await places.save({ name: newName('Sala'), city: 'Sopot' });
  await places.save({ ...place, id, city: 'Gdynia' });
  await places.remove(id);
  await openAs(page, 'admin', '/adm/audit-log');
  // Nobody looks for words in it: the server knows none of them.
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page
    .getByRole('link', { name: `Tylko ten wpis: ${place.name}` })
    .first()
    .click();
  await expect(page.getByText(`Zmiany jednego wpisu: ${place.name}`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: place.name })).toHaveCount(3);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pokaż cały dziennik' }).click();
  await expect(page).toHaveURL(/audit-log$/);
});

test('where the server looks for no words, an address that has some is a list as well', async ({ page }) => {
  for (const path of ['/dojo/presence', '/dojo/technik-progress', '/adm/audit-log']) {
    await openAs(page, 'admin', `${path}?q=osoba`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  }
});

test('a change whose field somebody has changed since is not taken back', async ({ page, office }) => {
  const { place, drawer } = await openPlace(page, office, '&show=history');
  await expect(drawer.getByText('Joanna Rekowska – zmieniono')).toBeVisible();
  await expect(drawer.getByRole('tab', { name: 'Historia zmian' })).toBeFocused();
  await office.club.table('workplace').save({ ...place, room: 'Sala 3' });
  await takeBackFirst(page);
  await expect(page.getByRole('alertdialog')).toContainText('Później ktoś zmienił to jeszcze raz: Sala.');
  expect(await office.club.table('workplace').get(place.id)).toMatchObject({ room: 'Sala 3', capacity: 25 });
});

test('what is typed stays in the form while the history is looked at, and on top of what is taken back', async ({
  page,
  office,
}) => {
  const { place, drawer } = await openPlace(page, office);
  await drawer.getByLabel('Miejscowość').fill('Sopot');
  await drawer.getByRole('tab', { name: 'Historia zmian' }).click();
  await takeBackFirst(page);
  await expect(drawer.getByText('cofnięta')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Dane' }).click();
  await expect(drawer.getByLabel('Miejscowość')).toHaveValue('Sopot');
  await expect(drawer.getByLabel('Sala')).toHaveValue('Sala 1');
  await drawer.getByRole('button', { name: 'Zapisz' }).click();
  await expect(drawer).toBeHidden();
  await expect
    .poll(() => office.club.table('workplace').get(place.id))
    .toMatchObject({ room: 'Sala 1', city: 'Sopot' });
});

test('a student and a training have their history beside their pages', async ({ page, office }) => {
  const [student] = (await office.club.table('student').list({ size: 1 })).results;
  const training = await office.planTraining({ title: newName('Trening z historią') });
  const [workplace] = (await office.club.table('workplace').list({ sort: 'name,asc' })).results;
  for (const [path, text] of [
    [`/dojo/student/${student?.id}`, student?.lastName],
    [`/dojo/training/${training.id}`, workplace?.name],
  ] as const) {
    await openAs(page, 'admin', path);
    await page.getByRole('button', { name: 'Działania' }).click();
    await page.getByRole('menuitem', { name: 'Historia zmian' }).click();
    const drawer = page.getByRole('dialog', { name: 'Historia zmian' });
    // The first line of all is its own.
    await expect(drawer.getByText('– dodano').last()).toBeVisible();
    await drawer
      .getByRole('button', { name: /^Jeszcze/ })
      .last()
      .click();
    await expect(drawer.getByText(text ?? '', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goBack();
    await expect(drawer).toBeHidden();
  }
});

test('a student’s history tells of guardians, a training’s of its series, each by what it is', async ({
  page,
  office: { club, planSeries, quietDays },
  faults,
}) => {
  const student = await club.table('student').save({
    firstName: 'Staś',
    lastName: newName('Historyczny'),
    joinedOn: '2024-09-01',
    birthDate: '2016-04-12',
    section: 'kids',
    guardians: [{ name: 'Anna Historyczna' }],
  });
  const [guardian] = (await club.table('guardian').list({ student: student.id })).results;
  if (!guardian) throw new Error('A minor came without a guardian.');
  await club.table('guardian').save({ ...guardian, phone: '+48601234567' });
  await openAs(page, 'admin', `/dojo/student/${student.id}?show=history`);
  const drawer = page.getByRole('dialog', { name: 'Historia zmian' });
  await expect(drawer.getByText('zmieniono: opiekun (Anna Historyczna)')).toBeVisible();
  await drawer.getByRole('button', { name: 'Cofnij tę zmianę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij zmianę' }).click();
  await expect(drawer.getByText('cofnięta')).toBeVisible();
  expect(await club.table('guardian').get(guardian.id)).toMatchObject({ phone: null });

  // A minor has one at least.
  await club.table('guardian').save({ student: student.id, name: 'Jan Historyczny' });
  await club.table('guardian').remove(guardian.id);
  await page.reload();
  for (const deed of ['dodano', 'usunięto'])
    await expect(drawer.getByText(`${deed}: opiekun (Anna Historyczna)`)).toBeVisible();

  await test.step('where it is not known who they were, that is said, and no shorter history is shown', async () => {
    const ofGuardians = /\/audit-log\?.*belongsTo=/;
    await page.route(ofGuardians, (route) => route.fulfill({ status: 500 }));
    await page.reload();
    const retry = drawer.getByRole('button', { name: 'Spróbuj ponownie' });
    await expect(retry).toBeVisible();
    await expect(drawer.getByText('– dodano')).toHaveCount(0);
    await page.unroute(ofGuardians);
    await retry.click();
    await expect(drawer.getByText('usunięto: opiekun (Anna Historyczna)')).toBeVisible();
    expect(faults.splice(0).join()).toMatch(/GET \/audit-log 500 \d+ ms/);
  });

  const [day] = (await quietDays(1)) as [string];
  const title = newName('Seria');
  const series = await planSeries({ title, dateFrom: day, dateTo: day, localTime: '18:00' });
  const [training] = (await club.table('training').list({ size: 1, series: series.id })).results;
  await page.goto(`/dojo/training/${training?.id}?show=history`);
  await expect(drawer.getByText(`dodano: seria treningów (${title})`)).toBeVisible();
  const more = drawer.getByRole('button', { name: /^Jeszcze/ });
  const days = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'];
  const inWords = series.weekdays.map((day) => days[day - 1]).join(', ');
  await expect(async () => {
    if ((await more.count()) > 0) await more.first().click({ timeout: 1_000 });
    await expect(drawer.getByText(inWords, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
});

test('what is edited on the page of another has its history there: a guardian, and a training series', async ({
  page,
  office: { club, planSeries },
}) => {
  const student = await club.table('student').save({
    firstName: 'Zosia',
    lastName: newName('Historyczna'),
    joinedOn: '2024-09-01',
    birthDate: '2016-04-12',
    section: 'kids',
    guardians: [{ name: 'Anna Historyczna' }],
  });
  const [guardian] = (await club.table('guardian').list({ student: student.id })).results;
  if (!guardian) throw new Error('A minor came without a guardian.');
  await club.table('guardian').save({ ...guardian, phone: '+48601234567' });
  await openAs(page, 'admin', `/dojo/student/${student.id}`);
  await page.getByRole('button', { name: 'Edytuj: Anna Historyczna' }).click();
  const ofGuardian = page.getByRole('dialog', { name: 'Edytuj opiekuna' });
  await ofGuardian.getByRole('tab', { name: 'Historia zmian' }).click();
  await expect(ofGuardian.getByText('Joanna Rekowska – zmieniono')).toBeVisible();
  // The history of the student waits for its own turn.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await takeBackFirst(page);
  await expect(ofGuardian.getByText('cofnięta', { exact: true })).toBeVisible();
  expect(await club.table('guardian').get(guardian.id)).toMatchObject({ phone: null });
  await ofGuardian.getByRole('tab', { name: 'Dane' }).click();
  await expect(ofGuardian.getByLabel('Telefon')).toHaveValue('');
  await ofGuardian.getByRole('tab', { name: 'Historia zmian' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const [first = '', last = ''] = [addDays(clubToday(), 60), addDays(clubToday(), 61)];
  const begun = newName('Seria z historią');
  const series = await planSeries({ title: begun, dateFrom: first, dateTo: last, localTime: '06:00' });
  await club.table('training-series').save({ ...series, title: newName('Inaczej') });
  const [training] = (await club.table('training').list({ size: 1, series: series.id })).results;
  await page.goto(`/dojo/training/${training?.id}?edit=series`);
  const ofSeries = page.getByRole('dialog', { name: 'Edytuj serię' });
  await ofSeries.getByRole('tab', { name: 'Historia zmian' }).click();
  await expect(ofSeries.getByText('Joanna Rekowska – zmieniono')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await takeBackFirst(page);
  await expect(ofSeries.getByText('cofnięta', { exact: true })).toBeVisible();
  expect(await club.table('training-series').get(series.id)).toMatchObject({ title: begun });
  await ofSeries.getByRole('tab', { name: 'Dane' }).click();
  await expect(ofSeries.getByLabel('Tytuł')).toHaveValue(begun);
});

test('the log says in words what changed in which table, and leads to the row', async ({ page, office }) => {
  const place = await changedPlace(office);
  await openAs(page, 'admin', '/adm/audit-log?table=workplace');
  await expect(page.getByRole('heading', { level: 1, name: 'Dziennik zmian' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Tabela/ }).first()).toContainText('Miejsce');
  const line = page.getByRole('row').filter({ hasText: place.name }).filter({ hasText: 'Zmieniono' });
  await expect(line).toContainText('było: Sala 1');
  await expect(line).toContainText('jest: Sala 2');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).click();
  const file = await readFile(await (await arrives).path(), 'utf8');
  const written = file.split('\r\n').find((text) => text.includes(place.name) && text.includes('Zmieniono'));
  expect(written).toContain('Sala: Sala 1 → Sala 2');
  await line.getByRole('link', { name: place.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: place.name })).toBeVisible();
});

test('who may not read the log is offered no history', async ({ page, office }) => {
  const training = await office.planTraining({ title: newName('Trening bez historii') });
  await openAs(page, 'instruktor', `/dojo/training/${training.id}?show=history`);
  await page.getByRole('button', { name: 'Działania' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edytuj trening' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Historia zmian' })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Historia zmian' })).toHaveCount(0);
});

/** Opens a place that was changed. */
async function openPlace(page: Page, office: Office, part = '') {
  const place = await changedPlace(office);
  await openAs(page, 'admin', `/adm/workplace?edit=${place.id}${part}`);
  return { place, drawer: page.getByRole('dialog', { name: place.name }) };
}

/** A place that was made and then changed. */
async function changedPlace({ club }: Office) {
  const places = club.table('workplace');
  const place = await places.save({ name: newName('Hala'), room: 'Sala 1', capacity: 20, city: 'Gdańsk' });
  return places.save({ ...place, room: 'Sala 2', capacity: 25 });
}

async function takeBackFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cofnij tę zmianę' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij zmianę' }).click();
}
