import { expect, test } from 'vitest';
import { legibleMessage } from './legible-message.ts';

test('a text of the server is shown as it is', () => {
  expect(legibleMessage('Zażółć „gęślą” jaźń: 100 % & <b>')).toBe('Zażółć „gęślą” jaźń: 100 % & <b>');
});

test('what hides or turns letters round is gone, and so are line breaks', () => {
  expect(legibleMessage(' a\u202eb\u200b\n\tc\0 ')).toBe('a b c');
});

test('a very long one is cut, between letters', () => {
  expect(legibleMessage('🥋'.repeat(1000))).toBe(`${'🥋'.repeat(300)}…`);
});

test.each([null, '', ' \n\u200b'])('%j is none', (text) => {
  expect(legibleMessage(text)).toBeNull();
});
