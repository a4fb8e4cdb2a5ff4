import { listRight } from '@tatami/tables/describe-place';
import { RecordPalette } from '@tatami/tables/RecordPalette';
import type { HasRight, Right } from '@tatami/tables/rights';
import { tableTexts } from '@tatami/tables/table-texts';
import type { Command } from '@tatami/ui/CommandPalette';
import { LogOutIcon, PlusIcon, UserIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useHandbookCommands } from '../../features/handbook/use-handbook-commands.ts';
import { listedPlaces, places } from '../../tables/index.ts';
import { menuPages } from './menu-pages.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  has: HasRight;
}

/** Every page and record that the person may see, and what they do often, by name. */
export function Palette({ has, ...dialog }: PaletteProps) {
  const { t } = useI18n();
  const guide = useHandbookCommands();
  const pages = menuPages(t, has).map(({ label, href, icon }): Command => ({ id: href, label, href, icon }));
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
