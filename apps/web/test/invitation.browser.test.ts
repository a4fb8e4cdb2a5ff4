import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { all, allIsWell, id, openAnew, server, startApp, texts, until } from './failing-club.ts';

beforeAll(startApp);
afterAll(allIsWell);

const email = 'iga.wilk@example.org';
let button: HTMLElement;

beforeEach(async () => {
  server.rowOf = (table, row) => (table === 'student' ? { ...row, user: null, email } : row);
  await openAnew(`/dojo/student/${id}?edit=student`);
  const label = texts['account.invite']?.replace('{email}', email);
  button = await until(() => all('dialog button').find(({ textContent }) => textContent === label));
  button.focus();
});

const hasDone = () => until(() => !button.isConnected);

test('who has invited somebody goes on where the account stands now', async () => {
  button.click();
  await hasDone();
  await until(() => document.activeElement?.matches('dialog [role=combobox]'));
  expect((document.activeElement as HTMLInputElement).value).not.toBe('');
});

test('and who has gone on meanwhile stays there', async () => {
  const note = await until(() => all('dialog [name=note]')[0]);
  button.click();
  note.focus();
  await hasDone();
  expect(document.activeElement).toBe(note);
});
