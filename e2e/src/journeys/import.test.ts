import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const lines = (page: Page) => page.getByRole('table').getByRole('row');
const figure = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('the list stays while the page that takes a file in is on its way', async ({ page }) => {
  await openAs(page, 'admin', '/adm/workplace');
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const { promise: come, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await come;
    await route.continue();
  });
  const asked = page.waitForRequest('**/*.js');
  await page.getByRole('button', { name: 'Wczytaj CSV' }).click();
  await asked;
  await expect(rows.first()).toBeVisible();
  bring();
  await expect(page.getByRole('heading', { level: 1, name: 'Miejsca: wczytaj z pliku' })).toBeFocused();
});

test('equipment comes out of a file: what is wrong is put right, all is saved, and all is taken back', async ({
  page,
  office,
}, info) => {
  const own = newName('Z').replace(' ', '-');
  const { id } = await office.club.table('item').save({ name: 'Stary bokken', inventoryNo: `${own}-0` });
  await openAs(page, 'admin', '/adm/item');
  await page.getByRole('button', { name: 'Wczytaj CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sprzęt: wczytaj z pliku' })).toBeFocused();
  await expect(lines(page).filter({ hasText: 'Rodzaj' })).toContainText('Broń, Strój, Mata, Książka, Inne');
  await expectAccessible(page);

  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz wzór pliku' }).click();
  const [heads = ''] = (await readFile(await (await arrives).path(), 'utf8')).slice(1).split('\r\n');
  expect(heads).toBe(
    'Nazwa;Rodzaj;Dostępność;Numer inwentarzowy;Rozmiar;Gdzie leży;Kupiono;Wartość (zł);Stan',
  );

  const file = info.outputPath('sprzet.csv');
  const rows = [
    heads,
    `Bokken;Broń;Dostępny;${own}-1;;Dojo Wrzeszcz;2026-11-20;120,50;`,
    `Tanto;borń;Dostępny;${own}-2;;;31.02.2026;;`,
    `Jo;weapon;available;${own}-3;;;1.02.2026;1 200;`,
    `Nowa nazwa;;;${own}-0;;;;;`,
    `Mata;Mata;Dostępny;${own}-4;;Nigdzie;;;`,
  ];
  await writeFile(file, `${rows.join('\r\n')}\r\n`);
  await page.getByLabel(/Plik CSV/).setInputFiles(file);
  await page.getByRole('button', { name: 'Dalej: podgląd' }).click();
  await expect(page.getByText('Sprawdzono: 5 wierszy')).toBeVisible();
  await expect(figure(page, 'błędy')).toContainText('2');
  await expect(lines(page).filter({ hasText: `${own}-0` })).toContainText('Stary bokken');
  await expect(page.getByRole('button', { name: /^Zapisz/ })).toBeDisabled();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: 'Następny błąd' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Rodzaj, wiersz 3' })).toBeFocused();
  await page.getByRole('button', { name: 'Chodziło o: Broń?' }).click();
  await page.getByRole('textbox', { name: 'Kupiono, wiersz 3' }).fill('28.02.2026');
  await page.getByRole('combobox', { name: 'Gdzie leży, wiersz 6' }).fill('Dojo Wrzeszcz');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Zapisz 5 wierszy' }).click();
  await expect(page.getByText('Wczytano cały plik')).toBeVisible();
  const stored = async () =>
    (await office.club.table('item').list({ q: own, sort: 'inventoryNo,asc' })).results;
  expect(await stored()).toMatchObject([
    { id, name: 'Nowa nazwa', category: 'other' },
    {
      name: 'Bokken',
      category: 'weapon',
      workplaceName: 'Dojo Wrzeszcz',
      purchasedOn: '2026-11-20',
      valuePln: 120.5,
    },
    { name: 'Tanto', category: 'weapon', purchasedOn: '2026-02-28' },
    { name: 'Jo', category: 'weapon', status: 'available', valuePln: 1200 },
    { name: 'Mata', workplaceName: 'Dojo Wrzeszcz' },
  ]);

  await page.getByRole('button', { name: 'Cofnij wczytanie' }).click();
  await expect(page.getByText('Cofnięto. Jest tak, jak było przed wczytaniem.')).toBeVisible();
  expect(await stored()).toMatchObject([{ id, name: 'Stary bokken' }]);
  await page.getByRole('link', { name: 'Sprzęt', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sprzęt', exact: true })).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`however many columns there are, the way on is in sight at once at ${width} px`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'admin', '/dojo/student?import=csv');
    const file = info.outputPath('uczniowie.csv');
    await writeFile(file, 'Nazwisko;Imię;W klubie od;Ulubiony kolor\r\nPlikowa;Wanda;1.09.2024;zielony\r\n');
    await page.getByLabel(/Plik CSV/).setInputFiles(file);
    const next = page.getByRole('button', { name: 'Dalej: podgląd' });
    await expect(next).toBeInViewport({ ratio: 1 });
    const columns = page.getByRole('combobox', { name: /kolumna w pliku$/ });
    expect(await columns.count()).toBeGreaterThan(20);
    await test.step('and covers nothing that the keys come to', async () => {
      for (let at = 0; at < (await columns.count()); at += 1) await page.keyboard.press('Tab');
      const { left, top, bottom } = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect() ?? new DOMRect(),
      );
      for (const y of [top + 2, bottom - 2])
        expect(
          await page.evaluate(([x, y]) => document.activeElement?.contains(document.elementFromPoint(x, y)), [
            left + 8,
            y,
          ] as const),
        ).toBe(true);
    });
    await next.click();
    await expect(page.getByRole('button', { name: /^Zapisz/ })).toBeInViewport({ ratio: 1 });
  });
}

test('a file that names a student and a technique changes how far the one is with the other', async ({
  page,
  office,
}, info) => {
  const { club } = office;
  const student = await club.table('student').save({
    firstName: 'Wanda',
    lastName: newName('Plikowa'),
    joinedOn: '2024-09-01',
    birthDate: '1990-04-12',
    section: 'adult',
  });
  const [known, other] = (await club.table('technik').list({ sort: 'code,asc', size: 2 })).results;
  if (!known || !other) throw new Error('The club teaches no techniques.');
  const progress = await club
    .table('technik-progress')
    .save({ student: student.id, technik: known.id, level: 'toLearn' });

  await openAs(page, 'admin', '/dojo/technik-progress?import=csv');
  const file = info.outputPath('postepy.csv');
  const who = `${student.lastName} ${student.firstName}`;
  await writeFile(
    file,
    `Uczeń;Technika;Poziom\r\n${who};${known.code};Opanowana\r\n${who};${other.code};W trakcie nauki\r\n`,
  );
  await page.getByLabel(/Plik CSV/).setInputFiles(file);
  await page.getByRole('button', { name: 'Dalej: podgląd' }).click();
  await expect(figure(page, 'zmiany')).toContainText('1');
  await expect(figure(page, 'nowe')).toContainText('1');
  await expect(lines(page).filter({ hasText: known.code })).toContainText('było Do nauki');
  await page.getByRole('button', { name: 'Zapisz 2 wiersze' }).click();
  await expect(page.getByText('Wczytano cały plik')).toBeVisible();
  const stored = async () => (await club.table('technik-progress').list({ student: student.id })).results;
  expect(await stored()).toHaveLength(2);
  expect(await club.table('technik-progress').get(progress.id)).toMatchObject({ level: 'mastered' });
  await page.getByRole('button', { name: 'Cofnij wczytanie' }).click();
  await expect(page.getByText('Cofnięto. Jest tak, jak było przed wczytaniem.')).toBeVisible();
  expect(await stored()).toMatchObject([{ id: progress.id, level: 'toLearn' }]);
});

test('who may award grades, but write no student, brings a file of those', async ({ page, office }) => {
  const rights = office.club.table('rightto');
  const [group] = (await office.club.table('groupright').list({ name: 'Instructors' })).results;
  const given = await rights.save({ group: group?.id ?? '', right: 'StudentGrade:Write' });
  try {
    await openAs(page, 'instruktor', '/dojo/student');
    await page.getByRole('button', { name: 'Wczytaj CSV' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Nadane stopnie: wczytaj z pliku' }),
    ).toBeFocused();
    // There is nothing to choose between.
    await expect(page.getByRole('radiogroup', { name: 'Co jest w pliku' })).toHaveCount(0);
    await expectAccessible(page);
  } finally {
    await rights.remove(given.id);
  }
  await page.goto('/dojo/student?import=csv');
  await expect(page.getByRole('heading', { level: 1, name: 'Uczniowie' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wczytaj CSV' })).toHaveCount(0);
});

test('what a list holds by names comes back unchanged from its own file, and is written there', async ({
  page,
  office,
}, info) => {
  const { club } = office;
  const [technique] = (await club.table('technik').list({ sort: 'code,asc', size: 1 })).results;
  const candidates = (await club.table('exam-candidate').list({ sort: 'examDate,desc', size: 50 })).results;
  const marked = candidates.find(({ examState }) => examState === 'open');
  if (!technique || !marked) throw new Error('Nobody tries for a grade in the example club.');
  await club.table('exam-candidate').save({ ...marked, marks: { [technique.id]: 4 } });

  /** Brings back a file of what is there, of the list or of all, with one text put in the place of another. */
  async function bringBack(
    path: string,
    before: string,
    after: string,
    button: 'Pobierz CSV' | 'Pobierz, co jest teraz' = 'Pobierz, co jest teraz',
  ): Promise<void> {
    const isOfList = button === 'Pobierz CSV';
    await page.goto(isOfList ? path : `${path}?import=csv`);
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const text = await readFile(await (await arrives).path(), 'utf8');
    expect(text).toContain(before);
    const file = info.outputPath('teraz.csv');
    await writeFile(file, text.replace(before, after));
    if (isOfList) await page.getByRole('button', { name: 'Wczytaj CSV' }).click();
    await page.getByLabel(/Plik CSV/).setInputFiles(file);
    await page.getByRole('button', { name: 'Dalej: podgląd' }).click();
    await expect(page.getByText(/^Sprawdzono/)).toBeVisible();
  }
  const lists = [
    {
      path: '/dojo/grade',
      before: 'CFAI wiek = 13',
      after: 'CFAI wiek = 14',
      stored: async () =>
        (await club.table('grade').list({ code: '6kyu' })).results[0]?.profiles?.CFAI?.minAge === 14,
    },
    {
      path: '/dojo/exam-candidate',
      before: `${technique.namePl} = 4`,
      after: `${technique.namePl} = 5`,
      stored: async () => (await club.table('exam-candidate').get(marked.id)).marks?.[technique.id] === 5,
    },
  ];
  await openHome(page, 'admin');
  for (const { path, before, after, stored } of lists) {
    await test.step(path, async () => {
      await bringBack(path, before, before, 'Pobierz CSV');
      await expect(page.getByText('Ten plik niczego nie zmienia')).toBeVisible();
      await bringBack(path, before, before);
      await expect(page.getByText('Ten plik niczego nie zmienia')).toBeVisible();
      await bringBack(path, before, after);
      await expect(figure(page, 'zmiany')).toContainText('1');
      await page.getByRole('button', { name: 'Zapisz 1 wiersz' }).click();
      await expect(page.getByText('Wczytano cały plik')).toBeVisible();
      expect(await stored()).toBe(true);
      await page.getByRole('button', { name: 'Cofnij wczytanie' }).click();
      await expect(page.getByText('Cofnięto. Jest tak, jak było przed wczytaniem.')).toBeVisible();
      expect(await stored()).toBe(false);
    });
  }
});
