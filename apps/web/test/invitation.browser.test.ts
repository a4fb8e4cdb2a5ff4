import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { all, allIsWell, id, openAnew, server, startApp, texts, type, until } from './failing-club.ts';

beforeAll(startApp);
afterAll(allIsWell);

const email = 'iga.wilk@example.org';
let button: HTMLElement;

const forms: Readonly<Record<string, () => Promise<void>>> = {
  student: () => openAnew(`/dojo/student/${id}?edit=student`),
  guardian: async () => {
    await openAnew(`/dojo/student/${id}?edit=guardian`);
    type(await until(() => all('dialog [name=name]')[0]), 'Ewa Wilk');
    type(all('dialog [name=email]')[0], email);
  },
};

describe.each(Object.entries(forms))('given the form of a %s', (_, openForm) => {
  beforeEach(async () => {
    server.rowOf = (table, row) => (table === 'student' ? { ...row, user: null, email } : row);
    await openForm();
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
    const phone = await until(() => all('dialog [name=phone]')[0]);
    button.click();
    phone.focus();
    await hasDone();
    expect(document.activeElement).toBe(phone);
  });
});
