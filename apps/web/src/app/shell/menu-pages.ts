import type { HasRight } from '@tatami/tables/rights';
import { allowedItems, type IsAllowed, type MenuItem, type MenuLink } from '@tatami/ui';
import type { Translate } from '@tatami/web-runtime/translator';
import { sideMenu, type TableMenu } from './menu.ts';
import { tableMenu } from './table-menu.ts';

/** Every page of the menu that the person may see, whatever it stands under. */
export function menuPages(t: Translate, has: HasRight, menu: TableMenu = tableMenu): MenuLink[] {
  const pagesIn = (items: readonly MenuItem[]): MenuLink[] =>
    items.flatMap((item) => ('items' in item ? pagesIn(item.items) : [item]));
  return sideMenu(t, '', menu, has).flatMap((group) => pagesIn(allowedItems(group, has as IsAllowed)));
}
