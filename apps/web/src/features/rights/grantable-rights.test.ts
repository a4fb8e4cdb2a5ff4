import { expect, test } from 'vitest';
import { suggestRights } from './grantable-rights.ts';

const wordOf = (right: string) => (right === 'DayOff:Write' ? 'Dni wolne: zmiana' : right);

test('a right is suggested by its words', () => {
  expect(suggestRights('wolne: z', wordOf)).toEqual(['DayOff:Write']);
});

test('whatever the case, every right with the typed letters is suggested', () => {
  expect(suggestRights('dayoff', wordOf)).toEqual(['DayOff:Read', 'DayOff:Write']);
});

test('nothing typed: every right there is', () => {
  expect(suggestRights(' ', wordOf)).toContain('Menu:Rights4Admin');
});

test('a right of the club’s own may be typed, once it is spelt like one', () => {
  expect(suggestRights('Sauna:', wordOf)).toEqual([]);
  expect(suggestRights('Sauna:Open', wordOf)).toEqual(['Sauna:Open']);
});

test('a known right is not suggested twice', () => {
  expect(suggestRights('User:Read', wordOf)).toEqual(['User:Read']);
});
