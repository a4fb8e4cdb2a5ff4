import type { Page } from '@playwright/test';
import { addDays, clubToday } from '../support/days.ts';
import { test } from '../support/kept-browser-test.ts';
import { enter, reach, skipToContent } from '../support/keys.ts';
import { inMinutes, newName } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const tags = ['@desktop', '@phone'] as const;
let turn = 0;

/**
 * An errand that is run to its end by the keys alone: on a desk or on a phone that has a keyboard, which take turns,
 * and on both where that is asked for.
 */
function byKeys(errand: string, run: Parameters<typeof test>[2]): void {
  const inTurn = tags.filter((_, at) => process.env.EVERY_TURN || at === turn % tags.length);
  turn += 1;
  for (const tag of inTurn) test(`by keys: ${errand} ${tag}`, { tag }, run);
}

byKeys('what was lent is taken back', async ({ page, office }) => {
  const name = newName('Bokken');
  const item = await office.club.table('item').save({ name, category: 'weapon' });
  const [borrower] = (await office.club.table('student').list({ status: 'active', size: 1 })).results;
  const loan = await office.club
    .table('item-loan')
    .save({ item: item.id, student: borrower?.id ?? '', from: clubToday() });

  await openAs(page, 'admin', `/adm/item?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await skipToContent(page);
  await enter(page.getByRole('link', { name }));
  await enter(page.getByRole('dialog', { name }).getByRole('link', { name: 'Wypożyczenia tego przedmiotu' }));
  await enter(page.getByRole('table', { name: 'Wypożyczenia' }).getByRole('link', { name }));
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Przyjmij zwrot' }));
  await enter(page.getByRole('alertdialog').getByRole('button', { name: 'Przyjmij zwrot' }));
  await expect(page.getByText('Zwrot przyjęty.')).toBeVisible();
  await expectFocus(page);
  expect((await office.club.table('item-loan').get(loan.id)).returnedOn).toBe(clubToday());
});

byKeys('a submission is reviewed and rated', async ({ page, office }) => {
  const submissions = office.club.table('homework-submission');
  const [student] = (await office.club.table('student').list({ status: 'active', size: 1 })).results;
  const homework = await office.club.table('homework').save({
    ...{ title: newName('Praca'), description: 'Po dziesięć na stronę.' },
    ...{ assignees: 'students', students: [student?.id ?? ''] },
  });
  await office.club.table('homework').act(homework.id, 'publish');
  const [given] = (await submissions.list({ homework: homework.id })).results;
  if (!given) throw new Error('It was given to nobody.');
  await submissions.save({ ...given, text: 'Zrobione.' });
  const handedIn = await submissions.act(given.id, 'submit');
  await openAs(page, 'admin', `/dojo/homework-submission?state=submitted&edit=${handedIn.id}`);
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Sprawdź', exact: true }));
  const review = page.getByRole('alertdialog', { name: 'Sprawdź' });
  await reach(review.getByRole('textbox', { name: 'Uwagi instruktora' }));
  await page.keyboard.type('Coraz lepiej.');
  await reach(review.getByRole('spinbutton', { name: 'Ocena' }));
  await page.keyboard.type('4');
  await enter(review.getByRole('button', { name: 'Sprawdź' }));
  await expect(page.getByText('Praca sprawdzona.')).toBeVisible();
  await expectFocus(page);
  expect(await submissions.get(handedIn.id)).toMatchObject({
    state: 'reviewed',
    rating: 4,
    feedback: 'Coraz lepiej.',
  });
});

byKeys('several rows are removed together, and come back', async ({ page, office }) => {
  const items = office.club.table('item');
  const name = newName('Tarcza');
  for (const at of ['A', 'B']) await items.save({ name: `${name} ${at}`, category: 'other' });
  const stored = async () => (await items.list({ q: name })).page.totalElements;
  await openAs(page, 'admin', `/adm/item?q=${encodeURIComponent(name)}`);
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await skipToContent(page);
  for (const row of await rows.all()) {
    await reach(row.getByRole('checkbox'));
    await page.keyboard.press('Space');
  }
  const tools = page.getByRole('group', { name: 'Narzędzia tabeli' });
  await reach(tools.getByRole('button', { name: 'Usuń' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await enter(page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }));
  await expect(page.getByText('Usunięto 2 wiersze.')).toBeVisible();
  await expect.poll(stored).toBe(0);
  await expectFocus(page);
  await page.keyboard.press('F8');
  await enter(page.getByRole('region', { name: 'Powiadomienia' }).getByRole('button', { name: 'Cofnij' }));
  await expect(rows).toHaveCount(2);
  await expectFocus(page);
  expect(await stored()).toBe(2);
});

byKeys('an exam goes from its candidates to its protocol', async ({ page, office }) => {
  const { club } = office;
  const name = newName('Egzamin');
  const lastName = newName('Zdająca');
  const joinedOn = addDays(clubToday(), -400);
  const { id: student } = await club.table('student').save({ firstName: 'Ewa', lastName, joinedOn });
  const [workplace] = (await club.table('workplace').list({ size: 1 })).results;
  const exam = await club.table('exam').save({
    name,
    date: clubToday(),
    workplace: workplace?.id ?? '',
    profile: 'PFA',
    examiners: ['Krzysztof Osiński'],
  });
  const form = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const act = async (deed: string, done: string) => {
    await enter(page.getByRole('main').getByRole('button', { name: deed }));
    await enter(question.getByRole('button', { name: deed }));
    await expect(page.getByText(done)).toBeVisible();
  };

  await openAs(page, 'admin', `/dojo/exam?q=${encodeURIComponent(name)}`);
  await skipToContent(page);
  await enter(page.getByRole('link', { name, exact: true }));
  await act('Otwórz zapisy', 'Zapisy są otwarte.');
  await page.goto(`/dojo/exam?q=${encodeURIComponent(name)}`);
  await skipToContent(page);
  await enter(page.getByRole('link', { name: `Kandydaci: ${name}` }));
  await enter(page.getByRole('button', { name: 'Dodaj kandydata' }).first());
  await reach(form.getByRole('combobox', { name: 'Uczeń' }));
  await page.keyboard.type(lastName);
  await expect(page.getByRole('option', { name: lastName })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await reach(form.getByLabel('Na stopień'));
  await page.keyboard.type('6 kyu');
  await reach(form.getByRole('textbox', { name: 'Powód dopuszczenia' }));
  await page.keyboard.type('Trenowała w innym klubie');
  await enter(form.getByRole('button', { name: 'Zapisz', exact: true }));
  await expect(form).toHaveCount(0);
  const candidate = page.getByRole('table', { name: 'Kandydaci' }).getByRole('link', { name: lastName });
  await expect(candidate).toBeVisible();

  await page.goto(`/dojo/exam/${exam.id}`);
  await act('Rozpocznij egzamin', 'Egzamin trwa.');
  await page.goto(`/dojo/exam-candidate?exam=${exam.id}`);
  await skipToContent(page);
  await enter(candidate);
  await reach(form.getByLabel('Wynik'));
  await page.keyboard.type('Zdany');
  await enter(form.getByRole('button', { name: 'Zapisz', exact: true }));
  await expect(form).toHaveCount(0);
  await page.goto(`/dojo/exam/${exam.id}`);
  await act('Zakończ egzamin', 'Egzamin zakończony, stopnie nadane.');
  const arrives = page.waitForEvent('download');
  await enter(page.getByRole('button', { name: /^Protokół PDF/ }));
  expect((await arrives).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByRole('button', { name: 'Zakończ egzamin' })).toHaveCount(0);
  expect((await club.table('student').get(student)).gradeRank).toBe(1);
});

byKeys('a series is changed, then from one training on, then one of it alone', async ({ page, office }) => {
  const [first, , last] = (await office.quietDays(3)) as [string, string, string];
  const title = newName('Obóz zimowy');
  await office.planSeries({ title, dateFrom: first, dateTo: last, localTime: '10:00' });
  const trainings = async () =>
    (await office.club.table('training').list({ q: title, sort: 'startsAt,asc' })).results;
  const capacities = async () => (await trainings()).map(({ capacity }) => capacity);
  const planned = await trainings();
  await openAs(page, 'admin', '/dashboard');
  const change = async (at: number, deed: string, capacity: string) => {
    await page.goto(`/dojo/training/${planned[at]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await skipToContent(page);
    await enter(page.getByRole('button', { name: 'Działania' }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    // As far as no other deed begins so.
    await page.keyboard.type(deed.slice(0, 'Edytuj te'.length));
    await expect(page.getByRole('menuitem', { name: deed, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog');
    await reach(form.getByLabel('Limit osób'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(capacity);
    await enter(form.getByRole('button', { name: 'Zapisz', exact: true }));
    await expect(form).toHaveCount(0);
    await expectFocus(page);
  };
  await change(0, 'Edytuj ten i następne', '11');
  await expect.poll(capacities).toEqual([11, 11, 11]);
  await change(1, 'Edytuj ten i następne', '12');
  await expect.poll(capacities).toEqual([11, 12, 12]);
  await change(2, 'Edytuj trening', '13');
  await expect.poll(capacities).toEqual([11, 12, 13]);
});

byKeys('a day off is removed', async ({ page, office }) => {
  const [day] = (await office.quietDays(1)) as [string];
  const name = newName('Malowanie');
  const { id } = await office.club
    .table('day-off')
    .save({ name, kind: 'closure', dateFrom: day, dateTo: day });
  await openAs(page, 'admin', `/dojo/day-off?year=${day.slice(0, 4)}&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await skipToContent(page);
  await enter(page.getByRole('link', { name }));
  await enter(page.getByRole('dialog', { name }).getByRole('button', { name: 'Usuń dzień wolny' }));
  await enter(page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }));
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expectFocus(page);
  expect((await office.club.table('day-off').list({ id })).results).toEqual([]);
});

byKeys('a member says that they won’t come and why, and takes it back', async ({ page, office }) => {
  const title = newName('Trening wspólny');
  await office.clearMarks('Katarzyna Lis');
  await office.planTraining({ title, startsAt: inMinutes(25), section: 'adult' });
  await openHome(page, 'czlonek');
  await enter(page.getByRole('link', { name: title }));
  const own = page.getByRole('region', { name: 'Twoja obecność' });
  const said = own.getByRole('status');
  await enter(own.getByRole('button', { name: 'Nie będę', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Nie będziesz na treningu' });
  await enter(sheet.getByRole('button', { name: 'Wyjazd' }));
  await expect(said).toHaveText(/^Nie będziesz\s*Wyjazd$/);
  await expect(own.getByRole('button', { name: 'Cofnij' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Bez odpowiedzi');
  await expect(own.getByRole('button', { name: 'Nie będę', exact: true })).toBeFocused();
});

byKeys(
  'a parent answers for each child, says why, and excuses a week of illness',
  async ({ page, office }) => {
    const children = ['Antoni Mazur', 'Zofia Mazur'];
    for (const name of children) await office.clearMarks(name);
    const title = newName('Trening dzieci');
    const { id } = await office.planTraining({ title, startsAt: inMinutes(60), section: 'kids' });
    await openHome(page, 'rodzic');
    await skipToContent(page);
    await enter(page.getByRole('link', { name: title }));
    const own = page.getByRole('region', { name: 'Obecność dzieci' });
    const answer = (name: string) => own.getByRole('button', { name, exact: true });
    const said = (name: string) => own.getByRole('status').filter({ hasText: name });
    const sheet = page.getByRole('dialog', { name: 'Antoni: nie będzie na treningu' });

    await test.step('will come, and takes it back where it was said', async () => {
      await enter(answer('Będzie: Zofia'));
      await expect(said('Zofia')).toHaveText(/Będzie$/);
      await expect(answer('Cofnij: Zofia')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said('Zofia')).toHaveText(/Bez odpowiedzi$/);
      await expect(answer('Będzie: Zofia')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => office.countMarks(id)).toBe(1);
    });

    await test.step('won’t come, for a reason', async () => {
      await reach(answer('Nie będzie: Antoni'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await enter(sheet.getByRole('button', { name: 'Wyjazd' }));
      await expect(said('Antoni')).toHaveText(/Nie będzie\s*Wyjazd$/);
      await expect(answer('Cofnij: Antoni')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said('Antoni')).toHaveText(/Bez odpowiedzi$/);
    });

    await test.step('is ill for a week, which is taken back from the message, and said again', async () => {
      const excused = page.getByRole('region', { name: 'Powiadomienia' }).getByRole('listitem');
      const isIll = async () => {
        await enter(answer('Choruje do …: Antoni'));
        await expect(sheet.getByRole('radio', { name: 'Tydzień' })).toBeChecked();
        await enter(sheet.getByRole('button', { name: 'Choroba' }));
        await expect(said('Antoni')).toHaveText(/Nie będzie\s*Choroba$/);
        await expect(excused).toContainText(/Nieobecność na \d+ trening/);
        await expectFocus(page);
      };
      await isIll();
      await page.keyboard.press('F8');
      await enter(excused.getByRole('button', { name: 'Cofnij' }));
      await expect(said('Antoni')).toHaveText(/Bez odpowiedzi$/);
      await expectFocus(page);
      await isIll();
      await expect.poll(() => office.countMarks(id)).toBe(2);
    });

    await test.step('reads a child’s way', async () => {
      await page.goto('/dashboard');
      await expect(page.getByText('Antoni: nie będzie').first()).toBeVisible();
      await skipToContent(page);
      await enter(page.getByRole('link', { name: 'Stopnie i obecności: Antoni' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antoni Mazur');
      await reach(page.getByRole('combobox', { name: 'Rok' }));
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/year=\d{4}/);
      await enter(page.getByRole('link', { name: 'Techniki na stopnie' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Techniki');
    });
    for (const name of children) await office.clearMarks(name);
  },
);

byKeys('a person is connected with an account', async ({ page, office }) => {
  const { club } = office;
  const lastName = newName('Zając');
  const username = lastName.toLowerCase().replace('ą', 'a').replace(' ', '.');
  const account = await club
    .table('user')
    .save({ username, firstName: 'Iga', lastName, email: `${username}@klub.example`, status: 'invited' });
  const joinedOn = addDays(clubToday(), -100);
  const { id } = await club.table('student').save({ firstName: 'Iga', lastName, joinedOn });
  await openAs(page, 'admin', `/dojo/student/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Iga ${lastName}`);
  await skipToContent(page);
  await enter(page.getByRole('link', { name: 'Połącz lub zaproś' }));
  const form = page.getByRole('dialog', { name: 'Edytuj dane ucznia' });
  await expect(form.getByRole('combobox', { name: 'Konto' })).toBeFocused();
  await page.keyboard.type(lastName);
  await expect(page.getByRole('option', { name: lastName })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await enter(form.getByRole('button', { name: 'Zapisz', exact: true }));
  await expect(form).toHaveCount(0);
  await expectFocus(page);
  await expect.poll(async () => (await club.table('student').get(id)).user).toBe(account.id);
});

/** The focus is on something: who works by the keys goes on from there. */
const expectFocus = (page: Page) =>
  expect(page.locator(':focus').and(page.locator(':not(body)'))).toHaveCount(1);
