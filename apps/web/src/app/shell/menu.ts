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
import type { Right } from '../../lib/rights.ts';

/** A `MenuLink` before it has words. */
interface Entry {
  label: MessageKey;
  href: string;
  icon: IconComponent;
  right?: Right;
  unless?: Right;
}

/** A `MenuBranch` likewise. */
interface Branch {
  label: MessageKey;
  icon: IconComponent;
  open: true;
  items: readonly Entry[];
}

interface Group {
  label?: MessageKey;
  right?: Right;
  items: readonly (Entry | Branch)[];
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
    items: [
      dashboard,
      { ...trainings, right: 'Training:Read', unless: forAdmin },
      { ...students, right: 'Student:Read', unless: forAdmin },
    ],
  },
  {
    label: 'menu.administration',
    right: 'Menu:Administration',
    items: [
      { label: 'menu.users', href: '/adm/user', icon: UserIcon, right: forAdmin },
      { ...workplaces, right: forAdmin },
      {
        label: 'menu.dojo',
        icon: BeltIcon,
        open: true,
        items: [
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
    items: [
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

/** All of it, with where we are marked: `SideMenu` leaves out what a person has no right to. */
export function sideMenu(t: Translate, path: string): MenuGroup<MenuItem>[] {
  return groups.map(({ label, right, items }) => ({
    label: label && t(label),
    right,
    items: items.map((item) =>
      'items' in item
        ? { ...item, label: t(item.label), items: links(item.items, t, path) }
        : link(item, t, path),
    ),
  }));
}

export function bottomTabs(t: Translate, path: string): MenuLink[] {
  return links(tabs, t, path);
}

const links = (entries: readonly Entry[], t: Translate, path: string) =>
  entries.map((entry) => link(entry, t, path));

function link(entry: Entry, t: Translate, path: string): MenuLink {
  const { label, href } = entry;
  return { ...entry, label: t(label), current: path === href || path.startsWith(`${href}/`) };
}
