import type { HasRight, Right } from '@tatami/tables/rights';
import { allowedItems, type IsAllowed, type MenuItem } from '@tatami/ui';
import { describe, expect, test } from 'vitest';
import { bottomTabs, sideMenu } from './menu.ts';
import { menuPages } from './menu-pages.ts';
import { tableMenu } from './table-menu.ts';

const t = (key: string) => key;
const holding =
  (...rights: Right[]): HasRight =>
  (...anyOf) =>
    anyOf.length === 0 || anyOf.some((right) => rights.includes(right));

type Outline = string | [string, Outline[]];

const outlineOf = (item: MenuItem): Outline =>
  'items' in item ? [item.label, item.items.map(outlineOf)] : item.href;

const outline = (has: HasRight) =>
  sideMenu(t, '/dashboard', tableMenu, has)
    .map((group) => [group.label, allowedItems(group, has as IsAllowed).map(outlineOf)] as const)
    .filter(([, items]) => items.length > 0);

describe('given a person without any right', () => {
  test('the menu has the dashboard only', () => {
    expect(outline(holding())).toEqual([['menu.favorites', ['/dashboard']]]);
  });
});

describe('given a member', () => {
  const has = holding('Training:Read', 'DayOff:Read');

  const pages = ['/dashboard', '/dojo/training', '/dojo/day-off'];

  test('the menu and the tabs of a phone have the same, in the same order', () => {
    expect(outline(has)).toEqual([
      ['menu.favorites', pages.slice(0, 1)],
      ['menu.club', pages.slice(1)],
    ]);
    const tabs = allowedItems({ items: bottomTabs(t, '/dashboard') }, has as IsAllowed);
    expect(tabs.map(outlineOf)).toEqual(pages);
  });

  test('the palette finds them', () => {
    expect(menuPages(t, has).map(({ href }) => href)).toEqual(pages);
  });
});

describe('given an instructor', () => {
  test('an administration without entries they may see is left out', () => {
    expect(outline(holding('Menu:Administration', 'Training:Read', 'Student:Read'))).toEqual([
      ['menu.favorites', ['/dashboard']],
      ['menu.club', ['/dojo/training', '/dojo/student']],
    ]);
  });
});

describe('given an administrator', () => {
  const has = holding(
    'Menu:Administration',
    'Menu:Administration4Admin',
    'Menu:Rights',
    'Menu:Rights4Admin',
    'Training:Read',
    'Student:Read',
  );

  test('the palette finds every page of it', () => {
    expect(menuPages(t, has).map(({ href }) => href)).toEqual([
      '/dashboard',
      '/adm/user',
      '/adm/workplace',
      '/adm/item',
      '/adm/article',
      '/adm/item-loan',
      '/dojo/training',
      '/dojo/day-off',
      '/dojo/exam',
      '/dojo/homework',
      '/dojo/technik',
      '/dojo/presence',
      '/dojo/student',
      '/dojo/exam-candidate',
      '/dojo/grade',
      '/dojo/homework-submission',
      '/dojo/technik-progress',
      '/dojo/technik-requirement',
      '/adm/groupright',
      '/adm/rightto',
      '/adm/useringroupright',
      '/adm/userlastlogin',
    ]);
  });

  test('every page stands once, in its group', () => {
    expect(outline(has)).toEqual([
      ['menu.favorites', ['/dashboard']],
      [
        'menu.administration',
        [
          // Spec §2 names those up to Item, and the first seven of the dojo's; what stands behind them it does not name.
          '/adm/user',
          '/adm/workplace',
          '/adm/item',
          '/adm/article',
          '/adm/item-loan',
          [
            'menu.dojo',
            [
              '/dojo/training',
              '/dojo/day-off',
              '/dojo/exam',
              '/dojo/homework',
              '/dojo/technik',
              '/dojo/presence',
              '/dojo/student',
              '/dojo/exam-candidate',
              '/dojo/grade',
              '/dojo/homework-submission',
              '/dojo/technik-progress',
              '/dojo/technik-requirement',
            ],
          ],
        ],
      ],
      ['menu.rights', ['/adm/groupright', '/adm/rightto', '/adm/useringroupright', '/adm/userlastlogin']],
    ]);
  });
});

test('an entry that names no right is there with its group', () => {
  expect(outline(holding('Menu:Rights'))).toEqual([
    ['menu.favorites', ['/dashboard']],
    ['menu.rights', ['/adm/useringroupright', '/adm/userlastlogin']],
  ]);
});

test('a group needs its own right', () => {
  expect(outline(holding('Menu:Administration4Admin', 'Menu:Rights4Admin'))).toEqual([
    ['menu.favorites', ['/dashboard']],
  ]);
});

test('the page above the current one is marked', () => {
  const marked = bottomTabs(t, '/dojo/training/7').filter(({ current }) => current);
  expect(marked.map(({ href }) => href)).toEqual(['/dojo/training']);
});
