import type { HasRight, Right } from '@tatami/tables/rights';
import { allowedItems, type IsAllowed, type MenuItem } from '@tatami/ui';
import { describe, expect, test } from 'vitest';
import { places } from '../../tables/index.ts';
import { bottomTabs, sideMenu } from './menu.ts';
import { menuPages } from './menu-pages.ts';
import { tableMenu } from './table-menu.ts';

const t = (key: string) => key;
const holding =
  (...rights: Right[]): HasRight =>
  (...anyOf) =>
    anyOf.length === 0 || anyOf.some((right) => rights.includes(right));

/** The pages that spec §2 names of Favorites, in its order. */
const favorites = ['/dashboard', '/dojo/presence-trainings', '/dojo/user-homework'];

type Outline = string | [string, Outline[]];

const outlineOf = (item: MenuItem): Outline =>
  'items' in item ? [item.label, item.items.map(outlineOf)] : item.href;

const outline = (has: HasRight) =>
  sideMenu(t, '/dashboard', tableMenu, has)
    .map((group) => [group.label, allowedItems(group, has as IsAllowed).map(outlineOf)] as const)
    .filter(([, items]) => items.length > 0);

describe('given a person without any right', () => {
  test('the menu has what is everybody’s own only', () => {
    expect(outline(holding())).toEqual([['menu.favorites', favorites]]);
  });
});

describe('given a member', () => {
  const has = holding('Training:Read', 'DayOff:Read');

  const pages = [...favorites, '/dojo/training', '/dojo/day-off'];

  test('the menu and the tabs of a phone have the same, in the same order', () => {
    expect(outline(has)).toEqual([
      ['menu.favorites', pages.slice(0, favorites.length)],
      ['menu.club', pages.slice(favorites.length)],
    ]);
    const tabs = allowedItems({ items: bottomTabs(t, '/dashboard', has) }, has as IsAllowed);
    expect(tabs.map(outlineOf)).toEqual(pages);
  });

  test('the palette finds them', () => {
    expect(menuPages(t, has).map(({ href }) => href)).toEqual(pages);
  });
});

describe('given an instructor', () => {
  test('a phone has five tabs, the students in the place of the days off', () => {
    const has = holding('Training:Read', 'DayOff:Read', 'Student:Read');
    const tabs = allowedItems({ items: bottomTabs(t, '/dashboard', has) }, has as IsAllowed);
    expect(tabs.map(outlineOf)).toEqual([...favorites, '/dojo/training', '/dojo/student']);
  });

  test('an administration without entries they may see is left out', () => {
    expect(outline(holding('Menu:Administration', 'Training:Read', 'Student:Read'))).toEqual([
      ['menu.favorites', favorites],
      ['menu.club', ['/dojo/training', '/dojo/student']],
    ]);
  });
});

/** What spec §2 names of each group, in its order. What else a club keeps stands behind it. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'menu.favorites': favorites,
  'menu.administration': ['/adm/user', '/adm/workplace', '/adm/item'],
  'menu.dojo': [
    '/dojo/training',
    '/dojo/day-off',
    '/dojo/exam',
    '/dojo/homework',
    '/dojo/technik',
    '/dojo/presence',
    '/dojo/student',
  ],
  'menu.rights': ['/adm/groupright', '/adm/rightto', '/adm/useringroupright', '/adm/userlastlogin'],
  'menu.development': ['/adm/tablefortest', '/adm/tablefortestdictionary', '/adm/task', '/adm/message-demo'],
};

/** The pages at the end of a group that are no list of a table. */
const noTables: Readonly<Record<string, readonly string[]>> = {
  'menu.administration': ['/adm/landing', '/adm/club', '/adm/outgoing-mail'],
};

describe('given an administrator, who holds every right', () => {
  const has: HasRight = () => true;

  /** Each group with its own pages, those within another one too. */
  const groupsOf = (
    outlines: readonly (readonly [string | undefined, readonly Outline[]])[],
  ): [string, string[]][] =>
    outlines.flatMap(([label = '', items]) => [
      [label, items.filter((item) => typeof item === 'string')],
      ...groupsOf(items.filter((item) => typeof item !== 'string')),
    ]);
  const groups = groupsOf(outline(has));

  test('each group begins with what the specification names, in its order', () => {
    expect(groups.map(([label]) => label)).toEqual(Object.keys(specified));
    for (const [label, pages] of groups)
      expect(pages.slice(0, specified[label]?.length), label).toEqual(specified[label]);
  });

  test('behind them stands whatever else belongs to the group, by its name', () => {
    for (const [label, pages] of groups) {
      const named = specified[label] ?? [];
      const others = places.flatMap(({ list }) =>
        list && `menu.${list.menu}` === label && !named.includes(list.path) ? [list.path] : [],
      );
      expect(pages.slice(named.length), label).toEqual([...others.toSorted(), ...(noTables[label] ?? [])]);
    }
    expect(Object.fromEntries(groups)['menu.administration']).toContain('/adm/article');
  });

  test('the palette finds every page of it', () => {
    expect(menuPages(t, has).map(({ href }) => href)).toEqual(groups.flatMap(([, pages]) => pages));
  });
});

test('an entry that names no right is there with its group', () => {
  expect(outline(holding('Menu:Rights'))).toEqual([
    ['menu.favorites', favorites],
    ['menu.rights', ['/adm/useringroupright', '/adm/userlastlogin']],
  ]);
});

test('a group needs its own right', () => {
  expect(outline(holding('Menu:Administration4Admin', 'Menu:Rights4Admin'))).toEqual([
    ['menu.favorites', favorites],
  ]);
});

test('the page above the current one is marked', () => {
  const marked = bottomTabs(t, '/dojo/training/7', holding()).filter(({ current }) => current);
  expect(marked.map(({ href }) => href)).toEqual(['/dojo/training']);
});
