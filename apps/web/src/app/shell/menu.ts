import { listRight, type Place } from '@tatami/tables/describe-place';
import type { HasRight, Right } from '@tatami/tables/rights';
import type { MenuGroup, MenuItem, MenuLink } from '@tatami/ui';
import { HomeIcon, type IconComponent, NoteIcon, SuccessIcon } from '@tatami/ui/icons';
import type { MessageKey, Translate } from '@tatami/web-runtime/translator';
import { place as daysOff } from '../../tables/day-off/place.ts';
import { place as students } from '../../tables/student/place.ts';
import { place as trainings } from '../../tables/training/place.ts';

/** A `MenuLink` before it has words. */
export interface Entry {
  label: MessageKey;
  href: string;
  icon: IconComponent;
  right?: Right;
}

/** How much waits at a page, and the same in words. */
export type Counted = Pick<MenuLink, 'count' | 'countLabel'>;

/** The menu from its second group on, for who administers something. */
export type TableMenu = (t: Translate, path: string) => MenuGroup<MenuItem>[];

const homeworkPath = '/dojo/user-homework';

/** The pages that are everybody's own (spec §2, Favorites). */
const favorites: readonly Entry[] = [
  { label: 'menu.dashboard', href: '/dashboard', icon: HomeIcon },
  { label: 'menu.presence', href: '/dojo/presence-trainings', icon: SuccessIcon },
  { label: 'menu.homework', href: homeworkPath, icon: NoteIcon },
];

/** The way to the list of a table, for who may open it. */
export const entryOf = (place: Place, right: Right = listRight(place)): Entry => ({
  label: `${place.table}.list.title` as MessageKey,
  href: place.list?.path ?? '',
  icon: place.icon,
  right,
});

/** The lists that are needed beside the mat, in the order in which the menu has them. */
export const tabPlaces: readonly Place[] = [trainings, daysOff, students];

const lists = tabPlaces.map((place) => entryOf(place));

/**
 * All of it, with where we are marked: `SideMenu` leaves out what a person has no right to. Favorites are the
 * specification's (spec §2); whose menu has no tables has the tabs' lists in a group, and else they stand among those.
 */
export function sideMenu(
  t: Translate,
  path: string,
  tableMenu: TableMenu | null,
  has: HasRight,
  homework?: Counted,
): MenuGroup<MenuItem>[] {
  const hasTables = has('Menu:Administration') && has('Menu:Administration4Admin');
  return [
    { label: t('menu.favorites'), items: links(favorites, t, path, homework) },
    ...(hasTables ? [] : [{ label: t('menu.club'), items: links(lists, t, path) }]),
    ...(tableMenu?.(t, path) ?? []),
  ];
}

/**
 * The tab bar of a phone, which has room for five, with one word of each: whoever sees students has those in the place of
 * the days off, which the menu has for them.
 */
export function bottomTabs(t: Translate, path: string, has: HasRight, homework?: Counted): MenuLink[] {
  const tabs = [trainings, has(listRight(students)) ? students : daysOff].map((place) => entryOf(place));
  const entries = [...favorites, ...tabs];
  return links(
    entries.map((entry) =>
      entry.label === 'menu.homework' ? { ...entry, label: 'menu.homework.tab' } : entry,
    ),
    t,
    path,
    homework,
  );
}

export const links = (
  entries: readonly Entry[],
  t: Translate,
  path: string,
  homework?: Counted,
): MenuLink[] =>
  entries.map((entry) => ({
    ...entry,
    ...(entry.href === homeworkPath && homework),
    label: t(entry.label),
    current: path === entry.href || path.startsWith(`${entry.href}/`),
  }));
