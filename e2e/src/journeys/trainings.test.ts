import { writeFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { addDays, clubToday } from '../support/days.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const clubTime = new Intl.DateTimeFormat('pl-PL', { timeStyle: 'short', timeZone: 'Europe/Warsaw' });

test('the administrator plans a series, which leaves days off out', async ({ page, office }) => {
  const [first, second, third] = (await office.quietDays(3)) as [string, string, string];
  const dayOff = newName('Mycie mat');
  await office.club
    .table('day-off')
    .save({ name: dayOff, kind: 'closure', dateFrom: second, dateTo: second });
  const title = newName('Obóz');

  await openHome(page, 'admin');
  await page.getByRole('link', { name: 'Treningi' }).click();
  await page.getByRole('button', { name: 'Nowa seria' }).click();
  const form = page.getByRole('dialog', { name: 'Nowa seria' });
  const weekdays = form.getByRole('group', { name: 'Dni tygodnia' }).last().getByRole('button');
  for (let day = 0; day < 7; day += 1) await weekdays.nth(day).click();
  await form.getByLabel('Godzina').fill('12:15');
  await form.getByLabel('Od dnia').fill(first);
  const end = form.getByRole('textbox', { name: 'Do dnia' });
  await expect(end).toHaveAccessibleDescription(/Najwyżej 3 lata/);
  await form.getByRole('button', { name: /: do dnia 30\.06\./ }).click();
  await expect(end).toHaveValue(/^30\.06\.20\d\d$/);
  await end.fill(third);
  await form.getByRole('textbox', { name: 'Tytuł' }).fill(title);
  await form.getByLabel('Miejsce').selectOption('Hala Przymorze');
  const preview = form.getByRole('status');
  await expect(preview).toContainText('2 treningi');
  await expect(preview.getByRole('link', { name: dayOff })).toHaveAttribute('href', /\/dojo\/day-off\?/);
  // It stays in sight, however long the form is.
  await form.getByRole('group', { name: 'Dni tygodnia' }).last().scrollIntoViewIfNeeded();
  await expect(preview).toBeInViewport({ ratio: 1 });

  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zaplanowano 2 treningi.')).toBeVisible();
  // The week in which it begins is shown.
  await expect(page).toHaveURL(new RegExp(`week=${first}`));
  const day = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('time').and(page.locator(`[datetime="${first}"]`)) });
  await expect(day.getByRole('link', { name: title })).toBeVisible();
  const planned = await office.club.table('training').list({ q: title });
  expect(planned.results.map(({ seriesDay }) => seriesDay)).toEqual([first, third]);
});

test('one training is changed, called off with a reason, and called again', async ({ page, office }) => {
  const { id, title } = await office.planTraining({ title: newName('Trening wieczorny') });
  await openAs(page, 'admin', `/dojo/training/${id}`);
  const choose = async (deed: string) => {
    // As long as a finger: the menu's code comes while it is down.
    await page.getByRole('button', { name: 'Działania' }).click({ delay: 80 });
    await page.getByRole('menuitem', { name: deed, exact: true }).click();
  };

  await choose('Edytuj trening');
  const form = page.getByRole('dialog', { name: 'Edytuj trening' });
  await form.getByRole('textbox', { name: 'Tytuł' }).fill(`${title} (nowa sala)`);
  await form.getByLabel('Miejsce').selectOption('Szkoła w Oliwie');
  await form.getByLabel('Limit osób').fill('501');
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form.getByLabel('Limit osób')).toHaveAccessibleDescription(/nie może być większa niż 500/);
  await form.getByLabel('Limit osób').fill('24');
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} (nowa sala)`);
  await expect(page.getByRole('region', { name: 'Szczegóły' })).toContainText('Szkoła w Oliwie');

  await choose('Odwołaj trening');
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'Powód' }).fill('Choroba prowadzącego');
  await question.getByRole('button', { name: 'Odwołaj trening' }).click();
  await expect(page.getByText('Odwołany', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Trening odwołany' })).toContainText(
    'Choroba prowadzącego',
  );

  await choose('Przywróć trening');
  await question.getByRole('button', { name: 'Przywróć trening' }).click();
  await expect(page.getByText('Zaplanowany', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Znów zaplanowany:' })).toContainText(title);
});

test('a training that somebody has spoken of meanwhile stays, and says by what it is kept', async ({
  page,
  office,
}) => {
  const training = await office.planTraining({ title: newName('Trening na próbę') });
  await openAs(page, 'admin', `/dojo/training/${training.id}`);
  await page.getByRole('button', { name: 'Działania' }).click({ delay: 80 });
  await page.getByRole('menuitem', { name: 'Usuń trening' }).click();
  const question = page.getByRole('alertdialog', { name: `Usunąć „${training.title}”?` });
  const remove = question.getByRole('button', { name: 'Usuń', exact: true });
  await expect(remove).toBeVisible();
  const [student] = (await office.club.table('student').list({ section: 'youth', size: 1 })).results;
  const presences = office.club.table('presence');
  const mark = { student: student?.id ?? '', training: training.id, status: 'declared' as const };
  const { id } = await presences.save(mark);

  await remove.click();
  await expect(question.getByText('Korzystają z tego:')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('link', { name: 'Obecności (1)' }).click();
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(1);
  await presences.remove(id);

  await page.goto(`/dojo/training/${training.id}`);
  await page.getByRole('button', { name: 'Działania' }).click({ delay: 80 });
  await page.getByRole('menuitem', { name: 'Usuń trening' }).click();
  await remove.click();
  await expect(page).toHaveURL('/dojo/training');
  await expect(page.getByRole('status').filter({ hasText: 'Usunięto:' })).toContainText(training.title);
});

test('by keys: a series is changed from its first training on, then from its last, and the focus stays', async ({
  page,
  office,
}) => {
  const [first, , last] = (await office.quietDays(3)) as [string, string, string];
  const title = newName('Obóz letni');
  const series = await office.planSeries({ title, dateFrom: first, dateTo: last, localTime: '10:00' });
  const timesOf = async () => {
    const { results } = await office.club.table('training').list({ q: title, sort: 'startsAt,asc' });
    return results.map(({ id, startsAt }) => ({ id, time: clubTime.format(new Date(startsAt)) }));
  };
  const planned = await timesOf();
  const deeds = page.getByRole('button', { name: 'Działania' });

  async function changeFrom(at: number, time: string): Promise<void> {
    await page.goto(`/dojo/training/${planned.at(at)?.id}`);
    await deeds.focus();
    await page.keyboard.press('Enter');
    const deed = page.getByRole('menuitem', { name: 'Edytuj ten i następne' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('Edytuj ten');
    await expect(deed).toBeFocused();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Edytuj serię' });
    const hour = form.getByLabel('Godzina');
    await expect(hour).toBeVisible();
    await hour.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(time);
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    await expect(deeds).toBeFocused();
  }

  await openHome(page, 'admin');
  await changeFrom(0, '11:30');
  expect((await timesOf()).map(({ time }) => time)).toEqual(['11:30', '11:30', '11:30']);
  await changeFrom(-1, '12:00');
  expect((await timesOf()).map(({ time }) => time)).toEqual(['11:30', '11:30', '12:00']);
  expect((await office.club.table('training-series').get(series.id)).dateTo).toBe(addDays(last, -1));
});

test('whoever plans a second training in a room is told of the first, by its name, and may go on', async ({
  page,
  office,
}) => {
  const [day] = (await office.quietDays(1)) as [string];
  const taken = await office.planTraining({
    title: newName('Sparing'),
    startsAt: new Date(`${day}T17:00:00Z`).toISOString(),
  });
  await openAs(page, 'instruktor', `/dojo/training?week=${day}&edit=new`);
  const form = page.getByRole('dialog', { name: 'Nowy trening' });
  const title = newName('Sala zajęta');
  await form.getByRole('textbox', { name: 'Tytuł' }).fill(title);
  const begins = new Date(Date.parse(taken.startsAt) + 30 * 60_000);
  const local = begins.toLocaleTimeString('pl-PL', { timeZone: 'Europe/Warsaw', timeStyle: 'short' });
  await form.getByLabel('Data').fill(day);
  await form.getByRole('textbox', { name: 'Od' }).fill(local);
  await form.getByRole('textbox', { name: 'Do' }).fill('23:00');
  await form.getByLabel('Miejsce').selectOption({ label: taken.workplaceName });
  const warning = form.getByRole('status').filter({ hasText: 'ktoś już jest w tej sali' });
  await expect(warning).toBeInViewport({ ratio: 1 });
  await expect(warning.getByRole('link', { name: taken.title })).toHaveAttribute(
    'href',
    `/dojo/training/${taken.id}`,
  );
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  // Both stand in the week, beside each other.
  await page.goto(`/dojo/training?week=${day}`);
  const boxOf = (name: string) => page.getByRole('link', { name: new RegExp(name) }).boundingBox();
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  const [one, other] = [await boxOf(taken.title), await boxOf(title)];
  expect(one?.y).toBeLessThan(other?.y ?? 0);
  expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThanOrEqual(other?.x ?? 0);
});

test('whoever calls a training again is told who is in its room by now, before and after', async ({
  page,
  office,
}) => {
  const [day] = (await office.quietDays(1)) as [string];
  const startsAt = new Date(`${day}T17:00:00Z`).toISOString();
  const off = await office.planTraining({ title: newName('Odwołany sparing'), startsAt });
  await office.club.api.POST('/training/{id}/cancel', {
    params: { path: { id: off.id } },
    body: { reason: 'Choroba' },
  });
  const inPlace = await office.planTraining({ title: newName('Zastępczy'), startsAt });
  await openAs(page, 'instruktor', `/dojo/training/${off.id}`);
  const warning = page.getByRole('status').filter({ hasText: 'ktoś już jest w tej sali' });
  await expect(page.getByRole('status').filter({ hasText: 'Trening odwołany' })).toBeVisible();
  await expect(warning).toBeHidden();

  await page.getByRole('button', { name: 'Działania' }).click({ delay: 80 });
  await page.getByRole('menuitem', { name: 'Przywróć trening' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('link', { name: inPlace.title })).toBeVisible();
  await question.getByRole('button', { name: 'Przywróć trening' }).click();
  await expect(page.getByText('Zaplanowany', { exact: true })).toBeVisible();
  // Whatever door it came through, its own page goes on saying so.
  await expect(warning.getByRole('link', { name: inPlace.title })).toBeVisible();
  // On the sheet that goes to the mat there is no place for it.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Lista obecności' })).toBeVisible();
  await expect(warning).toBeHidden();
});

test('a file of trainings says which rooms are taken, by others and by its own rows, and is saved all the same', async ({
  page,
  office,
}, info) => {
  const [day] = (await office.quietDays(1)) as [string];
  const taken = await office.planTraining({
    title: newName('Stały'),
    startsAt: new Date(`${day}T17:00:00Z`).toISOString(),
  });
  const at = (time: string) => `${day} ${time}`;
  const file = info.outputPath('treningi.csv');
  const [one, other] = [newName('Rano'), newName('Też rano')];
  const rows = [
    'Tytuł;Początek;Koniec;Miejsce;Prowadzący;Rodzaj',
    ...[
      [newName('Wieczorem'), at('18:30'), at('21:00')],
      [one, at('07:00'), at('08:00')],
      [other, at('07:30'), at('08:30')],
      [newName('W południe'), at('12:00'), at('13:00')],
    ].map((cells) => [...cells, taken.workplaceName, taken.instructor, 'Staż'].join(';')),
  ];
  await writeFile(file, `${rows.join('\r\n')}\r\n`);
  await openAs(page, 'admin', '/dojo/training?import=csv');
  await page.getByLabel(/Plik CSV/).setInputFiles(file);
  await page.getByRole('button', { name: 'Dalej: podgląd' }).click();
  const warning = page.getByRole('status').filter({ hasText: 'Sale są o tej porze już zajęte' });
  await expect(warning.getByRole('link', { name: taken.title })).toBeVisible();
  await expect(warning).toContainText(one);
  await expect(warning).toContainText(other);
  await expect(warning).not.toContainText('W południe');
  await page.getByRole('button', { name: 'Zapisz 4 wiersze' }).click();
  await expect(page.getByText('Wczytano cały plik')).toBeVisible();
});

test('an instructor is offered with an old training only what they may still do', async ({
  page,
  office,
}) => {
  const startsAt = new Date(Date.now() - 9 * 86_400_000).toISOString();
  const { id } = await office.planTraining({ title: newName('Dawny'), startsAt });
  const offered = async (user: 'instruktor' | 'admin') => {
    await openAs(page, user, `/dojo/training/${id}`);
    await page.getByRole('button', { name: 'Działania' }).click({ delay: 80 });
    await expect(page.getByRole('menu')).toBeVisible();
    return page.getByRole('menuitem').allTextContents();
  };
  const forInstructor = await offered('instruktor');
  expect(forInstructor).toContain('Edytuj trening');
  expect(forInstructor).not.toContain('Odwołaj trening');
  expect(forInstructor).not.toContain('Nie odbył się');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Obecność można uzupełniać do 7 dni po treningu.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dopisz osobę' })).toBeHidden();

  expect(await offered('admin')).toEqual(expect.arrayContaining(['Odwołaj trening', 'Nie odbył się']));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Dopisz osobę' })).toBeVisible();
});

test('a training leads to its place, its instructor and the day off it fell on, for who may open them', async ({
  page,
  office,
}) => {
  const [day] = (await office.quietDays(1)) as [string];
  const title = newName('Trening z odnośnikami');
  const { id, ...training } = await office.planTraining({ title, startsAt: `${day}T16:00:00Z` });
  const name = newName('Remont sali');
  await office.club
    .table('day-off')
    .save({ name, kind: 'closure', dateFrom: day, dateTo: day, section: 'youth' });
  const link = (to: string) => page.getByRole('main').getByRole('link', { name: to });

  await openAs(page, 'admin', `/dojo/training/${id}`);
  await expect(link(training.workplaceName)).toHaveAttribute(
    'href',
    `/adm/workplace?edit=${training.workplace}`,
  );
  await expect(link(training.instructorName)).toHaveAttribute(
    'href',
    `/adm/user?edit=${training.instructor}`,
  );
  await link(name).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();

  await test.step('an instructor is led to nothing that is closed to them', async () => {
    await openAs(page, 'instruktor', `/dojo/training/${id}`);
    await expect(page.getByRole('main')).toContainText(training.workplaceName);
    await expect(link(training.workplaceName)).toHaveCount(0);
    await link(name).click();
    await expect(page.getByRole('table').getByText(name)).toBeVisible();
    await page.goto(`/dojo/training?view=list&q=${encodeURIComponent(title)}`);
    await expect(link(title)).toBeVisible();
    await expect(page.getByRole('cell', { name: training.workplaceName })).toBeVisible();
    await expect(link(training.workplaceName)).toHaveCount(0);
  });
});

test('the hours of a training stand in one line on every phone', async ({ page, office }) => {
  const { id } = await office.planTraining({ title: newName('W jednym wierszu') });
  await openAs(page, 'admin', `/dojo/training/${id}`);
  const when = page.getByText(/\d\d:\d\d–\d\d:\d\d$/).first();
  await expect(when).toBeVisible();
  for (let width = 320; width <= 430; width += 5) {
    await page.setViewportSize({ width, height: 844 });
    expect(await when.evaluate(linesOfHours), `${width} px`).toBe(1);
  }
});

test('weeks are leafed through by keyboard, and the way back leafs back', async ({ page }) => {
  await openAs(page, 'czlonek', '/dojo/training');
  const week = page.getByRole('region', { name: /^Tydzień od/ });
  const today = week.locator(`time[datetime="${clubToday()}"]`);
  await expect(today).toBeVisible();

  await page.getByRole('button', { name: 'Następny tydzień' }).focus();
  await page.keyboard.press('Enter');
  await expect(today).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Następny tydzień' })).toBeFocused();
  await expect(page).toHaveURL(/week=/);
  const first = page.url();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Poprzedni tydzień' })).toBeFocused();
  // Faster than a slow machine draws: each press counts on from the week before it.
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(today).toBeVisible();
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(today).toHaveCount(0);
  await page.getByRole('button', { name: 'Dziś' }).click();
  await expect(today).toBeVisible();
});

test('filters are kept by a reload and by the way back', async ({ page }) => {
  await openAs(page, 'instruktor', '/dojo/training');
  await page.getByLabel('Grupa', { exact: true }).selectOption('Dzieci');
  await page.getByText('Lista', { exact: true }).click();
  await page.getByRole('button', { name: 'Filtruj: Miejsce' }).click();
  await page.getByRole('checkbox', { name: 'Szkoła w Oliwie' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Szukaj' }).fill('starsza');
  const table = page.getByRole('table', { name: 'Treningi' });
  const narrowed = page.getByRole('group', { name: 'Filtry' }).locator('button[data-set]');
  const expectFiltered = async () => {
    await expect(narrowed).toHaveText(['Miejsce Szkoła w Oliwie', 'Grupa Dzieci']);
    await expect(page.getByRole('searchbox', { name: 'Szukaj' })).toHaveValue('starsza');
    await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked();
    await expect(table.getByRole('link').first()).toHaveText('Dzieci – grupa starsza');
    await expect(table.getByRole('link', { name: 'Dzieci – pierwsze kroki' })).toHaveCount(0);
  };
  await expectFiltered();
  await expect(page).toHaveURL(/q=starsza/);
  await page.reload();
  await expectFiltered();

  await table.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzieci – grupa starsza');
  await page.goBack();
  await expectFiltered();
});

/** How many lines the hours at the end of a text take, as “18:00–19:30”; it runs in the page. */
function linesOfHours({ lastChild }: Element): number {
  const text = lastChild as Text;
  const hours = document.createRange();
  hours.setStart(text, text.length - '18:00–19:30'.length);
  hours.setEnd(text, text.length);
  return new Set([...hours.getClientRects()].map(({ top }) => top)).size;
}
