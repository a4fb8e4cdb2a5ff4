import { extractText, getDocumentProxy } from 'unpdf';
import { addDays, clubToday } from '../support/days.ts';
import { test } from '../support/kept-browser-test.ts';
import { inMinutes, newName } from '../support/office.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

/** What a page has that is of use only on a screen. */
const ofTheScreen = /Szukaj wszędzie|Pulpit|Drukuj|Działania|Grupuj według|Pokaż dane/;

test('roll call, student, list and week are printed as paper, in a dark theme too', async ({
  page,
  office,
}) => {
  // What only paper needs comes once the page is there.
  const expectReady = () => expect(page.locator('#root')).toContainText(/^Aikido Gdańsk/);
  const paper = async () => {
    await expectReady();
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
    // A head of a column that is too narrow for it is broken into lines.
    const sheets = text.map((sheet) => sheet.replaceAll(/\s+/g, ' '));
    expect(sheets.join(' ')).not.toMatch(ofTheScreen);
    expect(sheets[0]).toMatch(/^Aikido Gdańsk \d\d\.\d\d\.\d{4}, \d\d:\d\d /);
    return { sheets, text: sheets.join(' '), totalPages };
  };
  // The list is printed by its own button: what the browser would ask then is not to be answered here.
  await page.addInitScript(() => {
    window.print = () => {};
  });

  await test.step('a roll call has a box for everybody, and the signs of those who have one', async () => {
    const { id } = await office.startTraining(newName('Trening na kartce'));
    const names = await office.namesOnRollCall(id);
    await openAs(page, 'admin', `/dojo/training/${id}`);
    const rollCall = rollCallOn(page);
    await rollCall.name(names[0] ?? '').click();
    await rollCall.expectCount('Obecność', 1);
    await rollCall.expectSaved();
    await page.getByRole('button', { name: 'Ustawienia wyglądu' }).click();
    await page.getByText('Ciemne', { exact: true }).click();
    const { text, totalPages } = await paper();
    for (const name of names) expect(text).toContain(name);
    expect(totalPages).toBe(1);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(rollCall.list.getByRole('radio')).toHaveCount(names.length);
    await expect(rollCall.list.getByRole('radio').locator('svg:visible')).toHaveCount(1);
    await page.emulateMedia({ media: null });
  });

  await test.step('one of nearly fifty people is on one sheet, under what there is to know of it', async () => {
    const { id } = await office.planTraining({
      title: newName('Trening na kartce'),
      startsAt: inMinutes(0),
      section: 'adult',
    });
    const names = await office.namesOnRollCall(id);
    expect(names.length).toBeGreaterThanOrEqual(46);
    await page.goto(`/dojo/training/${id}`);
    await expect(rollCallOn(page).name(names[0] ?? '')).toBeVisible();
    const { text, totalPages } = await paper();
    expect(totalPages).toBe(1);
    expect(text.indexOf('Prowadzący')).toBeLessThan(text.indexOf(names[0] ?? ''));
  });

  await test.step('a profile: what it says, without what can only be filled in or pressed', async () => {
    await page.goto('/adm/profile');
    const firstName = page.getByLabel('Imię');
    await expect(firstName).toHaveValue('Joanna');
    // How long it is depends on how often one has signed in.
    const { text } = await paper();
    expect(text).toContain('Joanna');
    expect(text).not.toMatch(/Obecne hasło|601 234 567|\*|Usunięcie konta/);
    await page.emulateMedia({ media: 'print' });
    await expect(firstName).toHaveCSS('border-style', 'none');
    await page.emulateMedia({ media: null });
  });

  await test.step('an import: what a file may have, without a place to drop it on', async () => {
    await page.goto('/dojo/student?import=csv');
    await expect(page.getByText('Upuść plik tutaj')).toBeVisible();
    const { text } = await paper();
    expect(text).toContain('Jakie kolumny może mieć plik');
    expect(text).not.toMatch(/Upuść plik|Podgląd/);
  });

  await test.step('the club at a glance: its figures', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText('Pokaż dane').first()).toBeVisible();
    const { text } = await paper();
    expect(text).toContain('Obecności tygodniami');
    expect(text).not.toContain('Pokaż dane');
  });

  await test.step('a student: grades, the latest trainings of the year, and how many there are besides; unfolded, all of them', async () => {
    const [student] = (await office.club.table('student').list({ q: 'Adamski Wojciech' })).results;
    await page.goto(`/dojo/student/${student?.id}`);
    const folded = page.getByRole('button', { name: /^Pokaż wszystkie/ });
    await expect(folded).toBeVisible();
    const all = Number((await folded.textContent())?.match(/\d+/)?.[0]);
    const { text, totalPages } = await paper();
    expect(text).toContain('Stopnie');
    expect(text).toMatch(new RegExp(`oraz ${all - 40} wcześniejsz`));
    expect(totalPages).toBeLessThanOrEqual(3);
    await folded.click();
    expect((await paper()).text).not.toContain('wcześniejsz');
  });

  await test.step('a list: all its rows, under their heads on each sheet', async () => {
    await page.goto('/dojo/student');
    const count = Number((await page.getByText(/^\d+ os(?:oba|oby|ób)$/).textContent())?.match(/\d+/)?.[0]);
    const rows = page.getByRole('rowheader');
    await expect(rows).toHaveCount(20);
    await expectReady();
    await page.keyboard.press('Control+p');
    await expect(rows).toHaveCount(count);
    const { sheets } = await paper();
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) expect(sheet).toContain('Nazwisko i imię');
    await expect(rows).toHaveCount(20);
  });

  await test.step('exams: without a column of what can only be pressed', async () => {
    await page.goto('/dojo/exam');
    await expect(page.getByRole('columnheader', { name: 'Protokół' })).toBeVisible();
    const { text } = await paper();
    expect(text).toContain('Zdało');
    expect(text).not.toContain('Protokół');
  });

  await test.step('candidates: with the numbers of their certificates, which are pressed on the screen', async () => {
    await page.goto('/dojo/exam-candidate?result=passed');
    const number = await page
      .getByRole('button', { name: /^C\/\d+/ })
      .first()
      .textContent();
    expect((await paper()).text).toContain(number);
  });

  await test.step('the techniques: under what they are grouped by', async () => {
    await page.goto('/dojo/technik');
    await expect(page.getByRole('radiogroup', { name: 'Grupuj według' })).toBeVisible();
    const { text } = await paper();
    expect(text).toContain('Ai hanmi katate dori');
  });

  await test.step('the rights of a group: which it has', async () => {
    await page.goto('/adm/rightto');
    const rights = page.getByRole('switch', { name: 'Treningi: podgląd' });
    await expect(rights).toBeVisible();
    const { text } = await paper();
    expect(text).not.toContain('Kto to może');
    await page.emulateMedia({ media: 'print' });
    await expect(rights).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step('a week: across, on one sheet', async () => {
    await page.goto('/dojo/training');
    await expect(page.getByRole('button', { name: 'Drukuj tydzień' })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^Tydzień od/ })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    const { text, totalPages } = await paper();
    expect(text).toContain('poniedziałek');
    expect(totalPages).toBe(1);
    // As wide as its sheet, where and with whom goes on in a further line: of a week that no journey plans anything in, for
    // two at one time have half the room each.
    await page.goto(`/dojo/training?week=${addDays(clubToday(), -14)}`);
    await expect(page.getByText('Dzieci – grupa starsza').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 1047, height: 718 });
    const cut = await page
      .getByRole('region', { name: /^Tydzień od/ })
      .getByText(' · ')
      .evaluateAll((places) => places.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    expect(cut).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    // A long day is as well.
    const [day] = await office.quietDays(1);
    for (const hour of ['05', '07', '09', '11', '13', '15', '17', '19'])
      await office.planTraining({ title: newName('Długi dzień'), startsAt: `${day}T${hour}:00:00Z` });
    await page.goto(`/dojo/training?week=${day}`);
    await expect(page.getByText(/^Długi dzień/).first()).toBeVisible();
    expect((await paper()).totalPages).toBe(1);
  });
});

test('a page for signing in is one sheet, without what is filled in there', async ({ page }) => {
  for (const [path, title] of [
    ['/login', 'Onegai shimasu'],
    ['/register', 'Załóż konto'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // The page names the club too: what only paper needs names it before that.
    await expect(page.locator('#root')).toContainText(/^(Aikido Gdańsk){2}/);
    const pdf = await page.pdf({ format: 'A4' });
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
    expect(totalPages).toBe(1);
    expect(text.join(' ')).toContain(title);
    expect(text.join(' ')).not.toMatch(/Nazwa użytkownika|Hasło|E-mail|Imię/);
  }
});

test('a parent’s home is printed in its order, and the year on one sheet', async ({ page }) => {
  await openAs(page, 'rodzic', '/dashboard');
  await expect(page.locator('#root')).toContainText(/^Aikido Gdańsk/);
  await expect(page.getByRole('grid')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  const withYear = text.filter((sheet) => /Rok na macie|z rzędu, rekord|w jednym dniu/.test(sheet));
  expect(withYear).toHaveLength(1);
  const all = text.join(' ');
  expect(all.indexOf('Prowadzi')).toBeLessThan(all.indexOf('Najbliższe dni'));
});

test('an instructor’s home is printed with today before what is to come', async ({ page, office }) => {
  await office.startTraining(newName('Trening na kartce'));
  await openAs(page, 'instruktor', '/dashboard');
  await expect(page.locator('#root')).toContainText(/^Aikido Gdańsk/);
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(text).toMatch(/Dziś, .*Nadchodzące treningi/s);
});

test('the paper of one page of a list says which rows it has, and offers no other page', async ({ page }) => {
  await openAs(page, 'admin', '/dojo/presence');
  const pages = page.getByRole('navigation', { name: 'Strony listy' });
  await expect(pages.getByText('…')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(pages.getByText(/^1–20 z/)).toBeVisible();
  await expect(pages.getByText('…')).toBeHidden();
});

test('a member’s year is printed with how much there was', async ({ page }) => {
  await openAs(page, 'czlonek', '/dashboard');
  await expect(page.locator('#root')).toContainText(/^Aikido Gdańsk/);
  const year = page.getByRole('grid');
  const group = page.getByText('Dorośli', { exact: true }).first();
  await page.getByText('Rok na macie', { exact: true }).scrollIntoViewIfNeeded();
  await expect(year).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(year).toHaveCSS('print-color-adjust', 'exact');
  await expect
    .poll(() =>
      group.evaluate(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement, '::before').printColorAdjust,
      ),
    )
    .toBe('exact');
});

test('a page that has only just come is printed without what stands around it, on no more sheets than it fills', async ({
  page,
  faults,
}) => {
  const print = async () => {
    await expect(page.getByRole('heading', { name: 'Najbliższe dni' })).toBeVisible();
    const pdf = await page.pdf({ format: 'A4' });
    return extractText(await getDocumentProxy(new Uint8Array(pdf)));
  };
  await openAs(page, 'czlonek', '/dashboard');
  await page.waitForLoadState('networkidle');
  const whole = await print();
  await page.route(/\/later-\w+\.(js|css)$/, (route) => route.abort());
  await page.reload();
  const { totalPages, text } = await print();
  expect(totalPages).toBeLessThanOrEqual(whole.totalPages);
  for (const sheet of text) expect(sheet.trim()).not.toBe('');
  expect(text.join(' ')).not.toMatch(/Tatami|Szukaj|Jestem|Aikido Gdańsk/);
  faults.splice(0);
});
