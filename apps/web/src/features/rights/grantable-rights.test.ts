import { expect, test } from 'vitest';
import { suggestRights } from './grantable-rights.ts';

test('whatever the case, every right with the typed letters is suggested', () => {
  expect(suggestRights('dayoff')).toEqual(['DayOff:Read', 'DayOff:Write']);
});

test('nothing typed: every right there is', () => {
  expect(suggestRights(' ')).toContain('Menu:Rights4Admin');
});

test('a right of the club’s own may be typed, once it is spelt like one', () => {
  expect(suggestRights('Sauna:')).toEqual([]);
  expect(suggestRights('Sauna:Open')).toEqual(['Sauna:Open']);
});

test('a known right is not suggested twice', () => {
  expect(suggestRights('User:Read')).toEqual(['User:Read']);
});
