import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
let dictionary: string;
beforeAll(async () => {
  club = await openTestClub();
  const { body } = await club.admin.post('/tablefortestdictionary', {
    code: 'kolory',
    namePl: 'Kolory',
    nameEn: 'Colours',
  });
  dictionary = body.id;
});
afterAll(() => club.close());

const add = (values: object) => club.admin.post('/tablefortest', { text: 'Próba', dictionary, ...values });

test('a row has a text of 200 letters at most, a number within a million, and an entry of the dictionary', async () => {
  for (const number of [-1_000_000, 0.5, 1_000_000])
    expect((await add({ text: 'a'.repeat(200), number, date: '2026-11-20', flag: true })).body).toMatchObject(
      {
        number,
        dictionaryNamePl: 'Kolory',
        dictionaryNameEn: 'Colours',
      },
    );
  for (const [field, value] of [
    ['text', 'a'.repeat(201)],
    ['number', -1_000_000.5],
    ['number', 1_000_001],
    ['dictionary', null],
  ] as const) {
    const { status, body } = await add({ [field]: value });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  }
});

test('an entry of the dictionary has a code of its own', async () => {
  const { status } = await club.admin.post('/tablefortestdictionary', {
    code: 'kolory',
    namePl: 'Inne',
    nameEn: 'Other',
  });
  expect(status).toBe(409);
});

test('an entry in use stays, and says by what; one that nobody uses goes', async () => {
  const { body: entry } = await club.admin.post('/tablefortestdictionary', {
    code: 'pasy',
    namePl: 'Pasy',
    nameEn: 'Belts',
  });
  const remove = (language = 'pl') =>
    club.admin.remove(`/tablefortestdictionary/${entry.id}`, { 'accept-language': language });
  const rows: string[] = [];
  for (const text of ['Biały', 'Żółty', 'Brązowy', 'Czarny'])
    rows.push((await add({ text, dictionary: entry.id })).body.id);
  expect(await remove()).toMatchObject({
    status: 409,
    body: 'Nie można usunąć, bo jest w użyciu (wpisów: 4): Biały, Brązowy, Czarny …',
  });
  for (const id of rows.slice(1)) await club.admin.remove(`/tablefortest/${id}`);
  expect((await remove('en')).body).toBe('Can’t be removed, since it is in use (entries: 1): Biały');
  await club.admin.remove(`/tablefortest/${rows[0]}`);
  expect((await remove()).status).toBe(204);
});
