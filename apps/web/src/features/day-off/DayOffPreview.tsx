import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Draft } from '@tatami/sdk';
import { Banner, Card, ItemList, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { Fragment, useDeferredValue, useMemo } from 'react';
import { TakenRooms } from '../../lib/club/training/rooms/TakenRooms.tsx';
import { plannedOf, previewQuery } from './day-off-queries.ts';

const tones = { cancelled: 'warning', restored: 'success' } as const;

/** What saving would do to the trainings, told while the form is being filled in. */
export function DayOffPreview({ values }: { values: Draft<'day-off'> }) {
  const { t, format } = useI18n();
  const { id: own, dateFrom, dateTo, kind, workplace = null, section = null } = values;
  const isComplete = dateFrom !== '' && dateTo >= dateFrom;
  const sketch = useDeferredValue({ ...(own && { id: own }), dateFrom, dateTo, kind, workplace, section });
  const { data } = useQuery({
    ...previewQuery(sketch),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  const restored = useMemo(() => data?.restored.map(plannedOf) ?? [], [data]);
  if (!data || !isComplete) return null;

  const told = (['cancelled', 'restored'] as const).filter((what) => data[what].length > 0);
  if (told.length === 0) return <Banner tone="info">{t('day-off.preview.none')}</Banner>;
  return (
    <Stack space={12}>
      {told.map((what) => (
        <Fragment key={what}>
          <Banner tone={tones[what]}>{t(`day-off.preview.${what}`, { count: data[what].length })}</Banner>
          <Card padding="none">
            <ItemList
              label={t('training.list.title')}
              items={data[what].map(({ id, title, startsAt, endsAt, workplaceName }) => ({
                id,
                title,
                description: `${format.dateOf(startsAt, 'short')}, ${format.timeRange(startsAt, endsAt)} · ${workplaceName}`,
              }))}
            />
          </Card>
        </Fragment>
      ))}
      <TakenRooms of={restored} areDrafts />
    </Stack>
  );
}
