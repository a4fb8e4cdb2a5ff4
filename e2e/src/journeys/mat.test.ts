import type { Browser, Page } from '@playwright/test';
import type { Club as Client } from '@tatami/sdk';
import type { Club } from '@tatami/tooling/club';
import { expectAccessible } from '../support/accessible.ts';
import { enter, reach } from '../support/keys.ts';
import { password, signInLive, test } from '../support/new-club-test.ts';
import { inMinutes, newName } from '../support/office.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { countTaps } from '../support/taps.ts';
import { expect } from '../support/test.ts';

const elsewhere = async (browser: Browser, club: Club) =>
  (await browser.newContext({ baseURL: club.url, locale: 'pl-PL', reducedMotion: 'reduce' })).newPage();

let people = 0;

async function addUser(admin: Client, firstName: string, group?: string) {
  people += 1;
  const username = `mata${people}`;
  const email = `${username}@example.org`;
  const { id } = await admin.table('user').save({ username, email, firstName, lastName: 'Żuk', password });
  const [joined] = group ? (await admin.table('groupright').list({ name: group })).results : [];
  if (joined) await admin.table('useringroupright').save({ user: id, group: joined.id });
  return { id, username };
}

/** Four adults of 6 kyu, of whom the first is 5 days short of 5 kyu (30 days), and a class of theirs that began ten minutes ago. */
async function openClass(admin: Client) {
  const sensei = await addUser(admin, 'Ewelina', 'Instructors');
  const ola = await addUser(admin, 'Ola', 'Members');
  const [grade] = (await admin.table('grade').list({ code: '6kyu' })).results;
  const lastName = newName('Nowak');
  for (const firstName of ['Ola', 'Piotr', 'Rafał', 'Zosia']) {
    const isOla = firstName === 'Ola';
    const student = await admin.table('student').save({
      ...{ firstName, lastName, joinedOn: '2026-01-10' },
      ...(isOla && { user: ola.id, carryOverDays: 24, carryOverAsOf: '2026-09-30' }),
    });
    await admin
      .table('student-grade')
      .save({ student: student.id, grade: grade?.id ?? '', awardedOn: '2026-03-01' });
  }
  const workplace = await admin.table('workplace').save({ name: newName('Dojo') });
  const plan = (title: string, startsAt: string) =>
    admin.table('training').save({
      ...{ title, startsAt, workplace: workplace.id, instructor: sensei.id, section: 'adult' },
      endsAt: new Date(Date.parse(startsAt) + 90 * 60_000).toISOString(),
    });
  const training = await plan(newName('Dorośli wieczorem'), inMinutes(-10));
  return { sensei, ola, lastName, training, plan };
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

for (const tag of ['@desktop', '@phone']) {
  test(`an instructor sees who is on the mat, and notes a technique in two taps ${tag}`, { tag }, async ({
    page,
    admin,
  }) => {
    const { sensei, lastName, training, plan } = await openClass(admin);
    await signInLive(page, sensei.username);
    const hero = region(page, training.title);
    await expect(hero).toContainText('0 osób ćwiczy');
    await expect(page.getByText('Nikt jeszcze nie jest zaznaczony')).toBeVisible();

    await hero.getByRole('link', { name: 'Lista obecności' }).click();
    const call = rollCallOn(page);
    for (const firstName of ['Ola', 'Piotr', 'Rafał', 'Zosia'])
      await call.name(`${lastName} ${firstName}`).click();
    await call.expectSaved();
    await expectAccessible(page);

    await page.goto('/dashboard');
    await expect(hero).toContainText('4 osoby ćwiczą');
    await expect(page.getByRole('list', { name: '6 kyu' }).getByRole('button')).toHaveCount(4);
    const near = region(page, 'Blisko egzaminu');
    await expect(near).toContainText(`Ola ${lastName}`);
    await expect(near).toContainText('25 z 30');
    await expect(near).not.toContainText('Piotr');

    await page.getByRole('button', { name: `Ola ${lastName}, blisko egzaminu` }).click();
    const sheet = page.getByRole('dialog', { name: `Ola ${lastName}` });
    await expect(sheet).toContainText('brakuje 5 dni, 4 techniki do potwierdzenia');
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const worth = region(page, 'Warto dziś zrobić');
    const first = worth.getByRole('listitem').first();
    await expect(first).toContainText('potrzebują 4 osoby, jeszcze ani razu');
    const name = ((await first.getByRole('button').getAttribute('aria-label')) ?? '').replace(
      'Zrobione: ',
      '',
    );
    const done = worth.getByRole('button', { name: `Zrobione: ${name}`, exact: true });
    const taps = await countTaps(page);
    await done.click();
    await expect(done).toHaveAttribute('aria-pressed', 'true');
    expect(await taps()).toBe(1);
    const stored = async () =>
      (await admin.table('training-technik').list({ training: training.id })).results.map(
        ({ technikNamePl }) => technikNamePl,
      );
    await expect.poll(stored).toEqual([name]);
    await done.click();
    await expect.poll(stored).toEqual([]);
    await done.click();
    await expect.poll(stored).toEqual([name]);
    await expectAccessible(page);

    // The next training of the group suggests another, and says what was taught last.
    const next = await plan(newName('Dorośli później'), inMinutes(20));
    const students = (await admin.table('student').list({ q: lastName })).results;
    await admin.api.PUT('/training/{id}/presences', {
      params: { path: { id: next.id } },
      body: students.map(({ id }) => ({ student: id, status: 'present' })),
    });
    await page.goto(`/dojo/training/${next.id}/mat`);
    await expect(worth.getByRole('listitem').first()).not.toContainText(name);
    await expect(worth.getByRole('listitem').last()).toContainText(`${name}potrzebują 4 osoby, ostatnio`);
    // Shortly before midnight it is a training of tomorrow.
    await expect(worth.getByRole('listitem').last()).toContainText(/ostatnio (dziś|wczoraj)/);
    await expect(region(page, 'Co ćwiczono ostatnio')).toContainText(name);
    await expectAccessible(page);

    // What is left is on the page of the training.
    await page.goto(`/dojo/training/${training.id}`);
    await expect(region(page, 'Co ćwiczono')).toContainText(name);
  });
}

test('who is marked elsewhere stands on the mat without a reload, and all of it goes by keys', async ({
  page,
  admin,
}) => {
  const { sensei, lastName, training } = await openClass(admin);
  await signInLive(page, sensei.username);
  await page.goto(`/dojo/training/${training.id}/mat`);
  await expect(page.getByText('Nikt jeszcze nie jest zaznaczony')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText('Na żywo');
  const students = (await admin.table('student').list({ q: lastName })).results;
  await admin.api.PUT('/training/{id}/presences', {
    params: { path: { id: training.id } },
    body: students.map(({ id }) => ({ student: id, status: 'present' })),
  });
  const ola = page.getByRole('button', { name: `Ola ${lastName}, blisko egzaminu` });
  await enter(ola);
  await expect(page.getByRole('dialog', { name: `Ola ${lastName}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ola).toBeFocused();
  const tap = region(page, 'Warto dziś zrobić').getByRole('listitem').first().getByRole('button');
  await reach(tap);
  await page.keyboard.press('Space');
  await expect(tap).toHaveAttribute('aria-pressed', 'true');
});

test('a member tells what they spare, whoever teaches sees it on the mat, and it is gone when they take it back @phone', {
  tag: '@phone',
}, async ({ page, browser, club, admin }) => {
  const { sensei, ola, lastName, training } = await openClass(admin);
  const text = 'kolano po operacji: bez ukemi w przód';
  await signInLive(page, ola.username);
  await page.goto('/adm/profile');
  const card = region(page, 'Na co uważać na macie');
  await expect(card).toContainText('Zobaczy to tylko instruktor, który sprawdza listę obecności na treningu');
  await card.getByRole('textbox').fill(text);
  await card.getByRole('button', { name: 'Powiedz instruktorom' }).click();
  await expect(card.getByRole('button', { name: 'Skasuj' })).toBeVisible();
  await expectAccessible(page);

  const [student] = (await admin.table('student').list({ q: `Ola ${lastName}` })).results;
  await admin.api.PUT('/training/{id}/presences', {
    params: { path: { id: training.id } },
    body: [{ student: student?.id ?? '', status: 'present' }],
  });
  const mat = await elsewhere(browser, club);
  await signInLive(mat, sensei.username);
  const care = region(mat, 'Na kogo uważać');
  await expect(care).toContainText(`${text}Ola ${lastName}`);

  await card.getByRole('button', { name: 'Skasuj' }).click();
  await expect(card.getByRole('button', { name: 'Skasuj' })).toHaveCount(0);
  await mat.reload();
  await expect(mat.getByRole('button', { name: `Ola ${lastName}` })).toBeVisible();
  await expect(care).toHaveCount(0);
  await mat.context().close();

  // Who trains sees none of it, neither at home nor by its address.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Cześć, Ola!' })).toBeVisible();
  await expect(page.getByText('Na macie teraz')).toHaveCount(0);
  await page.goto(`/dojo/training/${training.id}/mat`);
  await expect(page).toHaveURL(/\/accessdenied/);
});

test('a class that is over and unmarked is one press from its roll call', async ({ page, admin }) => {
  const { sensei, plan } = await openClass(admin);
  const yesterday = await plan(newName('Wczorajszy'), inMinutes(-26 * 60));
  await signInLive(page, sensei.username);
  const unmarked = region(page, 'Bez listy obecności');
  await unmarked.getByRole('link', { name: new RegExp(`Lista obecności: ${yesterday.title}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/dojo/training/${yesterday.id}$`));
});
