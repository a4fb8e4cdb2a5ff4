import { createClub } from '@tatami/sdk';
import { expectAccessible } from '../support/accessible.ts';
import { clubToday } from '../support/days.ts';
import { addMember, password, plan, signInLive, test } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

test('who leaves returns the bokken, is let in no more, and finds all of it again when they come back', async ({
  page,
  club,
  admin,
}) => {
  await addMember(admin, 'ola.leaving');
  const [student] = (await admin.table('student').list({ sort: 'id,desc', size: 1 })).results;
  const id = student?.id ?? '';
  const training = await plan(admin, 'Aikido');
  await admin.table('presence').save({ student: id, training: training.id, status: 'declared' });
  const item = await admin.table('item').save({ name: 'Bokken dębowy', category: 'weapon' });
  await admin
    .table('item-loan')
    .save({ item: item.id, student: id, from: '2026-09-01', dueOn: '2026-10-01' });
  const ola = createClub({ baseUrl: `${club.url}/api` });
  await ola.signIn({ username: 'ola.leaving', password });

  await signInLive(page, 'admin');
  await page.goto(`/dojo/student/${id}`);
  await page.getByRole('button', { name: 'Działania' }).click();
  await page.getByRole('menuitem', { name: 'Odejście z klubu…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Odejście z klubu' });
  await test.step('a list says what is open, what ends, and what the club keeps', async () => {
    await expect(drawer.getByText('Zapis na 1 trening po tym dniu')).toBeVisible();
    await expect(drawer.getByText('Obecności, stopnie i wypożyczenia')).toBeVisible();
    await expect(drawer.getByRole('checkbox', { name: 'Ola Żuk (własne konto)' })).toBeChecked();
    await expectAccessible(page);
  });
  await test.step('the bokken comes back', async () => {
    await expect(drawer.getByText('po terminie')).toBeVisible();
    await drawer.getByRole('button', { name: 'Oddane: Bokken dębowy' }).click();
    await expect(drawer.getByText('Nie ma niczego z klubu.')).toBeVisible();
    expect((await admin.table('item').get(item.id)).status).toBe('available');
  });
  await test.step('it is done with one press', async () => {
    await drawer.getByRole('button', { name: 'Zapisz odejście' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText(/^Poza klubem od /)).toBeVisible();
    expect((await admin.table('training').get(training.id)).declaredCount).toBe(0);
    await expect(ola.whoami()).rejects.toMatchObject({ status: 401 });
    await expectAccessible(page);
  });

  await page.getByRole('button', { name: 'Wraca do klubu' }).click();
  await expect(page.getByText(/^Poza klubem od /)).toHaveCount(0);
  expect((await admin.table('training').get(training.id)).declaredCount).toBe(1);
  await ola.signIn({ username: 'ola.leaving', password });
  expect((await ola.whoami()).username).toBe('ola.leaving');
});

test('on a phone the leaving is undone where it was said @phone', async ({ page, admin }) => {
  await addMember(admin, 'zofia.leaving');
  const [student] = (await admin.table('student').list({ sort: 'id,desc', size: 1 })).results;
  await page.setViewportSize({ width: 390, height: 844 });
  await signInLive(page, 'admin');
  await page.goto(`/dojo/student/${student?.id}?edit=leaving`);
  const drawer = page.getByRole('dialog', { name: 'Odejście z klubu' });
  await expect(drawer.getByRole('textbox', { name: 'Ostatni dzień w klubie' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Zapisz odejście' }).click();
  await expect(page.getByText(/^Poza klubem od /)).toBeVisible();
  expect((await admin.table('student').get(student?.id ?? '')).leftOn).toBe(clubToday());
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText(/^Poza klubem od /)).toHaveCount(0);
  expect((await admin.table('student').get(student?.id ?? '')).status).toBe('active');
});
