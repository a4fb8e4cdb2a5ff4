import type { MenuGroupName } from '@tatami/tables/describe-place';
import type { Right } from '@tatami/tables/rights';
import {
  BeltIcon,
  BuildingIcon,
  ExternalIcon,
  type IconComponent,
  MailIcon,
  NoteIcon,
} from '@tatami/ui/icons';
import type { MessageKey, Translate } from '@tatami/web-runtime/translator';
import { places } from '../../tables/index.ts';
import { menuOrder } from '../menu-order.ts';
import { type Entry, entryOf, links, type TableMenu } from './menu.ts';

interface Group {
  label: MessageKey;
  right: Right;
  tables: MenuGroupName;
  /** What shows its entries, where not the right that opens each. */
  entries?: Right;
  /** The pages of the group that are of no table. */
  pages?: readonly Entry[];
  within?: { label: MessageKey; icon: IconComponent; tables: MenuGroupName };
}

/** Spec §2. */
const groups: readonly Group[] = [
  {
    label: 'menu.administration',
    right: 'Menu:Administration',
    tables: 'administration',
    entries: 'Menu:Administration4Admin',
    pages: [
      {
        label: 'landing-section.list.title',
        href: '/adm/landing',
        icon: ExternalIcon,
        right: 'Menu:Administration4Admin',
      },
      {
        label: 'club-profile.list.title',
        href: '/adm/club',
        icon: BuildingIcon,
        right: 'Menu:Administration4Admin',
      },
      {
        label: 'outgoing-mail.list.title',
        href: '/adm/outgoing-mail',
        icon: MailIcon,
        right: 'Menu:Administration4Admin',
      },
    ],
    within: { label: 'menu.dojo', icon: BeltIcon, tables: 'dojo' },
  },
  { label: 'menu.rights', right: 'Menu:Rights', tables: 'rights' },
  {
    label: 'menu.development',
    right: 'Menu:Developer',
    tables: 'development',
    pages: [
      { label: 'menu.messageDemo', href: '/adm/message-demo', icon: NoteIcon, right: 'Menu:Developer' },
    ],
  },
];

/** The groups of the menu in which tables stand. */
export const tableMenu: TableMenu = (t, path) =>
  groups.map(({ label, right, tables, entries, pages = [], within }) => ({
    label: t(label),
    right,
    items: [
      ...tableLinks(tables, entries, t, path),
      ...links(pages, t, path),
      ...(within
        ? [
            {
              label: t(within.label),
              icon: within.icon,
              open: true as const,
              items: tableLinks(within.tables, entries, t, path),
            },
          ]
        : []),
    ],
  }));

function tableLinks(name: MenuGroupName, right: Right | undefined, t: Translate, path: string) {
  const order: readonly string[] = menuOrder[name];
  const rankOf = (table: string) => (order.includes(table) ? order.indexOf(table) : order.length);
  const inOrder = places
    .filter(({ list }) => list?.menu === name)
    // Names in the code are no words: a browser takes as long to get ready for those as for the rest of the menu.
    .sort((one, other) => rankOf(one.table) - rankOf(other.table) || (one.table < other.table ? -1 : 1));
  return links(
    inOrder.map((place) => entryOf(place, right)),
    t,
    path,
  );
}
