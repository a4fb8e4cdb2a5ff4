import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listRight } from '@tatami/tables/describe-place';
import type { HasRight, Right } from '@tatami/tables/rights';
import { rowHref } from '@tatami/tables/row-href';
import { tableTexts } from '@tatami/tables/table-texts';
import { type Command, CommandPalette } from '@tatami/ui/CommandPalette';
import { LogOutIcon, PlusIcon, UserIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useState } from 'react';
import { listedPlaces, places } from '../../tables/index.ts';
import { menuPages } from './menu-pages.ts';
import { recordsQuery, soughtPlaces } from './records-query.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  has: HasRight;
}

/** Who types on is not searched for yet. */
const pauseMs = 150;

/** Every page and record that the person may see, and what they do often, by name. */
export function Palette({ open, onOpenChange, has }: PaletteProps) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = open && q.length > 1;
  const sought = soughtPlaces(places, has);
  const { data, isFetching } = useQuery({
    ...recordsQuery(q, sought),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = isAsked ? data : undefined;

  const pages = menuPages(t, has).map(({ label, href, icon }): Command => ({ id: href, label, href, icon }));
  const adding = listedPlaces.flatMap(({ place }): Command[] =>
    has(`${place.rights}:Write` as Right) && has(listRight(place))
      ? [
          {
            id: `add-${place.table}`,
            label: tableTexts(t, place.table).own('list.add'),
            icon: PlusIcon,
            href: `${place.list.path}?edit=new`,
          },
        ]
      : [],
  );
  const deeds: Command[] = [
    { id: 'profile', label: t('topBar.profile'), icon: UserIcon, href: '/adm/profile' },
    ...adding,
    { id: 'sign-out', label: t('topBar.signOut'), icon: LogOutIcon, href: '/logout' },
  ];

  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        setTyped('');
        onOpenChange(next);
      }}
      label={t('palette.label')}
      onQueryChange={setTyped}
      loading={isFetching}
      groups={[
        { label: t('palette.pages'), commands: pages },
        ...sought.map((place) => {
          const texts = tableTexts(t, place.table);
          const rows = found?.find((each) => each.place === place)?.rows ?? [];
          return {
            label: texts.own('list.title'),
            searched: true,
            commands: rows.map((row) => ({
              id: row.id,
              label: place.name(row, language),
              description: place.sought?.note?.(row, i18n, texts) ?? undefined,
              icon: place.icon,
              href: rowHref(place, row.id) ?? '',
            })),
          };
        }),
        { label: t('palette.deeds'), commands: deeds },
      ]}
    />
  );
}
