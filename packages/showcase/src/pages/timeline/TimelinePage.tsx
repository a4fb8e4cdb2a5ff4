import { Card, EmptyState, FilterChips, PageHeader, Stack, Timeline } from '@tatami/ui';
import { AwardIcon, CalendarOffIcon, type IconComponent, TrophyIcon, UsersIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useState } from 'react';

const icons = {
  exam: AwardIcon,
  seminar: TrophyIcon,
  off: CalendarOffIcon,
  people: UsersIcon,
} satisfies Record<string, IconComponent>;
type Kind = keyof typeof icons;
const kinds: readonly Kind[] = ['exam', 'seminar', 'off', 'people'];

/** A season, the newest first. */
const season: readonly { id: string; kind: Kind; on: string }[] = [
  { id: 'summer', kind: 'off', on: '2026-06-29' },
  { id: 'juneExam', kind: 'exam', on: '2026-06-13' },
  { id: 'spring', kind: 'seminar', on: '2026-04-18' },
  { id: 'winter', kind: 'off', on: '2026-02-16' },
  { id: 'decemberExam', kind: 'exam', on: '2025-12-13' },
  { id: 'autumn', kind: 'seminar', on: '2025-11-08' },
  { id: 'beginners', kind: 'people', on: '2025-09-03' },
];

/** What a season was: one sort of event or all of them. */
export function TimelinePage() {
  const { t, format } = useI18n();
  const [shown, setShown] = useState<readonly Kind[]>([]);
  useTitle(t('pages.timeline'));

  const months = Map.groupBy(
    season.filter(({ kind }) => shown.length === 0 || shown.includes(kind)),
    ({ on }) => on.slice(0, 4),
  );
  return (
    <Stack space={24}>
      <PageHeader title={t('pages.timeline')} description={t('season.about')} />
      <FilterChips
        label={t('season.kinds')}
        selected={shown}
        onSelectedChange={setShown}
        chips={kinds.map((kind) => ({
          value: kind,
          label: t(`season.kind.${kind}`),
          icon: icons[kind],
          count: season.filter((event) => event.kind === kind).length,
        }))}
      />
      {months.size === 0 && <EmptyState title={t('season.none')} />}
      {[...months].map(([year, events]) => (
        <Card key={year} title={year}>
          <Timeline
            label={year}
            entries={events.map(({ id, kind, on }) => {
              const Icon = icons[kind];
              return {
                id,
                title: t(`season.${id}` as 'season.summer'),
                description: t(`season.${id}.text` as 'season.summer.text'),
                dateTime: on,
                date: format.date(on, 'long'),
                mark: <Icon />,
              };
            })}
          />
        </Card>
      ))}
    </Stack>
  );
}
