import { clubToday, written } from '../support/days.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test('a day off cancels what it covers; when it goes, exactly that is back', async ({ page, office }) => {
  const [before, day, dayAfter] = (await office.quietDays(3)) as [string, string, string];
  const plan = (name: string, on: string, time: string) =>
    office.planTraining({ title: newName(name), startsAt: `${on}T${time}:00Z` });
  const covered = [
    await plan('Trening poranny', day, '08:00'),
    await plan('Trening wieczorny', day, '16:00'),
  ];
  const nextDay = await plan('Trening następnego dnia', dayAfter, '16:00');
  const dayBefore = await plan('Trening dzień wcześniej', before, '16:00');
  const called = await plan('Trening odwołany wcześniej', day, '12:00');
  await office.club.api.POST('/training/{id}/cancel', {
    params: { path: { id: called.id } },
    body: { reason: 'Choroba instruktora' },
  });
  const states = async () => {
    const trainings = [...covered, nextDay, dayBefore, called];
    const stored = await Promise.all(trainings.map(({ id }) => office.club.table('training').get(id)));
    return stored.map(({ state }) => state);
  };
  const name = newName('Remont sali');

  await openHome(page, 'admin');
  await page.getByRole('link', { name: 'Dni wolne' }).click();
  await page.getByRole('button', { name: 'Dodaj dzień wolny' }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj dzień wolny' });
  await form.getByRole('textbox', { name: 'Nazwa' }).fill(name);
  await form.getByLabel('Od dnia').fill(day);
  await expect(form.getByLabel('Do dnia')).toHaveValue(written(day));

  const preview = form.getByRole('list', { name: 'Treningi' });
  await expect(form.getByRole('status')).toHaveText('Odwołane będą 2 treningi:');
  for (const { title } of covered) await expect(preview.getByText(title)).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveCount(covered.length);
  // So far it is a thought.
  expect(await states()).toEqual(['planned', 'planned', 'planned', 'planned', 'cancelled']);

  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toHaveCount(0);
  expect(await states()).toEqual(['cancelled', 'cancelled', 'planned', 'planned', 'cancelled']);
  await page.goto(`/dojo/training/${covered[0]?.id}`);
  await expect(page.getByText('Odwołany', { exact: true })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();

  await test.step('it is taken back', async () => {
    await page.goto('/dojo/day-off');
    await showYear(day.slice(0, 4));
    await page.getByRole('link', { name }).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Usuń dzień wolny' }).click();
    const question = page.getByRole('alertdialog', { name: `Usunąć „${name}”?` });
    await expect(question).toContainText('2 odwołane treningi będą znów zaplanowane.');
    await question.getByRole('button', { name: 'Usuń' }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    expect(await states()).toEqual(['planned', 'planned', 'planned', 'planned', 'cancelled']);
    await page.goto(`/dojo/training/${covered[0]?.id}`);
    await expect(page.getByText('Zaplanowany', { exact: true })).toBeVisible();
  });

  async function showYear(year: string) {
    const shown = page.getByRole('table', { name: `Dni wolne w roku ${year}` });
    if (year !== String(new Date().getFullYear()))
      await page.getByRole('button', { name: 'Następny rok' }).click();
    await expect(shown).toBeVisible();
  }
});

test('the list follows a day off to the year that it is put into', async ({ page }) => {
  const year = Number(clubToday().slice(0, 4)) + 6;
  const name = newName('Remont sali');
  const shown = (of: number) => page.getByRole('table', { name: `Dni wolne w roku ${of}` });
  const form = page.getByRole('dialog');

  await openAs(page, 'admin', '/dojo/day-off?edit=new');
  await form.getByLabel('Nazwa').fill(name);
  await form.getByLabel('Od dnia').fill(`${year}-02-03`);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(shown(year).getByRole('link', { name })).toBeVisible();

  await test.step('and to another, to which it is moved; not for an end beyond its year', async () => {
    for (const [from, to, of] of [
      [`${year + 1}-12-30`, `${year + 1}-12-31`, year + 1],
      [`${year + 1}-12-30`, `${year + 2}-01-02`, year + 1],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await form.getByLabel('Od dnia').fill(from);
      await form.getByLabel('Do dnia').fill(to);
      await form.getByRole('button', { name: 'Zapisz' }).click();
      await expect(form).toHaveCount(0);
      await expect(shown(of).getByRole('link', { name })).toBeVisible();
    }
  });
});

test('who comes from the week of a day off removes it', async ({ page, office }) => {
  const [day] = (await office.quietDays(1)) as [string];
  const name = newName('Remont szatni');
  await office.club.table('day-off').save({ name, kind: 'closure', dateFrom: day, dateTo: day });

  await openAs(page, 'admin', `/dojo/training?week=${day}`);
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('link', { name: 'Dni wolne' }).click();
  if (day.slice(0, 4) !== clubToday().slice(0, 4))
    await page.getByRole('button', { name: 'Następny rok' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Usuń dzień wolny' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dni wolne');
});

test('who removes a day off is told which rooms the trainings that come back would find taken', async ({
  page,
  office,
}) => {
  const [day] = (await office.quietDays(1)) as [string];
  const startsAt = `${day}T16:00:00Z`;
  await office.planTraining({ title: newName('Młodzież w swojej sali'), startsAt });
  const name = newName('Obóz młodzieży');
  const { id } = await office.club
    .table('day-off')
    .save({ name, kind: 'closure', dateFrom: day, dateTo: day, section: 'youth' });
  const instead = await office.planTraining({
    title: newName('Dorośli zamiast'),
    startsAt,
    section: 'adult',
  });

  await openAs(page, 'admin', `/dojo/day-off?year=${day.slice(0, 4)}&edit=${id}`);
  const form = page.getByRole('dialog', { name });
  await form.getByRole('button', { name: 'Usuń dzień wolny' }).click();
  const question = page.getByRole('alertdialog');
  const warning = question.getByRole('status').filter({ hasText: 'ktoś już jest w tej sali' });
  await expect(warning.getByRole('link', { name: instead.title })).toBeVisible();
  await question.getByRole('button', { name: 'Anuluj' }).click();

  // Moved away, it gives the training back as well.
  await form.getByLabel('Grupa').selectOption('Dzieci');
  await expect(form.getByRole('link', { name: instead.title })).toBeVisible();
});

test('public holidays have the names of the language that is spoken, whoever filled them in', async ({
  page,
  office,
}) => {
  const year = Number(clubToday().slice(0, 4)) + 4;
  await openAs(page, 'admin', `/dojo/day-off?year=${year}`);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('button', { name: `Add the holidays of ${year}` }).click();
  const offered = page.getByRole('dialog').getByRole('listitem');
  await expect(offered).toHaveCount(14);
  await expect(offered.first()).toContainText("New Year's Day");
  const days = await office.club.api.GET('/day-off/missing-public-holidays', {
    params: { query: { year } },
    headers: { 'accept-language': 'en' },
  });
  const names = days.data?.missing.map(({ name }) => name) ?? [];
  await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();

  // As the server names them; stored they are in Polish.
  const rows = page.getByRole('table').getByRole('row');
  for (const name of names) await expect(rows.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Epiphany' }).click();
  const form = page.getByRole('dialog', { name: 'Epiphany' });
  const name = form.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Święto Trzech Króli');
  await expect(name).toHaveAccessibleDescription('On the Polish pages. Here: “Epiphany”.');
  await form.getByRole('button', { name: 'Remove the day off' }).click();
  const question = page.getByRole('alertdialog', { name: 'Epiphany' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await expect(rows.getByText('Wigilia Bożego Narodzenia')).toBeVisible();
});

test('a member goes from a training that is off to the day off that says so', async ({ page, office }) => {
  const [day] = (await office.quietDays(1)) as [string];
  const { id } = await office.planTraining({ title: newName('Trening'), startsAt: `${day}T16:00:00Z` });
  const name = newName('Malowanie sali');
  await office.club
    .table('day-off')
    .save({ name, kind: 'closure', dateFrom: day, dateTo: day, note: 'Wejście od podwórza.' });

  await openAs(page, 'czlonek', `/dojo/training/${id}`);
  await page.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toContainText('Wejście od podwórza.');
  await expect(drawer.getByRole('textbox')).toHaveCount(0);
});
