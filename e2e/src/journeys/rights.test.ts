import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { newName } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

test('a right given by a switch is used at the next request, shown in the open menu, explained, and taken back', async ({
  page,
  browser,
}) => {
  // Somebody else of the club, at a computer of their own.
  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, 'instruktor', '/dashboard');
  const menu = theirs.getByRole('navigation', { name: 'Menu główne' });
  await expect(menu.getByRole('link', { name: 'Pulpit' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Miejsca' })).toHaveCount(0);

  await openAs(page, 'admin', '/adm/rightto');
  await page.getByRole('radio', { name: /^Instruktorzy/ }).check();
  const lists = page.getByRole('switch', { name: 'Menu: listy Administracji i Dojo: podgląd' });
  await expect(lists).not.toBeChecked();
  await lists.check();
  await expect(page.getByText('Instruktorzy: włączono „Menu: listy Administracji i Dojo”.')).toBeVisible();

  await test.step('their open menu has it when they come back to the window', async () => {
    await comeBack(theirs);
    await expect(menu.getByRole('link', { name: 'Miejsca' })).toBeVisible();
  });

  await test.step('why they may is told way by way', async () => {
    await choose(page, 'Prawo', 'Menu: listy');
    await choose(page, 'Dlaczego ta osoba?', 'instruktor');
    await expect(
      page.getByRole('heading', { name: 'Tak, ma prawo „Menu: listy Administracji i Dojo”' }),
    ).toBeVisible();
    const path = page.getByRole('list', { name: /^Tak, ma prawo/ });
    await expect(path.getByRole('listitem')).toHaveText([
      /instruktor/,
      /Jest w grupie Instruktorzy/,
      /Grupa ma prawo/,
    ]);
    await expect(lists).toHaveAccessibleDescription('o to prawo pytasz');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  await test.step('undone, it is gone from the answer, the switch and their menu', async () => {
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(lists).not.toBeChecked();
    await expect(page.getByRole('heading', { name: /^Nie, nie ma prawa/ })).toBeVisible();
    await comeBack(theirs);
    await expect(menu.getByRole('link', { name: 'Miejsca' })).toHaveCount(0);
  });
  await theirs.context().close();
});

test('the menu of a group is shown as its people see it', async ({ page, browser }) => {
  await openAs(page, 'admin', '/adm/rightto');
  for (const [group, user] of [
    ['Członkowie', 'czlonek'],
    ['Instruktorzy', 'instruktor'],
  ] as const) {
    const theirs = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await openAs(theirs, user, '/dashboard');
    const own = theirs.getByRole('navigation', { name: 'Menu główne' }).getByRole('link');
    await expect(own.filter({ hasText: 'Dni wolne' })).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(`^${group}`) }).check();
    const shown = page.getByRole('region', { name: `Menu: ${group}` }).getByRole('listitem');
    // How much waits at a page comes a moment later, and is theirs alone.
    const labels = (await own.allTextContents()).map((text) => text.replace(/\d+$/, ''));
    await expect(shown).toHaveText(labels);
    await theirs.context().close();
  }
});

test('a window that nobody touches has in its menu what another has allowed meanwhile', async ({
  page,
  office,
}) => {
  const rights = office.club.table('rightto');
  const [group] = (await office.club.table('groupright').list({ name: 'Instructors' })).results;
  await page.clock.install();
  await openAs(page, 'instruktor', '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  await expect(menu.getByRole('link', { name: 'Pulpit' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Miejsca' })).toHaveCount(0);

  const { id } = await rights.save({ group: group?.id ?? '', right: 'Menu:Administration4Admin' });
  // What asks now and then has begun once the browser has nothing else to do.
  await expect(async () => {
    await page.clock.fastForward('00:31');
    await expect(menu.getByRole('link', { name: 'Miejsca' })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await rights.remove(id);
  await page.clock.fastForward('00:31');
  await expect(menu.getByRole('link', { name: 'Miejsca' })).toHaveCount(0);
});

test('a new group has five rights and its first person within eight taps', async ({ page, office }) => {
  const name = newName('Skarbnicy');
  await openAs(page, 'admin', '/adm/rightto');
  await expect(page.getByRole('radio', { name: /^Członkowie/ })).toBeVisible();
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Nowa grupa' }).click();
  await expect(page.getByLabel('Nazwa')).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();

  await page.getByRole('switch', { name: 'Sprzęt: zmiana' }).check();
  await page.getByRole('switch', { name: 'Wypożyczenia: zmiana' }).check();
  await page.getByRole('switch', { name: 'Uczniowie: podgląd' }).check();
  const told = page.getByRole('region', { name: 'Powiadomienia' });
  await expect(told.getByText(`${name}: włączono „Uczniowie: podgląd”.`)).toBeVisible();
  await expect(told.getByRole('listitem')).toHaveCount(1);
  const people = page.getByRole('region', { name: `W grupie ${name}` });
  await expect(people.getByText('Nikogo jeszcze tu nie ma.')).toBeVisible();
  await people.getByRole('combobox', { name: 'Dodaj osobę' }).click();
  await page.keyboard.type('Katarzyna Lis');
  await page.getByRole('option', { name: /Katarzyna Lis/ }).click();
  await expect(people.getByRole('listitem')).toHaveText([/Katarzyna Lis/]);
  await expect(people.getByRole('combobox', { name: 'Dodaj osobę' })).toBeFocused();
  expect(await taps()).toBeLessThanOrEqual(8);
  await expectAccessible(page);

  const [group] = (await office.club.table('groupright').list({ name })).results;
  const held = await office.club.table('rightto').list({ group: group?.id ?? '', sort: 'right,asc' });
  expect(held.results.map(({ right }) => right)).toEqual([
    'Item:Read',
    'Item:Write',
    'ItemLoan:Read',
    'ItemLoan:Write',
    'Student:Read',
  ]);
  await page.getByRole('button', { name: 'Cofnij' }).last().click();
  await expect(people.getByRole('listitem')).toHaveCount(0);
});

test('the group that an address names for somebody new is chosen, after a reload too, and goes with the form', async ({
  page,
  office,
}) => {
  const [group] = (await office.club.table('groupright').list({ name: 'Instructors' })).results;
  await openAs(page, 'admin', `/adm/user?edit=new&group=${group?.id}`);
  const form = page.getByRole('dialog');
  await expect(form.getByRole('checkbox', { name: /^Instruktorzy/ })).toBeChecked();
  await page.reload();
  await expect(form.getByRole('checkbox', { name: /^Instruktorzy/ })).toBeChecked();
  await form.getByRole('button', { name: 'Anuluj' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/adm\/user$/);
});

test('who may change may see too; a refusal is said, and the switch goes back', async ({ page, office }) => {
  const rights = office.club.table('rightto');
  const [group] = (await office.club.table('groupright').list({ name: 'Developers' })).results;
  const held = async () =>
    (await rights.list({ group: group?.id ?? '', size: 200 })).results
      .map(({ right }) => right)
      .filter((right) => right.startsWith('Exam:'))
      .sort();

  await openAs(page, 'admin', `/adm/rightto?group=${group?.id}`);
  const read = page.getByRole('switch', { name: 'Egzaminy: podgląd' });
  const change = page.getByRole('switch', { name: 'Egzaminy: zmiana' });
  // By the keyboard alone.
  await change.focus();
  await page.keyboard.press('Space');
  await expect(read).toBeChecked();
  await expect.poll(held).toEqual(['Exam:Read', 'Exam:Write']);
  await read.press('Space');
  await expect(change).not.toBeChecked();
  await expect.poll(held).toEqual([]);

  await page.route('**/api/rightto/batch', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 409, code: 'duplicate', title: 'x', detail: 'Ktoś był szybszy.' }),
    }),
  );
  await change.press('Space');
  await expect(page.getByText('Ktoś był szybszy.')).toBeVisible();
  await expect(change).not.toBeChecked();
});

test('administrators can’t lock the club out: none of their switches moves, and it is said why', async ({
  page,
}) => {
  await openAs(page, 'admin', '/adm/rightto');
  await page.getByRole('radio', { name: /^Administratorzy/ }).check();
  const users = page.getByRole('switch', { name: 'Użytkownicy: zmiana' });
  await expect(users).toHaveAccessibleDescription(/zawsze mogą wszystko/);
  await users.click();
  await expect(users).toBeChecked();
});

test('the groups of every club are called in the language of the page, wherever they are named', async ({
  page,
  office,
}) => {
  const { results: groups } = await office.club.table('groupright').list({ system: true });
  expect(groups).toHaveLength(4);
  const [user] = (await office.club.table('user').list({ username: 'instruktor' })).results;
  await openAs(page, 'admin', '/adm/groupright');
  for (const path of [
    '/adm/groupright',
    '/adm/useringroupright',
    '/adm/rightto',
    `/adm/user?edit=${user?.id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByText('Instruktorzy', { exact: true }).first()).toBeVisible();
    for (const { name } of groups) await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  }
  await page.goto('/adm/groupright');
  await test.step('and are found by that', async () => {
    const rows = page.getByRole('rowheader');
    const search = page.getByRole('searchbox');
    await expect(rows.filter({ hasText: 'Członkowie' })).toBeVisible();
    const shown = await rows.allTextContents();
    for (const name of shown) {
      await search.fill(name);
      await expect(rows).toHaveText([name]);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Szukaj stron/ }).fill('czlonk');
    await page.getByRole('group', { name: 'Grupy' }).getByRole('option', { name: 'Członkowie' }).click();
    await expect(page.getByRole('dialog', { name: 'Członkowie' })).toBeVisible();
    await page.keyboard.press('Escape');
    await search.fill('');
  });
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  for (const { name } of groups) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await test.step('and so is what they are for', async () => {
    const expectNonePolish = async () => {
      for (const { description } of groups) await expect(page.getByText(description ?? '')).toHaveCount(0);
    };
    const inEnglish = page.getByText('They lead trainings and call the roll', { exact: true });
    await expect(inEnglish).toBeVisible();
    await expectNonePolish();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('instructors');
    await expect(page.getByRole('option', { name: 'Instructors' })).toBeVisible();
    await expectNonePolish();
    await page.goto('/adm/user?edit=new');
    await expect(inEnglish).toBeVisible();
    await expectNonePolish();
  });
});

test('in the colours of the system the chosen group is read as a whole', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'admin', '/adm/rightto');
  const chosen = page.locator('label:has(:checked)', { hasText: 'Instruktorzy' });
  const colourOf = (text: RegExp) => chosen.getByText(text).evaluate((part) => getComputedStyle(part).color);
  expect(await colourOf(/^\d+ os/)).toBe(await colourOf(/^Instruktorzy$/));
});

async function comeBack(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes('/users/hasrightto/paths/'));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await answered;
}

async function choose(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option').filter({ hasText: typed }).first().click();
}

test('rights are listed, narrowed and chosen in people’s words, with their codes beside', async ({
  page,
  office: { club },
}) => {
  const group = await club.table('groupright').save({ name: newName('Grupa') });
  const rights = club.table('rightto');
  for (const right of ['Student:Read', 'DayOff:Write', 'Sauna:Open'])
    await rights.save({ group: group.id, right });
  await openAs(page, 'admin', `/adm/rightto?view=list&group=${group.id}`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'Uczniowie: podgląd' })).toContainText('Student:Read');
  await expect(rows.filter({ hasText: 'Sauna:Open' })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }

  await page.getByRole('group', { name: 'Filtry' }).getByRole('button', { name: 'Prawo' }).click();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const narrowed = page.getByRole('combobox', { name: 'Prawo' });
  for (const typed of ['dayoff:wr', 'dni wolne: zm']) {
    await narrowed.fill(typed);
    await expect(page.getByRole('option')).toHaveText([/^Dni wolne: zmiana\s*DayOff:Write$/]);
  }
  await page.getByRole('option').click();
  await expect(rows.filter({ hasText: 'Uczniowie: podgląd' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Dni wolne: zmiana' })).toBeVisible();
  await test.step('one of the club’s own is found too, and stays in the address', async () => {
    await narrowed.fill('sauna');
    await page.getByRole('option', { name: 'Sauna:Open' }).click();
    await expect(rows.filter({ hasText: 'Sauna:Open' })).toBeVisible();
    await page.reload();
    await expect(rows.filter({ hasText: 'Sauna:Open' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Dni wolne: zmiana' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Uczniowie: podgląd' })).toHaveCount(0);
  });

  await page.getByRole('link', { name: 'Dni wolne: zmiana' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('heading', { level: 2 })).toHaveText(`${group.name}: Dni wolne: zmiana`);
  await form.getByRole('combobox', { name: 'Prawo' }).fill('dni wolne: podgl');
  await page.getByRole('option', { name: /Dni wolne: podgląd/ }).click();
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano.')).toBeVisible();
  const kept = (await rights.list({ group: group.id, sort: 'right,asc' })).results;
  expect(kept.map(({ right }) => right)).toEqual(['DayOff:Read', 'Sauna:Open', 'Student:Read']);

  await test.step('and told of in them in their history and in the log', async () => {
    await page.goto(`/adm/rightto?view=list&group=${group.id}`);
    await page.getByRole('link', { name: 'Dni wolne: podgląd' }).click();
    await form.getByRole('tab', { name: 'Historia' }).click();
    await expect(form.getByRole('tabpanel')).toContainText('Dni wolne: zmiana');
    await expect(form.getByRole('tabpanel')).not.toContainText('DayOff:');
    await page.goto('/adm/audit-log?table=rightto');
    const changed = page.getByRole('row').filter({ hasText: 'Dni wolne: podgląd' }).first();
    await expect(changed).toContainText('Dni wolne: zmiana');
    await expect(page.getByRole('table')).not.toContainText('DayOff:');
  });
  await club.table('groupright').remove(group.id);
});
