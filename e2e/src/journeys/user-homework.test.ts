import type { Browser, Page } from '@playwright/test';
import { type Club as Client, createClub, type Draft, type Entity } from '@tatami/sdk';
import type { Club } from '@tatami/tooling/club';
import { expectAccessible } from '../support/accessible.ts';
import { password, signInLive, test } from '../support/new-club-test.ts';
import { addInstructor, addMember, addUser } from '../support/new-people.ts';
import { newName } from '../support/office.ts';
import { expect } from '../support/test.ts';

const elsewhere = async (browser: Browser, club: Club) =>
  (await browser.newContext({ baseURL: club.url, locale: 'pl-PL', reducedMotion: 'reduce' })).newPage();

/** Gives a homework. @returns the submissions by the student */
async function give(admin: Client, students: readonly string[], more: Partial<Draft<'homework'>> = {}) {
  const { id } = await admin.table('homework').save({
    title: 'Przewroty w przód',
    description: 'Po **dziesięć** na stronę.',
    assignees: 'students',
    students: [...students],
    ...more,
  });
  await admin.table('homework').act(id, 'publish');
  const { results } = await admin.table('homework-submission').list({ homework: id, size: 200 });
  return new Map(results.map((row): [string, Entity<'homework-submission'>] => [row.student, row]));
}

/** Hands in what somebody has written, by the client. */
async function handIn(club: Club, username: string, id: string | undefined, text: string) {
  const client = createClub({ baseUrl: `${club.url}/api` });
  await client.signIn({ username, password });
  const { homework, student } = await client.table('homework-submission').get(id ?? '');
  await client.table('homework-submission').save({ id: id ?? '', homework, student, text });
  await client.table('homework-submission').act(id ?? '', 'submit');
}

/** The journeys of a worker share a club, and each begins with a queue of its own. */
async function emptyQueue(admin: Client) {
  const table = admin.table('homework-submission');
  const { results } = await table.list({ state: 'submitted', size: 200 });
  for (const { id } of results) await table.act(id, 'review', {});
}

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Powiadomienia/ });
const waitsFor = (page: Page, count: string) => expect(page.getByText(count, { exact: true })).toBeVisible();

test('a member does a homework: from the bell over a return to “Sprawdzona” @phone', {
  tag: '@phone',
}, async ({ page, browser, club, admin }) => {
  await emptyQueue(admin);
  const ola = await addMember(admin, 'Ola');
  const sensei = await addInstructor(admin, 'Ewelina');
  await signInLive(page, ola.username);
  await test.step('at first there is none, and it says what would be', async () => {
    await page.getByRole('navigation', { name: 'Szybkie menu' }).getByRole('link', { name: 'Prace' }).click();
    await expect(page.getByRole('heading', { name: 'Nie masz jeszcze prac domowych' })).toBeVisible();
    await expectAccessible(page);
  });

  const [technique] = (await admin.table('technik').list({ size: 1 })).results;
  const given = await give(admin, [ola.student], {
    techniques: technique ? [technique.id] : [],
    dueAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  });
  const id = given.get(ola.student)?.id ?? '';
  await test.step('it appears by itself, and the bell leads to it', async () => {
    await expect(
      card(page, 'Do zrobienia: 1').getByRole('link', { name: /Przewroty w przód/ }),
    ).toBeVisible();
    await expectAccessible(page);
    await bell(page).click();
    await page.getByRole('link', { name: /Praca domowa: Przewroty w przód/ }).click();
    await expect(page).toHaveURL(new RegExp(`/dojo/user-homework/${id}$`));
    await expect(page.getByText('dziesięć', { exact: true })).toBeVisible();
  });

  const answer = page.getByLabel('Co chcesz napisać');
  await test.step('nothing is handed in without a word', async () => {
    await page.getByRole('button', { name: 'Oddaj', exact: true }).tap();
    await expect(page.getByText('Napisz choć jedno zdanie.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('what is typed is kept, over a reload too', async () => {
    await answer.fill('Lewa gorzej, bark trochę za sztywny.');
    await page.getByRole('button', { name: 'Zwiększ' }).tap();
    await page.getByRole('button', { name: 'Zwiększ' }).tap();
    await page.reload();
    await expect(answer).toHaveValue('Lewa gorzej, bark trochę za sztywny.');
    await waitsFor(page, 'Szkic zapisany');
    await expect.poll(async () => (await admin.table('homework-submission').get(id)).state).toBe('draft');
  });
  await test.step('handed in too soon, taken back, and handed in', async () => {
    await page.getByRole('button', { name: 'Oddaj', exact: true }).tap();
    await expect(page.getByText('Praca oddana.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cofnij', exact: true }).tap();
    await expect(answer).toHaveValue('Lewa gorzej, bark trochę za sztywny.');
    await page.getByRole('button', { name: 'Oddaj', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Wycofaj i popraw' })).toBeVisible();
    await expectAccessible(page);
  });

  const desk = await elsewhere(browser, club);
  await signInLive(desk, sensei.username);
  await desk.goto('/dojo/user-homework/review');
  await test.step('the instructor gives it back', async () => {
    await expect(desk.getByRole('heading', { name: 'Ola Żuk' })).toBeVisible();
    await expect(desk.getByText('10 minut ćwiczeń')).toBeVisible();
    await desk.getByRole('button', { name: 'Do poprawy' }).click();
    await expect(desk.getByText('Napisz, co poprawić.')).toBeVisible();
    await desk.getByLabel('Uwagi instruktora').fill('Głowa do środka.');
    await desk.getByRole('button', { name: 'Do poprawy' }).click();
    await expect(desk.getByRole('heading', { name: 'Wszystko sprawdzone' })).toBeVisible();
  });
  await test.step('what is to be mended stands on top, and the answer goes on from where it was', async () => {
    await expect(card(page, 'Co poprawić')).toContainText('Głowa do środka.');
    await expectAccessible(page);
    await expect(answer).toHaveValue('Lewa gorzej, bark trochę za sztywny.');
    await answer.fill('Teraz broda przy piersi.');
    await page.getByRole('button', { name: 'Oddaj', exact: true }).tap();
    await expect(card(page, 'Uwagi do poprzedniej wersji')).toContainText('Głowa do środka.');
  });
  await test.step('it comes into the open queue by itself, and is reviewed', async () => {
    await expect(desk.getByText('Teraz broda przy piersi.').first()).toBeVisible();
    await expect(desk.getByText('Głowa do środka.').first()).toBeVisible();
    await desk.getByText('5 z 5', { exact: true }).click({ force: true });
    await desk.getByLabel('Uwagi instruktora').fill('Widać pracę.');
    await desk.getByRole('button', { name: 'Sprawdzone' }).click();
    await expect(card(page, 'Co mówi instruktor')).toContainText('Widać pracę.');
    await expect(page.getByText('Sprawdzona', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
  await desk.context().close();
});

for (const tag of ['@desktop', '@phone']) {
  test(`the menu counts what is to be done, and what is to be reviewed, as it comes and goes ${tag}`, {
    tag,
  }, async ({ page, browser, club, admin }) => {
    await emptyQueue(admin);
    const ola = await addMember(admin, 'Ola');
    const sensei = await addInstructor(admin, 'Ewelina');
    await signInLive(page, ola.username);
    const homeworkOf = (page: Page) => page.getByRole('link', { name: /^(Prace|Prace domowe)( \d.*)?$/ });
    await expect(homeworkOf(page)).toHaveAccessibleName(/^Prace( domowe)?$/);
    const given = await give(admin, [ola.student]);
    await give(admin, [ola.student]);
    await expect(homeworkOf(page)).toHaveAccessibleName(/^Prace( domowe)? 2 do zrobienia$/);
    await expectAccessible(page);

    const teaching = await elsewhere(browser, club);
    await signInLive(teaching, sensei.username);
    await expect(homeworkOf(teaching)).toHaveAccessibleName(/^Prace( domowe)?$/);
    await handIn(club, ola.username, given.get(ola.student)?.id, 'Zrobione.');
    await expect(homeworkOf(page)).toHaveAccessibleName(/^Prace( domowe)? 1 do zrobienia$/);
    await expect(homeworkOf(teaching)).toHaveAccessibleName(/^Prace( domowe)? 1 do sprawdzenia$/);
    await emptyQueue(admin);
    await expect(homeworkOf(teaching)).toHaveAccessibleName(/^Prace( domowe)?$/);
    await teaching.context().close();
  });
}

test('an answer is kept without a network, and goes out when there is one', async ({ page, club, admin }) => {
  const ola = await addMember(admin, 'Ola');
  const id = (await give(admin, [ola.student])).get(ola.student)?.id ?? '';
  await signInLive(page, ola.username);
  await page.goto(`/dojo/user-homework/${id}`);
  const answer = page.getByLabel('Co chcesz napisać');
  await answer.fill('Trzy razy w tygodniu.');
  await waitsFor(page, 'Szkic zapisany');
  await page.route('**/api/homework-submission/**', (route) => route.abort());
  await answer.fill('Trzy razy w tygodniu, na kocu.');
  await waitsFor(page, 'Brak połączenia. Szkic jest na tym urządzeniu i zapisze się sam.');
  await page.getByRole('button', { name: 'Oddaj', exact: true }).click();
  await expect(answer).toHaveValue('Trzy razy w tygodniu, na kocu.');
  await page.unroute('**/api/homework-submission/**');
  await test.step('the tab is closed, and the next one has it', async () => {
    const next = await page.context().newPage();
    const token = await page.evaluate(() => sessionStorage.getItem('tatami.token'));
    await page.close({ runBeforeUnload: false });
    await next.addInitScript((held) => sessionStorage.setItem('tatami.token', held ?? ''), token);
    await next.goto(`${club.url}/dojo/user-homework/${id}`);
    await expect(next.getByLabel('Co chcesz napisać')).toHaveValue('Trzy razy w tygodniu, na kocu.');
    await expect
      .poll(async () => (await admin.table('homework-submission').get(id)).text)
      .toBe('Trzy razy w tygodniu, na kocu.');
  });
});

test('of two devices none writes over the other', async ({ page, club, browser, admin }) => {
  const ola = await addMember(admin, 'Ola');
  const id = (await give(admin, [ola.student])).get(ola.student)?.id ?? '';
  const phone = await elsewhere(browser, club);
  for (const each of [page, phone]) {
    await signInLive(each, ola.username);
    await each.goto(`/dojo/user-homework/${id}`);
  }
  const answer = (of: Page) => of.getByLabel('Co chcesz napisać');
  await answer(phone).fill('Z telefonu');
  await expect(answer(page)).toHaveValue('Z telefonu');
  await page.route('**/api/homework-submission/**', (route) => route.abort());
  await answer(page).fill('Z komputera');
  await answer(phone).fill('Z telefonu, dwa razy');
  await waitsFor(phone, 'Szkic zapisany');
  await page.unroute('**/api/homework-submission/**');
  await page.getByRole('button', { name: 'Oddaj', exact: true }).click();
  await expect(page.getByText('Na innym urządzeniu jest inna wersja tej odpowiedzi')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Z telefonu, dwa razy', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Zostaw to, co tutaj' }).click();
  await expect(answer(phone)).toHaveValue('Z komputera');
  await phone.context().close();
});

test('a parent hands in for a child, who is late @phone', { tag: '@phone' }, async ({ page, admin }) => {
  const parent = await addUser(admin, 'Anna');
  const child = (firstName: string) =>
    admin.table('student').save({
      ...{ firstName, lastName: 'Żuk', joinedOn: '2026-01-10', section: 'kids', birthDate: '2018-05-01' },
      guardians: [{ name: 'Anna Żuk', relation: 'matka', user: parent.id }],
    });
  const [zosia, antek] = [await child('Zosia'), await child('Antek')];
  await give(admin, [zosia.id], {
    ...{ title: 'Kołyska', submission: 'none' },
    availableFrom: new Date(Date.now() - 9 * 86_400_000).toISOString(),
    dueAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  });
  await signInLive(page, parent.username);
  await page.goto('/dojo/user-homework');
  await page.getByText('Antek', { exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Antek nie ma jeszcze prac domowych' })).toBeVisible();
  await page.getByText('Zosia', { exact: true }).tap();
  await expect(page.getByText('3 dni po terminie')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Kołyska/ }).tap();
  await expect(page.getByText('Tu nic się nie pisze. Zaznacz, gdy Zosia to zrobi.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zrobione', exact: true }).tap();
  await expect(page.getByText('Czeka na sprawdzenie', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Prace domowe' }).first().tap();
  await expect(page.getByRole('heading', { name: 'Zosia ma wszystko zrobione' })).toBeVisible();
  void antek;
});

test('an answer that is a link is one, and nobody reads what is another’s', async ({ page, admin }) => {
  const ola = await addMember(admin, 'Ola');
  const jan = await addMember(admin, 'Jan');
  const given = await give(admin, [ola.student, jan.student], { submission: 'link' });
  await signInLive(page, ola.username);
  await page.goto(`/dojo/user-homework/${given.get(ola.student)?.id}`);
  const link = page.getByLabel('Odnośnik');
  await link.fill('film.example/shikko');
  await page.getByRole('button', { name: 'Oddaj', exact: true }).click();
  await expect(page.getByText('Wklej cały adres, od https://')).toBeVisible();
  await link.fill('https://film.example/shikko');
  await page.getByRole('button', { name: 'Oddaj', exact: true }).click();
  await expect(page.getByRole('link', { name: 'https://film.example/shikko' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.goto(`/dojo/user-homework/${given.get(jan.student)?.id}`);
  await expect(page).toHaveURL(/notfound/);
});

test('an instructor reviews three answers by keys alone, and takes one back', async ({
  page,
  club,
  admin,
}) => {
  await emptyQueue(admin);
  const sensei = await addInstructor(admin, 'Ewelina');
  const trio = [await addMember(admin, 'Ola'), await addMember(admin, 'Jan'), await addMember(admin, 'Iga')];
  const title = newName('Suburi');
  const given = await give(
    admin,
    trio.map(({ student }) => student),
    { title },
  );
  for (const { username, student } of trio)
    await handIn(club, username, given.get(student)?.id, `Sto cięć: ${username}`);
  await signInLive(page, sensei.username);
  await page.goto('/dojo/user-homework/review');
  const here = (name: string) => page.getByRole('region', { name: `${name} Żuk, ${title}` });
  await expect(here('Ola')).toBeVisible();
  await expectAccessible(page);
  await test.step('from one to the next and back', async () => {
    await page.getByRole('button', { name: 'Następna praca' }).focus();
    await page.keyboard.press('Enter');
    await expect(here('Jan')).toBeFocused();
    await page.keyboard.press('k');
    await expect(here('Ola')).toBeFocused();
  });
  await test.step('a mark, words, done; the next comes by itself', async () => {
    await page.keyboard.press('4');
    await page.keyboard.press('u');
    await page.keyboard.type('Pilnuj bioder, nie siły. 5');
    await page.keyboard.press('Control+Enter');
    await expect(here('Jan')).toBeFocused();
    await waitsFor(page, 'Czekają 2 prace');
  });
  await test.step('one is given back', async () => {
    await page.keyboard.press('u');
    await page.keyboard.type('Napisz, ile serii.');
    await page.keyboard.press('Control+Shift+Enter');
    await expect(here('Iga')).toBeFocused();
  });
  await test.step('that was a mistake', async () => {
    await page.keyboard.press('z');
    await expect(here('Jan')).toBeFocused();
    await expect(page.getByLabel('Uwagi instruktora')).toHaveValue('Napisz, ile serii.');
    await waitsFor(page, 'Czekają 2 prace');
  });
  await test.step('to the end', async () => {
    await page.keyboard.press('5');
    await page.keyboard.press('Control+Enter');
    await expect(here('Iga')).toBeFocused();
    await page.keyboard.press('3');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Wszystko sprawdzone' })).toBeVisible();
    await expectAccessible(page);
  });
  const said = await Promise.all(
    trio.map(({ student }) => admin.table('homework-submission').get(given.get(student)?.id ?? '')),
  );
  expect(said.map(({ state, rating, feedback }) => [state, rating, feedback])).toEqual([
    ['reviewed', 4, 'Pilnuj bioder, nie siły. 5'],
    ['reviewed', 5, 'Napisz, ile serii.'],
    ['reviewed', 3, null],
  ]);
});

test('an instructor reviews three answers by a thumb @phone', { tag: '@phone' }, async ({
  page,
  club,
  admin,
}) => {
  await emptyQueue(admin);
  const sensei = await addInstructor(admin, 'Ewelina');
  const trio = [await addMember(admin, 'Ola'), await addMember(admin, 'Jan'), await addMember(admin, 'Iga')];
  const title = newName('Suburi');
  const given = await give(
    admin,
    trio.map(({ student }) => student),
    { title },
  );
  for (const { username, student } of trio) await handIn(club, username, given.get(student)?.id, 'Sto cięć');
  await signInLive(page, sensei.username);
  await page.goto('/dojo/user-homework');
  await page.getByRole('link', { name: 'Do sprawdzenia: 3' }).tap();
  for (const [at, name] of ['Ola', 'Jan', 'Iga'].entries()) {
    await expect(page.getByRole('heading', { name: `${name} Żuk` })).toBeVisible();
    if (at === 0) {
      await expectAccessible(page);
      for (const target of [
        page.getByRole('button', { name: 'Sprawdzone' }),
        page.getByRole('button', { name: 'Do poprawy' }),
      ])
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page
      .getByText(`${5 - at} z 5`, { exact: true })
      .locator('..')
      .tap();
    await page.getByRole('button', { name: 'Sprawdzone' }).tap();
  }
  await expect(page.getByRole('heading', { name: 'Wszystko sprawdzone' })).toBeVisible();
});

test('of two instructors neither loses words', async ({ page, club, browser, admin }) => {
  await emptyQueue(admin);
  const [one, other] = [await addInstructor(admin, 'Ewelina'), await addInstructor(admin, 'Tomasz')];
  const ola = await addMember(admin, 'Ola');
  const title = newName('Kumijo');
  const given = await give(admin, [ola.student], { title });
  await handIn(club, ola.username, given.get(ola.student)?.id, 'Gubię odległość.');
  const desk = await elsewhere(browser, club);
  await signInLive(page, one.username);
  await signInLive(desk, other.username);
  for (const each of [page, desk]) await each.goto('/dojo/user-homework/review');
  const words = (of: Page) => of.getByLabel('Uwagi instruktora');
  await words(page).fill('Patrz na partnera.');
  await words(desk).fill('Wolniej.');
  await desk.getByRole('button', { name: 'Sprawdzone' }).click();
  await expect(desk.getByRole('heading', { name: 'Wszystko sprawdzone' })).toBeVisible();
  await expect(page.getByText('Tę pracę w międzyczasie sprawdził ktoś inny: Tomasz Żuk')).toBeVisible();
  await expect(words(page)).toHaveValue('Patrz na partnera.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Porzuć moje uwagi' }).click();
  await expect(page.getByRole('heading', { name: 'Wszystko sprawdzone' })).toBeVisible();
  await desk.context().close();
});

test('who acts for nobody is told why nothing is there', async ({ page, admin }) => {
  const { username } = await addInstructor(admin, 'Ewelina');
  await signInLive(page, username);
  await page.goto('/dojo/user-homework');
  await expect(page.getByRole('heading', { name: 'Tu będą prace domowe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sprawdzanie prac' })).toBeVisible();
  await expectAccessible(page);
});
