import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Club as Client, createClub } from '@tatami/sdk';
import type { Club } from '@tatami/tooling/club';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { password, startNewClub } from '../support/new-club.ts';
import { expect } from '../support/test.ts';

// A club that comes from spreadsheets: it has nobody yet but its administrator.
let club: Club;
let client: Client;
let token = '';

test.beforeAll(async () => {
  club = await startNewClub();
  const storage = {
    read: () => token,
    write: (given: string) => {
      token = given;
    },
    clear: () => {},
  };
  client = createClub({ baseUrl: `${club.url}/api`, storage });
  await client.signIn({ username: 'admin', password });
});
test.afterAll(() => club.stop());

const figure = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const subject = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Co jest w pliku' }).getByRole('radio', { name });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a club brings its students, their guardians and their past grades in files, at ${width} px`, async ({
    page,
  }, info) => {
    // Two children of one name in each run: only the day of their birth tells them apart.
    const family = `Nowak${width}`;
    const take = async (lines: readonly string[], counts: Record<string, number>) => {
      const file = info.outputPath('plik.csv');
      await writeFile(file, `${lines.join('\r\n')}\r\n`);
      await page.getByLabel(/Plik CSV/).setInputFiles(file);
      await page.getByRole('button', { name: 'Dalej: podgląd' }).press('Enter');
      await expect(page.getByText(`Sprawdzono: ${lines.length - 1} wiersz`)).toBeVisible();
      for (const [name, count] of Object.entries(counts))
        await expect(figure(page, name)).toContainText(String(count));
    };
    const save = async () => {
      await page.getByRole('button', { name: /^Zapisz/ }).press('Enter');
      await expect(page.getByText('Wczytano cały plik')).toBeVisible();
    };
    const another = () => page.getByRole('button', { name: 'Wczytaj inny plik' }).press('Enter');

    await page.setViewportSize({ width, height });
    await page.goto(`${club.url}/favicon.svg`);
    await page.evaluate((given) => sessionStorage.setItem('tatami.token', given), token);
    await page.goto(`${club.url}/dojo/student`);
    await page.getByRole('button', { name: 'Wczytaj CSV' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Uczniowie: wczytaj z pliku' })).toBeFocused();
    await take(
      [
        'Imię;Nazwisko;Data urodzenia;W klubie od;Grupa;Opiekun: imię i nazwisko',
        `Jan;${family};3.05.2014;1.09.2024;Dzieci;Adam ${family}`,
        `Jan;${family};2016-07-01;1.09.2024;Dzieci;Adam ${family}`,
      ],
      { nowe: 2 },
    );
    await save();
    await another();

    await test.step('guardians, chosen by the keys', async () => {
      await subject(page, 'Uczniowie').focus();
      await page.keyboard.press('ArrowRight');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Opiekunowie: wczytaj z pliku' }),
      ).toBeVisible();
      await expect(subject(page, 'Opiekunowie')).toBeFocused();
      await expectAccessible(page);
      await take(
        [
          'Uczeń;Imię i nazwisko opiekuna;Kim jest dla ucznia;Telefon;E-mail',
          `${family} Jan;Ewa ${family};mama;600 100 200;ewa@example.org`,
          `Jan ${family} 1.07.2016;Ewa ${family};mama;600 100 200;`,
        ],
        { nowe: 1, błędy: 1 },
      );
      const named = page
        .getByRole('combobox', { name: 'Uczeń, wiersz 2' })
        .or(page.getByRole('textbox', { name: 'Uczeń, wiersz 2' }));
      await expect(page.getByText(`Jan ${family} 2014-05-03`).first()).toBeVisible();
      await expectAccessible(page);
      await named.fill(`Jan ${family} 2014-05-03`);
      await page.keyboard.press('Enter');
      await expect(figure(page, 'nowe')).toContainText('2');
      await save();
      const { results } = await client.table('guardian').list({ q: family, sort: 'name,asc', size: 50 });
      expect(results.map(({ name }) => name)).toEqual([
        ...[1, 2].map(() => `Adam ${family}`),
        ...[1, 2].map(() => `Ewa ${family}`),
      ]);
      await another();
    });

    await test.step('what is there now comes in a file, and changes nothing when it is taken in again', async () => {
      const arrives = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Pobierz, co jest teraz' }).press('Enter');
      const lines = (await readFile(await (await arrives).path(), 'utf8')).slice(1).trim().split('\r\n');
      expect(lines.find((line) => line.includes('ewa@example.org') && line.includes(family))).toContain(
        `Jan ${family} 2014-05-03;Ewa ${family};mama`,
      );
      await take(lines, { nowe: 0, zmiany: 0, 'bez zmian': lines.length - 1 });
      await page.getByRole('button', { name: /^Plik/ }).click();
    });

    await test.step('past grades, taken back and taken in again', async () => {
      await subject(page, 'Nadane stopnie').check();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Nadane stopnie: wczytaj z pliku' }),
      ).toBeVisible();
      const lines = [
        'Uczeń;Stopień;Data nadania;Egzaminator',
        `Jan ${family} 2014-05-03;6 kyu;15.12.2024;Piotr Masztalerz`,
        `Jan ${family} 2014-05-03;5 kyu;15.06.2025;Piotr Masztalerz`,
      ];
      await take(lines, { nowe: 2 });
      await save();
      const grades = async () =>
        (await client.table('student-grade').list({ q: family, sort: 'awardedOn,asc' })).results;
      expect((await grades()).map(({ awardedOn, annulledAt }) => [awardedOn, annulledAt])).toEqual([
        ['2024-12-15', null],
        ['2025-06-15', null],
      ]);
      await page.getByRole('button', { name: 'Cofnij wczytanie' }).press('Enter');
      await expect(page.getByText('Cofnięto. Jest tak, jak było przed wczytaniem.')).toBeVisible();
      expect((await grades()).map(({ annulledReason }) => annulledReason)).toEqual([
        'Cofnięto wczytanie z pliku',
        'Cofnięto wczytanie z pliku',
      ]);
      await another();
      await take(lines, { nowe: 2 });
      await save();
      await another();
      await take(lines, { nowe: 0, 'bez zmian': 2 });
    });
  });
}
