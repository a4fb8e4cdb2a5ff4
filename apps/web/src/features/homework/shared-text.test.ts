import { expect, test } from 'vitest';
import { sharedText, withShared } from './shared-text.ts';

test.each([
  [{ text: 'https://youtu.be/abc' }, 'https://youtu.be/abc'],
  [{ title: 'Ikkyo', url: 'https://youtu.be/abc' }, 'Ikkyo\nhttps://youtu.be/abc'],
  // Android puts the link into the text, often with the title once more.
  [{ title: 'Ikkyo', text: 'Ikkyo https://youtu.be/abc' }, 'Ikkyo https://youtu.be/abc'],
  [{ title: 'Ikkyo', text: 'Ikkyo' }, 'Ikkyo'],
  [{ title: ' ', student: '1' }, ''],
  [{}, ''],
])('of %o is shared: %s', (params, shared) => {
  expect(sharedText(new URLSearchParams(params as Record<string, string>))).toBe(shared);
});

test.each([
  ['', 'Notatka', 'text', 'Notatka'],
  ['Mam pytanie.\n', 'Notatka', 'text', 'Mam pytanie.\n\nNotatka'],
  ['Notatka', 'Notatka', 'text', 'Notatka'],
  ['', 'Ikkyo https://youtu.be/abc', 'link', 'https://youtu.be/abc'],
  ['https://youtu.be/stary', 'bez adresu', 'link', 'https://youtu.be/stary'],
])('an answer %o with %o, where a %s is asked for, is %o', (text, shared, asksFor, answer) => {
  expect(withShared(text, shared, asksFor)).toBe(answer);
});
