import { areas } from '@tatami/showcase/areas';
import type { Right } from '@tatami/tables/rights';
import type { MenuBranch } from '@tatami/ui';
import { NoteIcon } from '@tatami/ui/icons';
import { type Route, route } from '@tatami/web-runtime/routes';
import { links, type TableMenu } from './shell/menu.ts';

/** Spec §2: it guards the UI components, and names no right for the other demo areas. */
const right: Right = 'Menu:Developer';

/** The pages of the demo areas. Whoever never opens one never gets a byte of them. */
export const showcaseRoutes: readonly Route<Right>[] = areas.flatMap(({ pages }) =>
  pages.map(({ path, page }) => route(path, { access: [right], page })),
);

/** The menu's entries for them, closed until somebody looks into one. */
export const showcaseMenu: TableMenu = (t, path) => [
  {
    label: t('showcase.demo'),
    right,
    items: areas.map(
      ({ title, icon, pages }): MenuBranch => ({
        label: t(title),
        icon,
        items: links(
          pages.map((page) => ({ label: page.title, href: page.path, icon: NoteIcon })),
          t,
          path,
        ),
      }),
    ),
  },
];
