import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { newName, type Office } from '../support/office.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Somebody else of the club, at a device of their own. */
async function elsewhere(browser: Browser, options = {}): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

const light = (page: Page) => page.getByRole('contentinfo').getByRole('button');

/** The page has come to rest, and listens. */
const expectLive = (page: Page) => expect(light(page)).toHaveText('Na żywo');

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('what somebody else changes is in the list without a reload, marked, with focus and scroll where they were', async ({
  page,
  office,
}) => {
  const tasks = office.club.table('task');
  const task = await tasks.save({ title: newName('Kupić maty') });
  await openAs(page, 'dev', '/adm/task');
  await expectLive(page);
  const row = page.getByRole('row').filter({ hasText: task.title });
  await expect(row).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.evaluate(() => window.scrollTo({ top: 40 }));
  const scrolled = await page.evaluate(() => window.scrollY);

  const renamed = await tasks.save({ ...task, title: newName('Kupić dwie maty') });
  const changed = page.getByRole('row').filter({ hasText: renamed.title });
  await expect(changed).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(changed).toHaveAttribute('data-fresh', 'true');
  await expect(search).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(changed).not.toHaveAttribute('data-fresh', 'true');

  await tasks.remove(renamed.id);
  await expect(changed).toHaveCount(0);
});

test('an open form takes what somebody else changes, says so, and keeps what is typed', async ({
  page,
  office,
}) => {
  const tasks = office.club.table('task');
  const stored = await tasks.save({ title: newName('Kupić maty'), description: 'Dwie.', priority: 1 });
  await openAs(page, 'dev', `/adm/task?edit=${stored.id}`);
  await expectLive(page);
  const form = page.getByRole('dialog');
  const title = form.getByRole('textbox', { name: 'Tytuł', exact: true });
  const description = form.getByRole('textbox', { name: 'Opis' });
  const mine = newName('Kupić dwie maty');
  await title.fill(mine);

  let theirs = await tasks.save({ ...stored, description: 'Najlepiej zielone.' });
  await expect(description).toHaveValue('Najlepiej zielone.');
  await expect(title).toHaveValue(mine);
  await expect(title).toBeFocused();
  await expect(form.getByText('Ktoś zmienił tu przed chwilą: Opis.')).toBeVisible();
  await expectAccessible(page);

  await test.step('the same field is settled when it is saved', async () => {
    theirs = await tasks.save({ ...theirs, title: newName('Kupić trzy maty'), priority: 4 });
    await expect(form.getByRole('spinbutton', { name: 'Ważność' })).toHaveValue('4');
    await expect(form.getByText(/Ktoś zmienił tu przed chwilą: Opis, Tytuł, Ważność\./)).toBeVisible();
    await expect(title).toHaveValue(mine);
    await form.getByRole('button', { name: 'Zapisz', exact: true }).click();
    const conflict = form.getByRole('group', { name: 'Ktoś zmienił te dane w międzyczasie' });
    await conflict.getByRole('radio', { name: mine }).check();
    await form.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(form).toHaveCount(0);
    // The form goes at once; what it saves is stored behind it.
    await expect
      .poll(() => tasks.get(stored.id))
      .toMatchObject({
        title: mine,
        description: 'Najlepiej zielone.',
        priority: 4,
      });
  });

  await test.step('a form whose row somebody has removed stays, and says so when it is saved', async () => {
    await page.getByRole('row').filter({ hasText: mine }).getByRole('link').first().click();
    await description.fill('Zielone albo niebieskie.');
    await tasks.remove(stored.id);
    await expect(page.getByRole('row').filter({ hasText: mine })).toHaveCount(0);
    await expect(description).toHaveValue('Zielone albo niebieskie.');
    await form.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(page.getByText(/Być może ktoś to usunął/).first()).toBeVisible();
  });
});

test('many changes at once cost an open page a reading or two', async ({ page, office }) => {
  const tasks = office.club.table('task');
  await openAs(page, 'admin', '/adm/task');
  await expectLive(page);
  let readings = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/task' && request.method() === 'GET') readings += 1;
  });
  const title = newName('Zadanie');
  const save = (number: number) => tasks.save({ title: `${title} ${number}`, priority: 1 });
  const rows = await Promise.all(Array.from({ length: 50 }, (_, number) => save(number)));
  await expect(page.getByRole('row').filter({ hasText: title }).first()).toBeVisible();
  expect(readings).toBeLessThanOrEqual(3);
  await tasks.batch({ remove: rows.map(({ id }) => id) });
});

test('two instructors on two phones take one roll call @phone', async ({ page, browser, office }) => {
  const { id } = await office.startTraining(newName('Razem'));
  const [first, second] = (await office.namesOnRollCall(id)) as [string, string];
  const theirs = await elsewhere(browser, phone);
  await openAs(page, 'instruktor', `/dojo/training/${id}`);
  await openAs(theirs, 'admin', `/dojo/training/${id}`);
  await expectLive(page);
  await expectLive(theirs);
  const [here, there] = [rollCallOn(page), rollCallOn(theirs)];

  await here.name(first).tap();
  await there.expectMark(first, 'Obecność');
  await there.put(second, 'Spóźnienie');
  await here.expectMark(second, 'Spóźnienie');
  await here.expectCount('Obecność', 1);
  await there.expectCount('Obecność', 1);
  await here.expectSaved();
  await there.expectSaved();
  await theirs.context().close();
});

/** Lets instructors open the lists of the administration. @returns what takes it back */
async function letInstructorsIn({ club }: Office): Promise<() => Promise<void>> {
  const [group] = (await club.table('groupright').list({ name: 'Instructors' })).results;
  const { id } = await club
    .table('rightto')
    .save({ group: group?.id ?? '', right: 'Menu:Administration4Admin' });
  return () => club.table('rightto').remove(id);
}

test('a right that is taken away goes from the open page of whoever had it', async ({
  page,
  browser,
  office,
}) => {
  const takeBack = await letInstructorsIn(office);
  const theirs = await elsewhere(browser);
  await openAs(theirs, 'instruktor', '/dashboard');
  const places = theirs
    .getByRole('navigation', { name: 'Menu główne' })
    .getByRole('link', { name: 'Miejsca' });
  await expect(places).toBeVisible();
  await expectLive(theirs);
  await takeBack();
  await expect(places).toHaveCount(0, { timeout: 5_000 });
  await theirs.context().close();
  await page.close();
});

test('whoever has a page open is led away from it when an administrator takes the right to it', async ({
  page,
  office,
}) => {
  const takeBack = await letInstructorsIn(office);
  await openAs(page, 'instruktor', '/adm/workplace');
  await expect(page.getByRole('heading', { level: 1, name: 'Miejsca' })).toBeVisible();
  await expectLive(page);
  await takeBack();
  await expect(page).toHaveURL(/\/accessdenied/, { timeout: 5_000 });
});

test('a tab that has no network for a minute misses nothing, and is not loaded anew', async ({
  page,
  context,
  office,
}) => {
  const places = office.club.table('workplace');
  const add = () => places.save({ name: newName('Sala') });
  const [renamed, removed] = [await add(), await add()];
  const lines: { close(): void }[] = [];
  const told: string[] = [];
  await page.routeWebSocket(/\/api\/websocket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      told.push(String(frame));
      socket.send(frame);
    });
    lines.push(socket);
  });
  // The minute is the page's: its clock goes forward, so that it asks for what a minute may have brought.
  await page.clock.install();
  await openAs(page, 'admin', '/adm/workplace?q=Sala');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row(removed.name)).toBeVisible();
  await expectLive(page);
  // What was told last is what it asks from.
  const last = await add();
  await expect(row(last.name)).toBeVisible();
  const before = await page.evaluateHandle(() => document);

  await context.setOffline(true);
  for (const line of lines) line.close();
  await expect(light(page)).toHaveText('Nie na żywo');
  const now = await places.save({ ...renamed, name: newName('Sala') });
  await places.remove(removed.id);
  const added = await add();
  told.length = 0;
  await page.clock.fastForward('01:00');
  await expect(light(page)).toHaveText('Nie na żywo');

  await context.setOffline(false);
  await expectLive(page);
  await expect(row(now.name)).toBeVisible();
  await expect(row(added.name)).toBeVisible();
  await expect(row(removed.name)).toHaveCount(0);
  await expect(row(renamed.name)).toHaveCount(0);
  expect(await page.evaluate((document) => document === window.document, before)).toBe(true);
  // Each was told of, as it happened; nobody said that all is to be read anew.
  const news = told.filter((frame) => frame.startsWith('MESSAGE') && frame.includes('/topic/workplace'));
  for (const { id } of [now, removed, added]) expect(news.join()).toContain(id);
  expect(news.join()).not.toContain('refetch:true');
  for (const { id } of [now, added, last]) await places.remove(id);
});

test('a page whose line was cut says so, and misses nothing of what was changed meanwhile', async ({
  page,
  office,
}) => {
  const lines: { close(): void }[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/api\/websocket/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    lines.push(socket);
  });
  await openAs(page, 'admin', '/adm/workplace');
  await expectLive(page);
  isCut = true;
  for (const line of lines) await line.close();
  await expect(light(page)).toHaveText('Nie na żywo');
  await light(page).click();
  const about = page.getByRole('dialog', { name: 'Nie na żywo' });
  await expect(about).toContainText('następna próba za chwilę');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(about).toHaveCount(0);

  const { id, name } = await office.club.table('workplace').save({ name: newName('Sala') });
  isCut = false;
  await expectLive(page);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await office.club.table('workplace').remove(id);
});

test('the tabs of a browser share one line, and when the tab that has it is closed another takes over', async ({
  page,
  context,
  office,
}) => {
  const lines: Page[] = [];
  const count = (tab: Page) => tab.on('websocket', () => lines.push(tab));
  count(page);
  await openAs(page, 'dev', '/adm/task');
  await expectLive(page);
  const other = await context.newPage();
  count(other);
  await openAs(other, 'dev', '/adm/task');
  await expectLive(other);
  expect(lines).toEqual([page]);

  const tasks = office.club.table('task');
  const { id, title } = await tasks.save({ title: newName('Umyć maty'), priority: 1 });
  const shown = other.getByRole('row').filter({ hasText: title });
  await expect(shown).toBeVisible();
  await page.close();
  await tasks.remove(id);
  await expect(shown).toHaveCount(0);
  await expectLive(other);
  expect(lines).toEqual([page, other]);
});
