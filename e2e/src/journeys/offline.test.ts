import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import type { FrontDoor } from '../support/front-door.ts';
import { test as base } from '../support/front-door-test.ts';
import { inMinutes, newName } from '../support/office.ts';
import {
  expectAppKept,
  expectKept,
  keptIn,
  nothingIsKept,
  nothingWaits,
  others,
  waits,
} from '../support/offline.ts';
import { makeOwnBrowser, type OwnBrowser } from '../support/own-browser.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { type DemoUser, signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const test = base.extend<{ ownBrowser: OwnBrowser }>({
  ownBrowser: async ({ baseURL }, use) => {
    const browser = await makeOwnBrowser(baseURL ?? '');
    await use(browser);
    await browser.discard();
  },
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offline = (page: Page) => page.getByText(/^Brak sieci – widok z \d\d:\d\d/);
const signInButton = (page: Page) => page.getByRole('button', { name: 'Zaloguj się' });

/** Opens a page, and stays until the browser has the app and what was read for it. */
async function visit(page: Page, path: string, title: string | RegExp): Promise<void> {
  const before = (await keptIn(page)).length;
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  await expectAppKept(page);
  await expectKept(page, before + 1);
}

async function signInToStay(page: Page, username: DemoUser): Promise<void> {
  await signIn(page, username, { remember: true });
  // Where the button was may be a link next, whose page would be read ahead.
  await page.mouse.move(0, 0);
  await expectAppKept(page);
  await expectKept(page, 5);
}

/** Signs in where the page has led. */
async function signInHere(page: Page, username: DemoUser): Promise<void> {
  await page.getByLabel('Nazwa użytkownika').fill(username);
  await page.getByLabel('Hasło', { exact: true }).fill('tatami-demo');
  await signInButton(page).click();
}

/** How often marks of a training came to the server. */
const sentTo = (door: FrontDoor, training: string) =>
  door.asked.filter((path) => path === `/api/training/${training}/presences`).length;

test('without a network a signed-in person sees each page as it was last, at its address', async ({
  page,
  context,
  office,
  faults,
}) => {
  const { id, title } = await office.startTraining(newName('Trening bez sieci'));
  const pages = [
    ['/dashboard', /^Cześć/],
    [`/dojo/training/${id}`, title],
    ['/dojo/student', 'Uczniowie'],
  ] as const;
  const names = page.getByRole('table').getByRole('link');
  await signInToStay(page, 'instruktor');
  for (const [path, name] of pages.slice(1)) await visit(page, path, name);
  const before = await names.allTextContents();

  await context.setOffline(true);
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(name);
    await expect(offline(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(signInButton(page)).toHaveCount(0);
  }
  expect(await names.allTextContents()).toEqual(before);
  await expectAccessible(page);

  await test.step('a list that was never read says so in its place, and offers pages that were', async () => {
    await page.getByRole('searchbox').fill('Nikt taki');
    const said = page.getByRole('alert').filter({ hasText: 'Brak połączenia' });
    await expect(said.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one that was never read says so, offers others, and opens when it can', async () => {
    await page.goto('/adm/profile');
    await expect(heading(page)).toHaveText('Brak sieci');
    await expect(signInButton(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText('Brak sieci');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Mój profil', { timeout: 20_000 });
    await expect(page).toHaveURL(/\/adm\/profile$/);
    await expect(offline(page)).toHaveCount(0);
  });

  await test.step('nothing of it is left after signing out, and the next person has none of it', async () => {
    await page.getByRole('link', { name: 'Wyloguj się' }).click();
    await expect(heading(page)).toHaveText('Wylogowano');
    await expect.poll(() => keptIn(page)).toEqual([]);
    await signInToStay(page, 'czlonek');
    await context.setOffline(true);
    await page.goto(`/dojo/training/${id}`);
    await expect(heading(page)).toHaveText('Brak sieci');
    await expect(page.getByText(title)).toHaveCount(0);
    await context.setOffline(false);
  });
  expect(others(faults)).toEqual([]);
});

test('without a network a member reads what is ahead and behind of theirs, and what they say waits', async ({
  page,
  context,
  office,
  faults,
}) => {
  const title = newName('Trening bez sieci');
  const [day = ''] = await office.quietDays(1);
  const { id } = await office.planTraining({ title, startsAt: `${day}T17:00:00Z`, section: 'adult' });
  const pages = [`?week=${day}`, '?view=history', '?view=figures'].map(
    (search) => `/dojo/presence-trainings${search}`,
  );
  await signInToStay(page, 'czlonek');
  // The figures are of what the history has read.
  for (const path of pages.slice(0, 2)) await visit(page, path, 'Obecność');

  await context.setOffline(true);
  for (const path of pages.toReversed()) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Obecność');
    await expect(offline(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: /^Będę: / }).click();
  await expect(row).toContainText('czeka na wysłanie');
  await context.setOffline(false);
  await nothingWaits(page);
  expect(await office.countMarks(id)).toBe(1);
  expect(others(faults)).toEqual([]);
});

test('a form or an import that was never opened says that there is no network, and opens when there is', async ({
  page,
  context,
  faults,
}) => {
  await signInToStay(page, 'admin');
  await visit(page, '/dojo/student', 'Uczniowie');
  await context.setOffline(true);
  for (const search of ['?edit=new', '?import=csv']) {
    await page.goto(`/dojo/student${search}`);
    await expect(heading(page)).toHaveText('Brak sieci');
    await expect(page).toHaveURL(`/dojo/student${search}`);
  }
  await page.goto('/dojo/student');
  await page.getByRole('button', { name: 'Dodaj ucznia' }).click();
  await expect(heading(page)).toHaveText('Brak sieci');
  await expect(heading(page)).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Dodaj ucznia' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/dojo/student?edit=new');
  expect(others(faults).filter((line) => !/Unable to preload CSS|dynamically imported/.test(line))).toEqual(
    [],
  );
});

test('what was seen is offered once, in whichever view, and in the language of the page', async ({
  page,
  context,
  faults,
}) => {
  await signInToStay(page, 'czlonek');
  for (const view of ['?view=list', '']) await visit(page, `/dojo/training${view}`, 'Treningi');
  await visit(page, '/dojo/day-off', 'Dni wolne');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(heading(page)).toHaveText('Days off');
  await expectKept(page, 1);
  await context.setOffline(true);
  await page.goto('/adm/profile');
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    /^Days off/,
    /^Trainings/,
    /^Dashboard/,
  ]);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('My profile', { timeout: 20_000 });
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await expect(heading(page)).toHaveText('Mój profil');
  expect(others(faults)).toEqual([]);
});

test('without a network whoever is not signed in hears so of a page that could not come, and has it when it can', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/login');
  await expectAppKept(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const path of ['/nic', '/register']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Brak sieci');
    await expect(page).toHaveURL(path);
  }
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Załóż konto', { timeout: 20_000 });
  await expect(page).toHaveURL(/\/register$/);
  expect(others(faults)).toEqual([]);
});

test('a home that was seen once is there without a network, with its year', async ({
  page,
  context,
  faults,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInToStay(page, 'czlonek');
  const year = page.getByRole('region', { name: 'Rok na macie' });
  await expect(year.getByRole('grid')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await year.scrollIntoViewIfNeeded();
  await expect(year.getByRole('grid', { name: /^Treningi w ostatnim roku/ })).toBeVisible();
  expect(others(faults)).toEqual([]);
});

test('what was seen and is not kept is not offered without a network', async ({ page, context, faults }) => {
  await signInToStay(page, 'admin');
  for (const [path, title] of [
    ['/adm/profile', 'Mój profil'],
    ['/adm/audit-log', 'Dziennik zmian'],
    ['/nic', 'Wygląda na to, że to nie tędy'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await page.waitForLoadState('networkidle');
  }
  await visit(page, '/dojo/exam', 'Egzaminy');
  await context.setOffline(true);
  await page.goto('/adm/profile');
  const offered = page.getByRole('region', { name: 'Te strony możesz otworzyć bez sieci' }).getByRole('link');
  await expect(offered).toHaveText([/^Egzaminy/, /^Pulpit/]);
  await offered.first().click();
  await expect(heading(page)).toHaveText('Egzaminy');
  expect(others(faults)).toEqual([]);
});

test('what the worker brings by itself is enough to say that there is no network', async ({
  page,
  door,
  faults,
}) => {
  await signInToStay(page, 'instruktor');
  // As if the network had gone before the worker was told what came without it.
  await page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (!worker.includes(new URL(url).pathname)) await cache.delete(url);
    }
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  // Which answer fails first is chance: this one never does.
  await page.route('**/api/about', () => {});
  await door.shut();
  await page.goto('/adm/profile');
  await expect(heading(page)).toHaveText('Brak sieci');
  await door.openAgain();
  await page.unrouteAll();
  await expect(heading(page)).toHaveText('Mój profil');
  expect(others(faults)).toEqual([]);
});

test('a roll call of 20 without a network outlives the browser, which is killed, and is sent once', async ({
  ownBrowser,
  office,
  door,
}) => {
  const { id, title } = await office.startTraining(newName('Trening bez sieci'));
  const people = (await office.namesOnRollCall(id)).slice(0, 20);
  expect(people).toHaveLength(20);
  let context = await ownBrowser.open();
  let page = await context.newPage();
  await signInToStay(page, 'instruktor');
  await visit(page, `/dojo/training/${id}`, title);
  await ownBrowser.expectRemembered();
  await context.setOffline(true);
  let rollCall = rollCallOn(page);
  for (const name of people) await rollCall.name(name).click();
  await expect(waits(page, '20 wpisów czeka')).toBeVisible();
  await ownBrowser.kill();

  context = await ownBrowser.open({ offline: true });
  page = await context.newPage();
  rollCall = rollCallOn(page);
  await page.goto(`/dojo/training/${id}`);
  await expect(waits(page, '20 wpisów czeka')).toBeVisible();
  for (const name of people) await rollCall.expectMark(name, 'Obecność');
  await rollCall.expectCount('Obecność', 0);
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(waits(page, '20 wpisów czeka')).toBeVisible();

  // By itself, on whatever page, and by one of two tabs.
  const other = await context.newPage();
  await other.goto('/dojo/student');
  await expect(waits(other, '20 wpisów czeka')).toBeVisible();
  expect(await office.countMarks(id)).toBe(0);
  expect(sentTo(door, id)).toBe(0);
  await context.setOffline(false);
  for (const tab of [page, other]) await nothingWaits(tab);
  expect(await office.countMarks(id)).toBe(20);
  await nothingIsKept(page);
  await page.goto(`/dojo/training/${id}`);
  await rollCall.expectCount('Obecność', 20);
  expect(sentTo(door, id)).toBe(1);
});

test('the roll calls of the next three days are there without a network, though nobody has opened them', async ({
  page,
  context,
  office,
  faults,
}) => {
  const soon = await office.startTraining(newName('Trening dziś'));
  const later = await office.planTraining({
    title: newName('Trening pojutrze'),
    startsAt: inMinutes(30 * 60),
  });
  const [name = ''] = await office.namesOnRollCall(later.id);
  await signInToStay(page, 'instruktor');
  await visit(page, '/dojo/training', 'Treningi');
  await expectKept(page, 8);
  await context.setOffline(true);
  for (const { id, title } of [soon, later]) {
    await page.goto(`/dojo/training/${id}`);
    await expect(heading(page)).toHaveText(title);
    await expect(rollCallOn(page).name(name)).toBeVisible();
  }
  await rollCallOn(page).put(name, 'Usprawiedliwienie');
  await expect(waits(page, '1 wpis czeka')).toBeVisible();
  await context.setOffline(false);
  await nothingWaits(page);
  expect(await office.countMarks(later.id)).toBe(1);
  expect(others(faults)).toEqual([]);
});

test('what another has marked later than this device stands, and is said beside the name', async ({
  page,
  context,
  office,
  faults,
}) => {
  const { id, title } = await office.startTraining(newName('Trening dwojga'));
  const { data: roster } = await office.club.api.GET('/training/{id}/roster', { params: { path: { id } } });
  const [first, second] = (await office.namesOnRollCall(id)) as [string, string];
  const rollCall = rollCallOn(page);
  await signInToStay(page, 'instruktor');
  await visit(page, `/dojo/training/${id}`, title);
  await context.setOffline(true);
  for (const name of [first, second]) await rollCall.name(name).click();
  await expect(waits(page, '2 wpisy czekają')).toBeVisible();
  const student = roster?.students[0]?.student as string;
  await office.club.table('presence').save({ student, training: id, status: 'late' });
  await context.setOffline(false);
  await nothingWaits(page);
  await expect(rollCall.row(first).getByRole('alert')).toContainText('ktoś inny zaznaczył to później niż Ty');
  await rollCall.expectMark(first, 'Spóźnienie');
  await rollCall.expectMark(second, 'Obecność');
  await expectAccessible(page);
  expect(others(faults, '409')).toEqual([]);
});

test('what was marked last before the browser was closed is sent by itself, once there is a network', async ({
  page,
  context,
  office,
  door,
  faults,
}) => {
  const { id, title } = await office.startTraining(newName('Trening bez sieci'));
  const [name = ''] = await office.namesOnRollCall(id);
  await signInToStay(page, 'instruktor');
  await visit(page, `/dojo/training/${id}`, title);
  await context.setOffline(true);
  await rollCallOn(page).name(name).click();
  await expect(waits(page, '1 wpis czeka')).toBeVisible();
  await expect.poll(() => keptIn(page)).toContain('tatami.unsent sender');
  const browser = await openWorkers(page);
  await page.goto('about:blank');
  await context.setOffline(false);
  await browser.sync('tatami.marks', door.url);
  await expect.poll(() => office.countMarks(id)).toBe(1);
  expect(sentTo(door, id)).toBe(1);
  await page.goto(`/dojo/training/${id}`);
  await rollCallOn(page).expectMark(name, 'Obecność');
  await expect.poll(() => keptIn(page)).not.toContain('tatami.unsent sender');
  expect(others(faults)).toEqual([]);
});

/** What the browser does of itself once it has a network: it begins the worker for what it was asked to. */
async function openWorkers(page: Page) {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    sync: (tag: string, origin: string) =>
      client.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false }),
  };
}

test('what a parent says without a network waits for it, through a visit and on, and is sent once', async ({
  page,
  context,
  office,
  door,
  faults,
}) => {
  const names = ['Antoni Mazur', 'Zofia Mazur'];
  for (const name of names) await office.clearMarks(name);
  const title = newName('Trening dzieci');
  const today = await office.planTraining({ title, startsAt: inMinutes(60), section: 'kids' });
  const later = await office.planTraining({ title, startsAt: inMinutes(60 + 2 * 24 * 60), section: 'kids' });
  const markOf = async (training: string, name: string) => {
    const { results } = await office.club.table('presence').list({ training });
    const found = results.find((each) => `${each.studentFirstName} ${each.studentLastName}` === name);
    return found && [found.status, found.note];
  };
  const own = page.getByRole('region', { name: 'Obecność dzieci' });
  const said = (name: string) => own.getByRole('status').filter({ hasText: name });
  const expectWaiting = async () => {
    await expect(said('Zofia')).toHaveText(/Będzie\s*czeka na wysłanie$/);
    await expect(said('Antoni')).toHaveText(/Nie będzie\s*Choroba · czeka na wysłanie$/);
  };

  await signInToStay(page, 'rodzic');
  await visit(page, `/dojo/training/${today.id}`, title);
  await context.setOffline(true);
  await own.getByRole('button', { name: 'Będzie: Zofia', exact: true }).click();
  await expect(waits(page, '1 wpis czeka')).toBeVisible();
  await own.getByRole('button', { name: 'Choruje do …: Antoni' }).click();
  const sheet = page.getByRole('dialog', { name: 'Antoni: nie będzie na treningu' });
  await expect(sheet.getByRole('checkbox', { name: new RegExp(title) })).toHaveCount(2);
  await sheet.getByRole('button', { name: 'Choroba' }).click();
  await expect(waits(page, '\\d+ wpis(y|ów) czeka(ją)?')).toBeVisible();
  await test.step('what was done is told above what waits', async () => {
    const told = await page.getByText(/^Nieobecność na \d+/).boundingBox();
    const waiting = await waits(page, '\\d+ wpis(y|ów) czeka(ją)?').boundingBox();
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(waiting?.y ?? 0);
  });
  await expectWaiting();
  await expectAccessible(page);

  await page.reload();
  await expectWaiting();
  await test.step('what is taken back before it is sent is not said at all', async () => {
    await own.getByRole('button', { name: 'Cofnij: Zofia' }).click();
    await expect(said('Zofia')).toHaveText(/Bez odpowiedzi\s*czeka na wysłanie$/);
    await own.getByRole('button', { name: 'Będzie: Zofia', exact: true }).click();
    await expectWaiting();
  });
  await test.step('signing out asks first', async () => {
    await page.getByRole('link', { name: 'Wyloguj się' }).click();
    await expect(page.getByText(/^\d+ wpis(y|ów) o obecności czeka(ją)? na wysłanie/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zostań' }).click();
    await expect(heading(page)).toHaveText(/^Cześć/);
  });
  await test.step('the next trainings say what was said, and that it waits', async () => {
    // It is next, unless something else goes on.
    const next = page.getByRole('region', { name: title });
    const later = page.getByRole('listitem').filter({ hasText: title });
    await expect(next.or(later).first()).toContainText(/Zapisane na tym urządzeniu|czeka na wysłanie/);
  });

  await context.setOffline(false);
  await nothingWaits(page);
  expect(await markOf(today.id, 'Zofia Mazur')).toEqual(['declared', null]);
  for (const { id } of [today, later]) {
    expect(await markOf(id, 'Antoni Mazur')).toEqual(['excused', 'Choroba']);
    expect(sentTo(door, id)).toBe(1);
  }
  await page.goto(`/dojo/training/${today.id}`);
  await expect(said('Antoni')).toHaveText(/Nie będzie\s*Choroba$/);
  for (const name of names) await office.clearMarks(name);
  expect(others(faults)).toEqual([]);
});

test('what a member has said without a network and may not is told once, and is gone with them', async ({
  page,
  context,
  office,
  door,
  faults,
}) => {
  await office.clearMarks('Katarzyna Lis');
  const title = newName('Trening bez sieci');
  const { id } = await office.planTraining({ title, startsAt: inMinutes(60), section: 'adult' });
  const later = await office.planTraining({
    title: newName('Trening później'),
    startsAt: inMinutes(60 + 2 * 24 * 60),
    section: 'adult',
  });
  const own = page.getByRole('region', { name: 'Twoja obecność' });
  const comes = own.getByRole('button', { name: 'Będę', exact: true });
  const messages = page.getByRole('region', { name: 'Powiadomienia' }).getByRole('listitem');
  await signInToStay(page, 'czlonek');
  await visit(page, `/dojo/training/${later.id}`, later.title);
  await visit(page, `/dojo/training/${id}`, title);
  await context.setOffline(true);
  await comes.click();
  await expect(waits(page, '1 wpis czeka')).toBeVisible();
  await page.goto(`/dojo/training/${later.id}`);
  await comes.click();
  await expect(waits(page, '2 wpisy czekają')).toBeVisible();
  await office.club.table('training').act(id, 'cancel', { reason: 'Awaria ogrzewania' });
  await page.goto('/dashboard');
  await context.setOffline(false);
  await expect(messages).toContainText(`Wpisu o obecności nie zapisano. ${title}, `, { timeout: 20_000 });
  await expect(messages).toContainText(': Ten trening');
  await expect.poll(() => office.countMarks(later.id)).toBe(1);
  await nothingWaits(page);
  await expect(messages).toHaveCount(1);
  await page.reload();
  await expect(heading(page)).toHaveText(/^Cześć/);
  await page.goto(`/dojo/training/${id}`);
  await expect(page.getByText('Awaria ogrzewania')).toBeVisible();
  await expect(messages).toHaveCount(0);
  expect(sentTo(door, id)).toBe(1);

  await test.step('who signs out all the same leaves nothing of it', async () => {
    await office.club.table('training').act(id, 'restore');
    await page.goto(`/dojo/training/${id}`);
    await expect(comes).toBeVisible();
    await context.setOffline(true);
    await comes.click();
    await expect(waits(page, '1 wpis czeka')).toBeVisible();
    // By its address too, where the page has not heard of it yet.
    await page.goto('/logout');
    await expect(page.getByText(/^1 wpis o obecności czeka na wysłanie/)).toBeVisible();
    await page.getByRole('button', { name: 'Wyloguj i usuń' }).click();
    await expect(heading(page)).toHaveText('Wylogowano');
    await expect.poll(() => keptIn(page)).toEqual([]);
    await context.setOffline(false);
    await signInToStay(page, 'czlonek');
    await page.goto(`/dojo/training/${id}`);
    await expect(comes).toBeVisible();
    expect(sentTo(door, id)).toBe(1);
  });
  expect(others(faults, '409')).toEqual([]);
});

test('marks outlive a session that is refused, for whoever has put them and nobody else', async ({
  page,
  context,
  office,
  door,
  faults,
}) => {
  const { id, title } = await office.startTraining(newName('Trening bez sieci'));
  const [first, second] = (await office.namesOnRollCall(id)) as [string, string];
  const rollCall = rollCallOn(page);
  await signInToStay(page, 'instruktor');
  await visit(page, `/dojo/training/${id}`, title);
  await context.setOffline(true);
  for (const name of [first, second]) await rollCall.name(name).click();
  await expect(waits(page, '2 wpisy czekają')).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('tatami.token'));
  await fetch(`${door.url}/api/logout`, { headers: { authorization: `Bearer ${token}` } });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login$/, { timeout: 20_000 });
  await nothingWaits(page);
  await expect.poll(async () => (await keptIn(page)).join()).toMatch(/^tatami\.unsent [^,]+$/);

  await test.step('another person neither sees nor sends them, nor takes them away', async () => {
    const refused = sentTo(door, id);
    await signInHere(page, 'admin');
    await expect(heading(page)).toHaveText(title);
    await rollCall.expectMark(first, null);
    await nothingWaits(page);
    await page.getByRole('link', { name: 'Wyloguj się' }).click();
    await expect(heading(page)).toHaveText('Wylogowano');
    expect(sentTo(door, id)).toBe(refused);
    expect(await office.countMarks(id)).toBe(0);
  });

  await page.getByRole('link', { name: 'Zaloguj się ponownie' }).click();
  await signInHere(page, 'instruktor');
  await expect.poll(() => office.countMarks(id)).toBe(2);
  await page.goto(`/dojo/training/${id}`);
  for (const name of [first, second]) await rollCall.expectMark(name, 'Obecność');
  await rollCall.expectCount('Obecność', 2);
  await nothingWaits(page);
  expect(others(faults, '401')).toEqual([]);
});

test('of what a version before has kept nothing is shown, and what was marked in it is sent', async ({
  page,
  context,
  office,
  door,
  faults,
}) => {
  const { id, title } = await office.startTraining(newName('Trening bez sieci'));
  const [name = ''] = await office.namesOnRollCall(id);
  await signInToStay(page, 'instruktor');
  await visit(page, `/dojo/training/${id}`, title);
  await context.setOffline(true);
  await rollCallOn(page).name(name).click();
  await expect(waits(page, '1 wpis czeka')).toBeVisible();
  await keepAsBefore(page);

  for (const path of ['/dashboard', `/dojo/training/${id}`]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Brak sieci');
    await expect(page.getByText(title)).toHaveCount(0);
  }
  expect(await office.countMarks(id)).toBe(0);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(title, { timeout: 20_000 });
  await rollCallOn(page).expectCount('Obecność', 1);
  await nothingWaits(page);
  expect(sentTo(door, id)).toBe(1);
  expect(others(faults)).toEqual([]);
});

/** Writes anew what is kept, as a version did that knew no reasons: under its own name, and of a mark the status alone. */
function keepAsBefore(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const [name, store] of [
      ['tatami.read', 'answers'],
      ['tatami.unsent', 'marks'],
    ] as const) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const written = opening.result.transaction(store, 'readwrite');
      const going = written.objectStore(store).openCursor();
      going.onsuccess = () => {
        const cursor = going.result;
        if (!cursor) return;
        const { at, statuses }: { at: number; statuses?: Map<string, { status: string }> } = cursor.value;
        const plain = [...(statuses ?? [])].map(([person, { status }]) => [person, status] as const);
        if (statuses) cursor.update({ at, statuses: new Map(plain) });
        else if (cursor.key === 'whose') cursor.update('a version before');
        cursor.continue();
      };
      await new Promise((resolve) => written.addEventListener('complete', resolve));
      opening.result.close();
    }
  });
}
