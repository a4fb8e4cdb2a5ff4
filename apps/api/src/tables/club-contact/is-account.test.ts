import { expect, test } from 'vitest';
import { isAccount } from './is-account.ts';

test('a number of an account is one by its check digits (ISO 13616)', () => {
  // The examples of the registry of ISO 13616.
  for (const each of ['PL61109010140000071219812874', 'DE89370400440532013000', 'GB29NWBK60161331926819'])
    expect(isAccount(each), each).toBe(true);
});

test('a slip of the pen is none', () => {
  for (const each of [
    'PL61109010140000071219812875',
    'PL16109010140000071219812874',
    'PL6110901014000007121981287',
    'PL61 1090 1014 0000 0712 1981 2874',
    '61109010140000071219812874',
    '',
  ])
    expect(isAccount(each), each).toBe(false);
});
