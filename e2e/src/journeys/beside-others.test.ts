import type { Page } from '@playwright/test';
import { tableRules } from '@tatami/sdk/rules';
import { expectAccessible } from '../support/accessible.ts';
import { addDays, clubToday } from '../support/days.ts';
import { fillForm } from '../support/fill-form.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName, type Office } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

/** The one whose page it is written on is settled before. */
function rulesBeside(table: 'guardian' | 'student-grade') {
  const { student: _settled, ...rules } = tableRules(table).fields;
  return rules;
}

const newStudent = ({ club }: Office) =>
  club.table('student').save({
    firstName: 'Iga',
    lastName: newName('Walczak'),
    joinedOn: addDays(clubToday(), -400),
    birthDate: '1990-05-01',
    section: 'adult',
  });

async function expectAccessibleAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

test('a guardian is added with all that is asked, changed beside somebody else, and removed', async ({
  page,
  office,
}) => {
  const student = await newStudent(office);
  const guardians = office.club.table('guardian');
  await openAs(page, 'admin', `/dojo/student/${student.id}?edit=guardian`);
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: 'Zapisz', exact: true });
  await expect(save).toBeVisible();
  await expectAccessibleAt(page, [1440, 390]);
  const given = await fillForm(form, 'guardian', rulesBeside('guardian'), office);
  await save.click();
  await expect(form).toHaveCount(0);
  const [made] = (await guardians.list({ student: student.id })).results;
  if (!made) throw new Error('No guardian was stored.');
  for (const [name, { value }] of Object.entries(given))
    if (value !== undefined) expect(made, name).toMatchObject({ [name]: value });

  const edit = page.getByRole('button', { name: `Edytuj: ${made.name}` });
  await edit.click();
  const relation = form.getByRole('textbox', { name: 'Kim jest dla ucznia' });
  await relation.fill('ciocia');
  await guardians.save({ ...made, relation: 'wujek' });
  await save.click();
  const conflict = form.getByRole('group', { name: 'Ktoś zmienił te dane w międzyczasie' });
  await expect(conflict).toContainText('wujek');
  await expectAccessibleAt(page, [390, 1440]);
  await conflict.getByRole('radio', { name: /ciocia/ }).check();
  await save.click();
  await expect.poll(async () => (await guardians.get(made.id)).relation).toBe('ciocia');
  await expect(form).toHaveCount(0);

  await edit.click();
  await form.getByRole('button', { name: /^Usuń/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(guardians.get(made.id)).rejects.toMatchObject({ status: 404 });
  await office.club.table('student').remove(student.id);
});

test('a grade is awarded with all that is asked, in a form that fits a phone and a desk', async ({
  page,
  office,
}) => {
  const student = await newStudent(office);
  await openAs(page, 'admin', `/dojo/student/${student.id}?edit=grade`);
  const form = page.getByRole('dialog');
  const award = form.getByRole('button', { name: 'Nadaj stopień' });
  await expect(award).toBeVisible();
  await expectAccessibleAt(page, [1440, 390]);
  const given = await fillForm(form, 'student-grade', rulesBeside('student-grade'), office);
  await award.click();
  await expect(form).toHaveCount(0);
  const [made] = (await office.club.table('student-grade').list({ student: student.id })).results;
  for (const [name, { value }] of Object.entries(given))
    if (value !== undefined) expect(made, name).toMatchObject({ [name]: value });
});

test('a series is planned with all that is asked, two people change it, and one of them chooses', async ({
  page,
  office,
}) => {
  const series = office.club.table('training-series');
  await openAs(page, 'admin', '/dojo/training?edit=series');
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: 'Zapisz', exact: true });
  await expect(save).toBeVisible();
  await expectAccessibleAt(page, [1440, 390]);
  const { weekdays: _all, ...given } = await fillForm(
    form,
    'training',
    tableRules('training-series').fields,
    office,
  );
  await expectAccessibleAt(page, [390, 1440]);
  await save.click();
  await expect(form).toHaveCount(0);
  const title = String(given.title?.value);
  const [made] = (await series.list({ title })).results;
  if (!made) throw new Error('No series was stored.');
  for (const [name, { value }] of Object.entries(given))
    if (value !== undefined) expect(made, name).toMatchObject({ [name]: value });
  expect(made).toMatchObject({ weekdays: [1, 2, 3, 4, 5, 6, 7], trainingCount: 1 });

  const { id } = made;
  const [training] = (await office.club.table('training').list({ series: id, size: 1 })).results;
  await page.goto(`/dojo/training/${training?.id}?edit=series`);
  await form.getByRole('textbox', { name: 'Tytuł' }).fill(`${title} nad morzem`);
  await series.save({ ...(await series.get(id)), title: `${title} w górach` });
  await save.click();
  const conflict = form.getByRole('group', { name: 'Ktoś zmienił te dane w międzyczasie' });
  await expect(conflict).toContainText('w górach');
  await expectAccessibleAt(page, [390, 1440]);
  await conflict.getByRole('radio', { name: /nad morzem/ }).check();
  await save.click();
  await expect.poll(async () => (await series.get(id)).title).toBe(`${title} nad morzem`);
  await expect(form).toHaveCount(0);
});
