import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const kinds = (code: string) =>
  tokensOf(code)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

test('the words of TypeScript, its texts, tags and remarks are told apart', () => {
  expect(kinds("import { Card } from '@tatami/ui';")).toEqual([
    'keyword import',
    'keyword from',
    "string '@tatami/ui'",
  ]);
  expect(kinds('/** A card. */\nreturn <Card title="Kasa" />; // so')).toEqual([
    'comment /** A card. */',
    'keyword return',
    'tag <Card',
    'string "Kasa"',
    'tag />',
    'comment // so',
  ]);
});

test('an apostrophe in a text begins nothing, and a word inside another is none', () => {
  expect(kinds("a child's first\nclass")).toEqual([]);
  expect(kinds('newest, important, formOf')).toEqual([]);
});

test('nothing of the source is lost', () => {
  const code = 'const a = `b`; /* open\nto the end';
  expect(
    tokensOf(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});
