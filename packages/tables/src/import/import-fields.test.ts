import { userRules } from '@tatami/sdk/rules/user';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { createTranslator } from '@tatami/web-runtime/translator';
import { expect, test } from 'vitest';
import type { Table } from '../description/table.ts';
import { importFields } from './import-fields.ts';

test('a file brings all that a person may write and that has a name, but no password', () => {
  const names = Object.keys(userRules.fields).map((field) => [`user.${field}`, `The ${field}`]);
  const i18n = { t: createTranslator('en', Object.fromEntries(names)), timeZone: 'Europe/Warsaw' } as I18n;
  const table = { place: { table: 'user' }, rules: userRules.fields, form: [['email']], contract: userRules };
  const fields = importFields(table as unknown as Table<'user'>, i18n, () => undefined);
  // No user is without one: a form that does not ask for it was told before.
  expect(fields[0]).toMatchObject({ id: 'username', required: true });
  expect(fields.map(({ id }) => id).indexOf('email')).toBe(
    fields.filter(({ required }) => required).length - 1,
  );
  expect(fields.map(({ id }) => id).sort()).toEqual([
    'email',
    'enabled',
    'firstName',
    'language',
    'lastName',
    'phone',
    'status',
    'username',
  ]);
});
