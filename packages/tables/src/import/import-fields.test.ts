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
  expect(fields[0]).toMatchObject({ id: 'email', header: 'The email', required: true });
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
