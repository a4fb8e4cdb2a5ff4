import { listRight } from '@tatami/tables/describe-place';
import { RecordPalette } from '@tatami/tables/RecordPalette';
import type { HasRight, Right } from '@tatami/tables/rights';
import { tableTexts } from '@tatami/tables/table-texts';
import type { Command } from '@tatami/ui/CommandPalette';
import { LogOutIcon, PlusIcon, UserIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useState } from 'react';
import { useHandbookCommands } from '../../features/handbook/use-handbook-commands.ts';
import { listedPlaces, places } from '../../tables/index.ts';
import type { TableMenu } from './menu.ts';
import { menuPages } from './menu-pages.ts';
import { tableMenu } from './table-menu.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  has: HasRight;
}

/** Every page and record that the person may see, and what they do often, by name. */
export function Palette({ has, ...dialog }: PaletteProps) {
  const { t } = useI18n();
  const guide = useHandbookCommands();
  const showcase = useShowcase(has('Menu:Developer'));
  const menu: TableMenu = (...asked) => [...tableMenu(...asked), ...(showcase?.(...asked) ?? [])];
  const pages = menuPages(t, has, menu).map(
    ({ label, href, icon }): Command => ({ id: href, label, href, icon }),
  );
  const adding = listedPlaces
    .filter(({ place }) => has(`${place.rights}:Write` as Right) && has(listRight(place)))
    .map(
      ({ place }): Command => ({
        id: `add-${place.table}`,
        label: tableTexts(t, place.table).own('list.add'),
        icon: PlusIcon,
        href: `${place.list.path}?edit=new`,
      }),
    );
  const deeds: Command[] = [
    { id: 'profile', label: t('topBar.profile'), icon: UserIcon, href: '/adm/profile' },
    ...adding,
    { id: 'sign-out', label: t('topBar.signOut'), icon: LogOutIcon, href: '/logout' },
  ];
  return <RecordPalette {...dialog} has={has} places={places} pages={pages} deeds={deeds} guide={guide} />;
}

/** The menu of the demo areas, for who may see them: nobody else gets it. */
function useShowcase(isShown: boolean): TableMenu | null {
  const [menu, setMenu] = useState<TableMenu | null>(null);
  useEffect(() => {
    if (!isShown) return;
    // Without the network there are the other pages.
    import('../showcase.ts').then(({ showcaseMenu }) => setMenu(() => showcaseMenu)).catch(() => {});
  }, [isShown]);
  return menu;
}
