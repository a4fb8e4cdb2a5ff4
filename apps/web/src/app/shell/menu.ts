import type { MenuGroup, MenuItem, MenuLink } from '@tatami/ui';
import {
  BeltIcon,
  BuildingIcon,
  CalendarIcon,
  CalendarOffIcon,
  HomeIcon,
  type IconComponent,
  KeyIcon,
  ShieldIcon,
  UserCheckIcon,
  UserIcon,
  UsersIcon,
} from '@tatami/ui/icons';
import type { MessageKey, Translate } from '../../lib/i18n/translator.ts';
import type { HasRight, Right } from '../../lib/rights.ts';

interface Entry {
  label: MessageKey;
  href: string;
  icon: IconComponent;
  /** Shown to holders of this right only. */
  right?: Right;
  /** Not shown to holders of this one: they find the page in a group of its own. */
  unless?: Right;
}

/** An entry that opens others. */
interface Branch {
  label: MessageKey;
  icon: IconComponent;
  entries: readonly Entry[];
}

interface Group {
  label?: MessageKey;
  right?: Right;
  entries: readonly (Entry | Branch)[];
}

const trainings = { label: 'menu.trainings', href: '/dojo/training', icon: CalendarIcon } as const;
const daysOff = { label: 'menu.daysOff', href: '/dojo/day-off', icon: CalendarOffIcon } as const;
const students = { label: 'menu.students', href: '/dojo/student', icon: UsersIcon } as const;
const workplaces = { label: 'menu.workplaces', href: '/adm/workplace', icon: BuildingIcon } as const;
const dashboard = { label: 'menu.dashboard', href: '/dashboard', icon: HomeIcon } as const;

const forAdmin = 'Menu:Administration4Admin';

/** The left menu of spec §2, as far as its pages are there. */
const groups: readonly Group[] = [
  {
    entries: [
      dashboard,
      { ...trainings, right: 'Training:Read', unless: forAdmin },
      { ...students, right: 'Student:Read', unless: forAdmin },
    ],
  },
  {
    label: 'menu.administration',
    right: 'Menu:Administration',
    entries: [
      { label: 'menu.users', href: '/adm/user', icon: UserIcon, right: forAdmin },
      { ...workplaces, right: forAdmin },
      {
        label: 'menu.dojo',
        icon: BeltIcon,
        entries: [
          { ...trainings, right: forAdmin },
          { ...daysOff, right: forAdmin },
          { ...students, right: forAdmin },
        ],
      },
    ],
  },
  {
    label: 'menu.rights',
    right: 'Menu:Rights',
    entries: [
      { label: 'menu.groups', href: '/adm/groupright', icon: ShieldIcon, right: 'Menu:Rights4Admin' },
      { label: 'menu.groupRights', href: '/adm/rightto', icon: KeyIcon, right: 'Menu:Rights4Admin' },
      {
        label: 'menu.memberships',
        href: '/adm/useringroupright',
        icon: UserCheckIcon,
        // Spec §2 names none: that of the table itself.
        right: 'UserInGroupRight:Read',
      },
    ],
  },
];

/** The tab bar of a phone: what is needed beside the mat. */
const tabs: readonly Entry[] = [
  dashboard,
  { ...trainings, right: 'Training:Read' },
  { ...students, right: 'Student:Read' },
  { ...daysOff, right: 'DayOff:Read' },
];

/** An entry whose right is denied is left out, and so is a group or a branch left without entries. */
export function sideMenu(t: Translate, has: HasRight, path: string): MenuGroup<MenuItem>[] {
  return groups
    .filter(({ right }) => isAllowed(has, right))
    .map(({ label, entries }) => ({
      label: label && t(label),
      items: entries.flatMap((entry): MenuItem[] => {
        if (!('entries' in entry)) return links([entry], t, has, path);
        const items = links(entry.entries, t, has, path);
        return items.length > 0 ? [{ label: t(entry.label), icon: entry.icon, items, open: true }] : [];
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Every page of the menu, whatever it stands under. */
export function menuPages(t: Translate, has: HasRight): MenuLink[] {
  const pagesIn = (items: readonly MenuItem[]): MenuLink[] =>
    items.flatMap((item) => ('items' in item ? pagesIn(item.items) : [item]));
  return sideMenu(t, has, '').flatMap(({ items }) => pagesIn(items));
}

export function bottomTabs(t: Translate, has: HasRight, path: string) {
  return links(tabs, t, has, path);
}

function links(entries: readonly Entry[], t: Translate, has: HasRight, path: string) {
  return entries
    .filter(({ right, unless }) => isAllowed(has, right) && !(unless && has(unless)))
    .map(({ label, href, icon }) => ({
      label: t(label),
      href,
      icon,
      current: path === href || path.startsWith(`${href}/`),
    }));
}

function isAllowed(has: HasRight, right: Right | undefined): boolean {
  return right === undefined || has(right);
}
