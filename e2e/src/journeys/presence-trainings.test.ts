import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addDays, clubToday } from '../support/days.ts';
import { addMember, test as inNewClub, password, plan } from '../support/new-club-test.ts';
import { inMinutes, newName, type Office } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

const path = '/dojo/presence-trainings';

/** The row of a training among what is ahead. */
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const answer = (page: Page, title: string, word: string) =>
  rowOf(page, title).getByRole('button', { name: new RegExp(`^${word}: `) });

/** A training of an evening on which nothing else is. */
async function planQuietly(office: Office, name: string, more: object = {}) {
  const [day = ''] = await office.quietDays(1);
  const title = newName(name);
  const training = await office.planTraining({ title, startsAt: `${day}T17:00:00Z`, ...more });
  return { day, title, id: training.id };
}

async function studentNamed(office: Office, name: string): Promise<string> {
  const [student] = (await office.club.table('student').list({ q: name })).results;
  if (!student) throw new Error(`Nobody of the name ${name} trains in the example club.`);
  return student.id;
}

for (const tag of ['@desktop', '@phone']) {
  test(`a member says in one tap that they will come, takes it back, and excuses themselves in two ${tag}`, {
    tag,
  }, async ({ page, office }) => {
    const { day, title, id } = await planQuietly(office, 'Trening wspólny', { section: 'adult' });
    await openAs(page, 'czlonek', `${path}?week=${day}`);
    const coming = answer(page, title, 'Będę');
    await expect(coming).toHaveAttribute('aria-pressed', 'false');

    let taps = await countTaps(page);
    await coming.click();
    await expect(coming).toHaveAttribute('aria-pressed', 'true');
    await expect(coming).toBeFocused();
    expect(await taps()).toBe(1);
    await expect.poll(() => office.countMarks(id)).toBe(1);
    await coming.press('Enter');
    await expect(coming).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => office.countMarks(id)).toBe(0);

    taps = await countTaps(page);
    await answer(page, title, 'Nie będę').click();
    const sheet = page.getByRole('dialog', { name: 'Nie będziesz na treningu' });
    await expect(sheet.getByText(title)).toBeVisible();
    await sheet.getByRole('button', { name: 'Wyjazd' }).click();
    await expect(rowOf(page, title)).toContainText(/Nie będziesz\s*Wyjazd/);
    expect(await taps()).toBe(2);
    await expectAccessible(page);
    await expect.poll(() => office.countMarks(id)).toBe(1);
    await page.reload();
    await expect(rowOf(page, title)).toContainText(/Nie będziesz\s*Wyjazd/);
    await answer(page, title, 'Cofnij').click();
    await expect(rowOf(page, title)).not.toContainText('Nie będziesz');
    await expect.poll(() => office.countMarks(id)).toBe(0);
  });
}

test('on the day one says that one is there, from half an hour before', async ({ page, office }) => {
  await office.clearMarks('Katarzyna Lis');
  const title = newName('Trening zaraz');
  const { id } = await office.planTraining({ title, startsAt: inMinutes(20), section: 'adult' });
  await openAs(page, 'czlonek', path);
  const here = answer(page, title, 'Jestem');
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  // It is said before it is stored: whoever leaves in between is asked whether they mean to.
  await expect.poll(() => office.countMarks(id)).toBe(1);
  await page.reload();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => office.countMarks(id)).toBe(0);
});

test('what one says after a while without a network waits for it', async ({ page, office, context }) => {
  await office.clearMarks('Katarzyna Lis');
  const title = newName('Trening bez sieci');
  const { id } = await office.planTraining({ title, startsAt: inMinutes(20), section: 'adult' });
  await page.clock.install();
  await openAs(page, 'czlonek', path);
  await expect(answer(page, title, 'Jestem')).toBeVisible();
  // What keeps marks has come by then.
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText('Na żywo');
  await context.setOffline(true);
  await page.clock.fastForward('06:00');
  await answer(page, title, 'Jestem').click();
  await expect(rowOf(page, title)).toContainText('czeka na wysłanie');
  await context.setOffline(false);
  await expect.poll(() => office.countMarks(id)).toBe(1);
  await office.clearMarks('Katarzyna Lis');
});

test('what is meant for others is not there, and one that is cancelled says why', async ({
  page,
  office,
}) => {
  const { day, title } = await planQuietly(office, 'Trening młodzieży');
  const off = newName('Trening odwołany');
  const startsAt = `${day}T10:00:00Z`;
  const { id } = await office.planTraining({ title: off, startsAt, section: 'adult' });
  await openAs(page, 'czlonek', `${path}?week=${day}`);
  await expect(answer(page, off, 'Będę')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);

  // It is shown as the club has it, without a reload.
  await office.club.table('training').act(id, 'cancel', { reason: 'Zawody w hali' });
  await expect(rowOf(page, off)).toContainText(/Zawody w hali\s*Odwołany/);
  await expect(rowOf(page, off).getByRole('button')).toHaveCount(0);
});

test('one goes by weeks and months, by keys too, and back again', async ({ page, office }) => {
  const { day, title } = await planQuietly(office, 'Trening w miesiącu', { section: 'adult' });
  await openHome(page, 'czlonek');
  await page.getByRole('navigation').getByRole('link', { name: 'Obecność' }).first().click();
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: 'Następny tydzień' }).first().press('Enter');
  await expect(page).toHaveURL(/\?week=\d{4}-\d\d-\d\d$/);
  await page.goBack();
  await expect(page).toHaveURL(path);

  await page.goto(`${path}?day=${addDays(day, -1)}`);
  const chosen = page.getByRole('grid').getByRole('button', { pressed: true });
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${path}?day=${day}`);
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(new RegExp(`19:00 ${title}|18:00 ${title}`));
  await expectAccessible(page);
  await answer(page, title, 'Będę').click();
  await expect(chosen).toHaveAccessibleName(new RegExp(`${title}, będziesz`));
  await answer(page, title, 'Będę').click();
  await expect(chosen).not.toHaveAccessibleName(new RegExp(`${title}, będziesz`));

  await page.getByRole('button', { name: 'Następny miesiąc' }).click();
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-01$/);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?day=${day}`);
  await page.getByText('Tydzień', { exact: true }).click();
  await expect(page).toHaveURL(/\?week=/);
  await expect(answer(page, title, 'Będę')).toBeVisible();
});

test('the history says of each training what it counts, or why it does not', async ({ page, office }) => {
  const student = await studentNamed(office, 'Katarzyna Lis');
  const day = addDays(clubToday(), -5);
  const attend = async (title: string, time: string, more: object = {}) => {
    const named = newName(title);
    const startsAt = `${day}T${time}:00Z`;
    const { id } = await office.planTraining({ title: named, startsAt, section: 'adult', ...more });
    const presences = office.club.table('presence');
    const { id: presence } = await presences.save({ student, training: id, status: 'present' });
    return { title: named, presence };
  };
  const first = await attend('Rano', '02:00', { dayWeight: 3 });
  const second = await attend('Wieczorem', '04:00');
  const show = await attend('Pokaz', '06:00', { countsForGrade: false });
  const wrong = await attend('Pomyłka', '08:00');
  await office.club.table('presence').act(wrong.presence, 'invalidate', { reason: 'Nie ta osoba' });

  await openAs(page, 'czlonek', path);
  await page.getByRole('tab', { name: 'Historia' }).click();
  await expect(page).toHaveURL(`${path}?view=history`);
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row(first.title)).toContainText('+3 dni');
  await expect(row(second.title)).toContainText(/Inny trening tego dnia już się liczy\s*nie liczy się/);
  await expect(row(show.title)).toContainText('Ten trening nie liczy się na stopień');
  await expect(row(wrong.title)).toContainText('Wpis unieważniono: Nie ta osoba');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Statystyki' }).click();
  await expect(page.getByRole('table', { name: 'Według rodzaju' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Według grupy' })).toBeVisible();
  await expectAccessible(page);
  const year = clubToday().slice(0, 4);
  await page.getByLabel('Rok').selectOption(String(Number(year) - 1));
  await expect(page).toHaveURL(`${path}?view=figures&year=${Number(year) - 1}`);
  await expect(page.getByText(`w ${Number(year) - 1}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${path}?view=figures`);
  await office.club.table('presence').act(wrong.presence, 'restore');
  for (const { presence } of [first, second, show, wrong])
    await office.club.table('presence').remove(presence);
});

test('a parent says it for each of two children @phone', { tag: '@phone' }, async ({ page, office }) => {
  const { day, title, id } = await planQuietly(office, 'Trening dzieci', { section: 'kids' });
  await openAs(page, 'rodzic', `${path}?week=${day}`);
  const child = (name: string) => page.getByRole('radiogroup').getByText(name, { exact: true });
  const coming = answer(page, title, 'Będzie');
  await coming.click();
  await expect(coming).toHaveAttribute('aria-pressed', 'true');
  await child('Zofia').click();
  await expect(page).toHaveURL(/student=/);
  await expect(page.getByText(/^Treningi dziecka \(Zofia\)/)).toBeVisible();
  await expect(coming).toHaveAttribute('aria-pressed', 'false');
  await answer(page, title, 'Nie będzie').click();
  await page
    .getByRole('dialog', { name: 'Zofia: nie będzie na treningu' })
    .getByRole('button', { name: 'Choroba' })
    .click();
  await expect(rowOf(page, title)).toContainText(/Nie będzie\s*Choroba/);
  await expectAccessible(page);
  await child('Antoni').click();
  await expect(coming).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => office.countMarks(id)).toBe(2);
  await page.getByRole('tab', { name: 'Statystyki' }).click();
  await expect(page.getByRole('table', { name: 'Według grupy' })).toContainText('Dzieci');
});

for (const tag of ['@desktop', '@phone']) {
  test(`a parent says until which day a child is ill, and takes all of it back at once ${tag}`, {
    tag,
  }, async ({ page, office }) => {
    const days = await office.quietDays(4);
    const [first = '', , third = '', fourth = ''] = days;
    const titles = days.map(() => newName('Trening dzieci'));
    const planned = await Promise.all(
      days.map((day, at) =>
        office.planTraining({ title: titles[at] ?? '', startsAt: `${day}T17:00:00Z`, section: 'kids' }),
      ),
    );
    const [one = '', two = '', three = '', four = ''] = titles;
    await office.clearMarks('Antoni Mazur');
    const antoni = await studentNamed(office, 'Antoni Mazur');
    await openAs(page, 'rodzic', `${path}?day=${first}&student=${antoni}`);

    const taps = await countTaps(page);
    await answer(page, one, 'Nie będzie').click();
    const sheet = page.getByRole('dialog', { name: 'Antoni: nie będzie na treningu' });
    await sheet.getByText('Do dnia…').click();
    const lastDay = sheet.getByRole('textbox', { name: 'Ostatni dzień nieobecności' });
    await lastDay.fill(inPolish(third));
    await lastDay.press('Tab');
    for (const title of [one, two, three]) await expect(sheet.getByText(title)).toBeVisible();
    await expect(sheet.getByText(four)).toHaveCount(0);
    await expectAccessible(page);

    await test.step('of what is not planned yet it says until when the plan goes', async () => {
      await lastDay.fill(inPolish(addDays(fourth, 330)));
      await expect(sheet.getByText(/^Plan sięga do dnia: /)).toBeVisible();
      await lastDay.fill(inPolish(third));
      await expect(sheet.getByText(/^Plan sięga do dnia: /)).toHaveCount(0);
    });

    await expect(sheet.getByText(three)).toBeVisible();
    await sheet.getByRole('button', { name: 'Choroba' }).click();
    await expect(rowOf(page, one)).toContainText(/Nie będzie\s*Choroba/);
    // Into the field one comes by a tap, or by the key for the next.
    expect(await taps()).toBeLessThanOrEqual(4);
    const marks = () => Promise.all(planned.map(({ id }) => office.countMarks(id)));
    await expect.poll(marks).toEqual([1, 1, 1, 0]);

    const absences = page.getByRole('list', { name: 'Zgłoszone nieobecności' });
    await page.reload();
    await expect(absences.getByRole('listitem')).toHaveText(
      /Antoni: nie będzie od \d+ \S+ do \d+ .*3 treningi.*Choroba/,
    );
    await expectAccessible(page);
    await absences.getByRole('button', { name: /^Cofnij: Antoni: nie będzie od/ }).click();
    await expect(absences).toHaveCount(0);
    await expect.poll(marks).toEqual([0, 0, 0, 0]);

    await test.step('which is taken back in turn', async () => {
      const told = page.getByRole('region', { name: 'Powiadomienia' }).getByRole('listitem');
      await expect(told).toContainText('Nieobecność na 3 treningach cofnięta.');
      await told.getByRole('button', { name: 'Cofnij' }).click();
      await expect.poll(marks).toEqual([1, 1, 1, 0]);
    });
    await office.clearMarks('Antoni Mazur');
    for (const { id } of planned) await office.club.table('training').remove(id);
  });
}

/** A day as a field takes it. */
const inPolish = (day: string) => day.split('-').reverse().join('.');

test('who neither trains nor answers for a child is told what to do', async ({ page }) => {
  await openAs(page, 'dev', path);
  await expect(page.getByRole('heading', { name: 'Nie ma tu jeszcze Twoich treningów' })).toBeVisible();
  await expect(page.getByText(/Podaj w klubie nazwę konta: dev\./)).toBeVisible();
  await expectAccessible(page);
  // Whoever may see those of others is led to where they are.
  await openAs(page, 'admin', path);
  await expect(page.getByText(/Obecności innych znajdziesz przy każdym treningu\./)).toBeVisible();
  await page.getByRole('link', { name: 'Plan treningów' }).click();
  await expect(page).toHaveURL('/dojo/training');
});

inNewClub(
  'in a club that has just begun, its first member finds what is planned',
  async ({ page, admin }) => {
    await addMember(admin, 'ola.presence');
    await page.goto('/login');
    await page.getByLabel('Nazwa użytkownika lub e-mail').fill('ola.presence');
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(`${path}?week=2028-01-03`);
    await expect(page.getByRole('heading', { name: 'W tym tygodniu nie ma treningów' })).toBeVisible();
    await page.goto(`${path}?view=history`);
    await expect(page.getByRole('heading', { name: /^Brak wpisów w roku/ })).toBeVisible();
    await page.goto(`${path}?view=figures`);
    await expect(page.getByText('jeszcze bez stopnia, liczymy od początku')).toBeVisible();
    await expectAccessible(page);

    const { startsAt } = await plan(admin, 'Pierwszy trening');
    await page.goto(`${path}?week=${startsAt.slice(0, 10)}`);
    const coming = answer(page, 'Pierwszy trening', 'Będę');
    await coming.click();
    await expect(coming).toHaveAttribute('aria-pressed', 'true');
  },
);
