import type { Locator, Page, Route } from '@playwright/test';
import { createClub } from '@tatami/sdk';
import { expectAccessible } from '../support/accessible.ts';
import { exampleClub } from '../support/example-club.ts';
import { test } from '../support/kept-browser-test.ts';
import { inMinutes, newName } from '../support/office.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { countTaps } from '../support/taps.ts';
import { expect } from '../support/test.ts';

for (const tag of ['@desktop', '@phone']) {
  test(`a member says that they will come, and takes back what they said ${tag}`, { tag }, async ({
    page,
    office,
  }) => {
    const title = newName('Trening wspólny');
    await office.clearMarks('Katarzyna Lis');
    const { id } = await office.planTraining({ title, startsAt: inMinutes(20), section: 'adult' });

    await openHome(page, 'czlonek');
    await page.getByRole('link', { name: title }).click();
    const own = page.getByRole('region', { name: 'Twoja obecność' });
    const answer = (name: string) => own.getByRole('button', { name, exact: true });
    const said = own.getByRole('status');
    const back = answer('Cofnij');
    await expect(said).toHaveText('Bez odpowiedzi');
    // A device that has none of the fonts which stand in for ours sets them wider than it: until ours is there it moves.
    await page.evaluate(() => new Promise(requestAnimationFrame).then(() => document.fonts.ready));
    const places = await placesOf(own);
    /** The focus is on what was pressed, and nothing has moved. */
    const expectQuiet = async (pressed: Locator) => {
      await expect(pressed).toBeFocused();
      const now = await placesOf(own);
      expect(now).toHaveLength(places.length);
      // Where a pixel begins is rounded anew.
      for (const [at, place] of places.entries()) expect(Math.abs(place - (now[at] ?? 0))).toBeLessThan(1);
    };

    for (const [press, becomes] of [
      ['Będę', 'Będziesz'],
      ['Jestem', 'Obecność'],
    ] as const) {
      const taps = await countTaps(page);
      await answer(press).click();
      await expect(said).toHaveText(becomes);
      expect(await taps()).toBe(1);
      await expectQuiet(back);
      await back.click();
      await expect(said).toHaveText('Bez odpowiedzi');
      expect(await taps()).toBe(2);
      await expectQuiet(answer(press));
    }

    const taps = await countTaps(page);
    await answer('Nie będę').click();
    const sheet = page.getByRole('dialog', { name: 'Nie będziesz na treningu' });
    await expect(sheet.getByText(title)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Choroba' }).click();
    await expect(said).toHaveText(/^Nie będziesz\s*Choroba$/);
    expect(await taps()).toBe(2);
    await expectQuiet(back);

    // It is said before it is stored: whoever leaves in between is asked whether they mean to.
    await expect.poll(() => office.countMarks(id)).toBe(1);
    await page.reload();
    await expect(said).toHaveText(/^Nie będziesz\s*Choroba$/);
    await answer('Będę').click();
    await expect(said).toHaveText('Będziesz');
    await back.click();
    await expect(said).toHaveText('Bez odpowiedzi');
  });
}

/** Where the buttons stand, in pixels. */
const placesOf = (own: Locator) =>
  own.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

test('an answer that is not stored yet is taken back by a key', async ({ page, office }) => {
  const title = newName('Trening wspólny');
  await office.clearMarks('Katarzyna Lis');
  await office.planTraining({ title, startsAt: inMinutes(60), section: 'adult' });
  await openHome(page, 'czlonek');
  await page.getByRole('link', { name: title }).click();
  const own = page.getByRole('region', { name: 'Twoja obecność' });
  const said = own.getByRole('status');
  const held = Promise.withResolvers<void>();
  const answers: unknown[] = [];
  await page.route('**/api/training/*/presences', async (route) => {
    await held.promise;
    const answer = await route.fetch();
    answers.push(await answer.json());
    await route.fulfill({ response: answer });
  });
  await own.getByRole('button', { name: 'Będę', exact: true }).press('Enter');
  await own.getByRole('button', { name: 'Cofnij' }).press('Enter');
  await expect(said).toHaveText('Bez odpowiedzi');
  held.resolve();
  await expect.poll(() => answers.at(-1)).toEqual([]);
  await expect(said).toHaveText('Bez odpowiedzi');
});

test('what was taken back is taken back, though the answer got lost', async ({ page, office }) => {
  const title = newName('Trening wspólny');
  await office.clearMarks('Katarzyna Lis');
  await office.planTraining({ title, startsAt: inMinutes(60), section: 'adult' });
  await openHome(page, 'czlonek');
  await page.getByRole('link', { name: title }).click();
  const own = page.getByRole('region', { name: 'Twoja obecność' });
  const stored = page.waitForResponse(/\/training\/[^/]+\/presences$/);
  await own.getByRole('button', { name: 'Będę', exact: true }).click();
  await expect(own.getByText('Będziesz', { exact: true })).toBeVisible();
  await (await stored).finished();

  const answers: unknown[] = [];
  await page.route('**/api/training/*/presences', async (route) => {
    const answer = await route.fetch();
    answers.push(await answer.json());
    if (answers.length === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await own.getByRole('button', { name: 'Cofnij' }).click();
  const said = own.getByRole('status');
  await expect(said).toHaveText(/^Bez odpowiedzi\s*czeka na wysłanie$/);
  await expect(said).toHaveText('Bez odpowiedzi');
  expect(answers).toEqual([[], []]);
  await expect(page.getByRole('region', { name: 'Powiadomienia' }).getByRole('listitem')).toHaveCount(0);
});

test('a year on the mat stands below what comes next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openHome(page, 'czlonek');
  const year = page.getByRole('region', { name: 'Rok na macie' });
  await year.scrollIntoViewIfNeeded();
  await expect(year.getByText(/^(tydzień|tygodnie|tygodni) z rzędu, rekord \d+$/)).toBeVisible();
  await expect(year.getByRole('grid', { name: /^Treningi w ostatnim roku/ })).toBeVisible();
  await expectAccessible(page);
});

test('a parent says it for each child, and of one who is ill for a week', async ({ page, office }) => {
  const title = newName('Trening dzieci');
  const { id } = await office.planTraining({ title, startsAt: inMinutes(60), section: 'kids' });
  // Whatever else the club holds today, it is not the next one: their home has it among those that come.
  await office.planTraining({ title: newName('Przedtem'), startsAt: inMinutes(30), section: 'kids' });
  await office.clearMarks('Antoni Mazur');
  await office.clearMarks('Zofia Mazur');

  await openHome(page, 'rodzic');
  const taps = await countTaps(page);
  await page.getByRole('link', { name: title }).click();
  const own = page.getByRole('region', { name: 'Obecność dzieci' });
  const said = (name: string) => own.getByRole('status').filter({ hasText: name });
  const sheet = page.getByRole('dialog', { name: 'Antoni: nie będzie na treningu' });
  const isIll = async () => {
    await own.getByRole('button', { name: 'Choruje do …: Antoni' }).click();
    await expect(sheet.getByRole('radio', { name: 'Tydzień' })).toBeChecked();
    await sheet.getByRole('button', { name: 'Choroba' }).click();
    await expect(said('Antoni')).toHaveText(/Nie będzie\s*Choroba$/);
  };
  await isIll();
  expect(await taps()).toBeLessThanOrEqual(4);

  const excused = page.getByRole('region', { name: 'Powiadomienia' }).getByRole('listitem');
  await expect(excused).toContainText(/Nieobecność na \d+ trening/);
  await excused.getByRole('button', { name: 'Cofnij' }).click();
  await expect(said('Antoni')).toHaveText(/Bez odpowiedzi$/);
  await isIll();
  // It is said before it is stored.
  await expect.poll(() => office.countMarks(id)).toBe(1);
  await own.getByRole('button', { name: 'Choruje do …: Antoni' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Nieobecność w tym czasie jest już zgłoszona.');
  await expect(sheet.getByRole('button', { name: 'Usprawiedliw', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await own.getByRole('button', { name: 'Będzie: Zofia', exact: true }).click();
  await expect(said('Zofia')).toHaveText(/Będzie$/);
  await expect(own.getByRole('button', { name: 'Cofnij: Zofia' })).toBeFocused();
  await expect.poll(() => office.countMarks(id)).toBe(2);

  await page.goto('/dashboard');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row).toContainText(/Nie będzie\s*Choroba/);
  await expectAccessible(page);

  // Whoever calls the roll reads why.
  await openAs(page, 'instruktor', `/dojo/training/${id}`);
  await expect(rollCallOn(page).row('Mazur Antoni')).toContainText(/Usprawiedliwienie\s*Choroba/);
  await office.clearMarks('Antoni Mazur');
  await office.clearMarks('Zofia Mazur');
});

/**
 * Lets the next answer that tells of the home know of what is said first, and come once `isDue`. Those after it don’t come:
 * what is shown then is what the app knows by itself.
 */
async function answerHomeLate(page: Page, isSaid: Promise<unknown>, isDue: Promise<unknown>) {
  const asked = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  const come = Promise.withResolvers<void>();
  const answer = async (route: Route) => {
    asked.resolve();
    await isSaid;
    const response = await route.fetch();
    read.resolve();
    await isDue;
    await route.fulfill({ response });
    come.resolve();
  };
  await page.route('**/api/home', () => {});
  await page.route('**/api/home', answer, { times: 1 });
  return { asked: asked.promise, read: read.promise, come: come.promise };
}

for (const [who, own, name] of [
  ['czlonek', 'Twoja obecność', 'Katarzyna Lis'],
  ['rodzic', 'Obecność dzieci', 'Antoni Mazur'],
] as const)
  for (const [days, excuse, taken] of [
    ['one day', /^Nie będ(ę$|zie: Antoni$)/, 'where it was said'],
    ['several days', /^Choruj(ę do …$|e do …: Antoni)/, 'from the message'],
  ] as const)
    test(`an excuse of ${days} that ${who} has taken back ${taken} is given again at once, though an answer in between comes late`, async ({
      page,
      office,
    }) => {
      const title = newName('Trening');
      const section = who === 'rodzic' ? 'kids' : 'adult';
      await office.clearMarks(name);
      const { id } = await office.planTraining({ title, startsAt: inMinutes(60), section });
      await office.planTraining({ title: newName('Nazajutrz'), startsAt: inMinutes(25 * 60), section });
      await openHome(page, who);
      await page.getByRole('link', { name: title }).click();
      const mark = page.getByRole('region', { name: own });
      const said = mark.getByRole('status').filter({ hasText: who === 'rodzic' ? 'Antoni' : '' });
      const back = mark.getByRole('button', { name: /^Cofnij(: Antoni)?$/ });
      const stored = () => page.waitForResponse(/\/training\/[^/]+\/presences$/);
      const give = async () => {
        await mark.getByRole('button', { name: excuse }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Wyjazd' }).click();
        await expect(said).toHaveText(/Wyjazd$/);
      };
      const takeBack = async () => {
        const notice = page.getByRole('region', { name: 'Powiadomienia' }).getByRole('listitem');
        if (days === 'one day') await back.click();
        else await notice.getByRole('button', { name: 'Cofnij' }).first().click();
        await expect(said).toHaveText(/Bez odpowiedzi$/);
      };

      // What was read of it is old from here on, and read when the sheet opens.
      await give();
      await expect.poll(() => office.countMarks(id)).toBe(1);
      await takeBack();
      await expect.poll(() => office.countMarks(id)).toBe(0);

      const [isSaid, isDue] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const home = await answerHomeLate(page, isSaid.promise, isDue.promise);
      const excused = stored();
      await give();
      await (await excused).finished();
      await home.asked;
      isSaid.resolve();
      await home.read;
      await takeBack();
      await expect.poll(() => office.countMarks(id)).toBe(0);
      isDue.resolve();
      await home.come;
      await give();
      await expect.poll(() => office.countMarks(id)).toBe(1);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await office.clearMarks(name);
    });

test('a training of others says whose it is, and leads to those of one’s own; one that is over says that nothing was marked', async ({
  page,
  office,
}) => {
  const tomorrow = inMinutes(24 * 60);
  const [, , , grade] = (await office.club.table('grade').list({ sort: 'rank,asc' })).results;
  const title = newName('Trening innych');
  const ofYouth = await office.planTraining({ title, startsAt: tomorrow });
  const ofGrades = await office.planTraining({
    title,
    startsAt: tomorrow,
    section: 'adult',
    minGrade: grade?.id ?? '',
  });
  const over = await office.planTraining({ title, startsAt: inMinutes(-50 * 60), section: 'adult' });
  const own = page.getByRole('region', { name: 'Twoja obecność' });

  await openAs(page, 'czlonek', `/dojo/training/${over.id}`);
  await expect(own.getByRole('status')).toHaveText('Bez wpisu');
  await expect(own.getByRole('button')).toHaveCount(0);
  await page.goto(`/dojo/training/${ofGrades.id}`);
  await expect(own).toContainText(`To zajęcia dla innych stopni: od ${grade?.namePl}.`);

  await test.step('in a whole sentence for who may not read grades, which are not asked for then', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/api/users/hasrightto/paths/**', async (route) => {
      const held = await (await route.fetch()).json();
      await route.fulfill({ json: { ...held, 'Grade:Read': false } });
    });
    await page.reload();
    await expect(own.getByText('To zajęcia dla innych stopni.', { exact: true })).toBeVisible();
    expect(asked).not.toContain('/api/grade');
    await page.unrouteAll();
  });

  await page.goto(`/dojo/training/${ofYouth.id}`);
  await expect(own).toContainText('To zajęcia innej grupy: Młodzież.');
  await expectAccessible(page);
  await own.getByRole('link', { name: 'Treningi: Dorośli' }).click();
  await expect(page.getByRole('combobox', { name: 'Grupa' })).toHaveValue('adult');
  await expect(page.getByRole('link', { name: title })).not.toHaveCount(0);

  await openAs(page, 'rodzic', `/dojo/training/${ofYouth.id}`);
  const children = page.getByRole('region', { name: 'Obecność dzieci' });
  await expect(children).toContainText('To zajęcia innej grupy: Młodzież.');
  await expect(children.getByRole('link')).toHaveText('Treningi: Dzieci');
  for (const { id } of [ofYouth, ofGrades, over]) await office.club.table('training').remove(id);
});

for (const tag of ['@desktop', '@phone']) {
  test(`a grown-up lets their guardian in, and out again ${tag}`, { tag }, async ({ page, office }) => {
    const [student] = (await office.club.table('student').list({ q: 'Katarzyna Lis' })).results;
    const [user] = (await office.club.table('user').list({ username: 'rodzic' })).results;
    if (!student || !user) throw new Error('This is not the example club.');
    const guardian = await office.club
      .table('guardian')
      .save({ student: student.id, user: user.id, name: 'Piotr Mazur', relation: 'wujek' });
    const parent = createClub({ baseUrl: `${exampleClub().url}/api` });
    await parent.signIn({ username: 'rodzic', password: 'tatami-demo' });
    const actsFor = async () => (await parent.owner()).students.map(({ id }) => id).includes(student.id);
    expect(await actsFor()).toBe(false);

    await openAs(page, 'czlonek', '/adm/profile');
    const card = page.getByRole('region', { name: 'Moi opiekunowie' });
    await expect(card.getByText('Piotr Mazur')).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Pozwól opiekunom' }).click();
    await expect(card.getByText('Zgoda od')).toBeVisible();
    expect(await actsFor()).toBe(true);
    await page.reload();
    await card.getByRole('button', { name: 'Wycofaj zgodę' }).click();
    await expect(card.getByText('Bez zgody', { exact: true })).toBeVisible();
    expect(await actsFor()).toBe(false);
    await office.club.table('guardian').remove(guardian.id);
  });
}

test('a member takes no roll call, and sees nobody else', async ({ page, office }) => {
  const { id } = await office.planTraining({
    title: newName('Trening dorosłych'),
    startsAt: inMinutes(0),
    section: 'adult',
  });
  const [other] = (await office.club.table('student').list({ q: 'Adamski' })).results;
  if (!other) throw new Error('Nobody of that name trains in the example club.');

  await openHome(page, 'czlonek');
  const token = await tokenOf(page, () => page.goto(`/dojo/training/${id}`));
  await expect(page.getByRole('button', { name: 'Jestem' })).toBeVisible();
  await expect(rollCallOn(page).list).toHaveCount(0);
  await expect(page.getByText('Lista obecności')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Uczniowie' })).toHaveCount(0);

  await test.step('nor by asking the server with their own token', async () => {
    const club = createClub({
      baseUrl: `${new URL(page.url()).origin}/api`,
      storage: { read: () => token, write() {}, clear() {} },
    });
    const training = { params: { path: { id } } };
    const refused = { status: 403 };
    await expect(club.api.GET('/training/{id}/roster', training)).rejects.toMatchObject(refused);
    const { students } = await club.owner();
    const present = [...students, other].map(({ id }) => ({ student: id, status: 'present' as const }));
    for (const body of [present.slice(-1), present]) {
      const call = club.api.PUT('/training/{id}/presences', { ...training, body });
      await expect(call).rejects.toMatchObject(refused);
    }
    const declared = { student: other.id, training: id, status: 'present' as const };
    await expect(club.table('presence').save(declared)).rejects.toMatchObject(refused);
    await expect(club.table('student').get(other.id)).rejects.toMatchObject({ status: 404 });
    const visible = (await club.table('student').list()).results.map((student) => student.id);
    expect(visible).toEqual(students.map((own) => own.id));
  });

  await page.goto('/dojo/student');
  await expect(page).toHaveURL(/\/accessdenied$/);
  await page.goto(`/dojo/student/${other.id}`);
  await expect(page).toHaveURL(/\/notfound$/);
  await expect(page.getByText(other.lastName)).toHaveCount(0);

  await test.step('but themselves', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Stopnie i obecności' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Katarzyna Lis');
    await expect(page.getByRole('button', { name: 'Edytuj' })).toHaveCount(0);
  });
});

/** What the page shows the server to say who it is. */
async function tokenOf(page: Page, visit: () => Promise<unknown>): Promise<string> {
  const [request] = await Promise.all([page.waitForRequest('**/api/authinfo/whoami'), visit()]);
  return (await request.headerValue('authorization'))?.replace('Bearer ', '') ?? '';
}
