import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Command, type CommandGroup, CommandPalette } from '@tatami/ui/CommandPalette';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useState } from 'react';
import type { Place } from '../description/describe-place.ts';
import { rowHref } from '../description/row-href.ts';
import { tableTexts } from '../description/table-texts.ts';
import type { HasRight } from '../viewer/rights.ts';
import { recordsQuery, soughtPlaces } from './records-query.ts';

interface RecordPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  has: HasRight;
  /** The tables whose rows are sought, where `has` lets the person see them. */
  places: readonly Place[];
  pages: readonly Command[];
  /** What can be done from anywhere. */
  deeds: readonly Command[];
  /** What explains how it is done, under its name. */
  guide: CommandGroup;
}

/** Who types on is not searched for yet. */
const pauseMs = 150;

/** The pages, the rows of every table that the person may see, and what they do often, by name. */
export function RecordPalette({ open, onOpenChange, has, places, pages, deeds, guide }: RecordPaletteProps) {
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
        guide,
      ]}
    />
  );
}
