import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Draft } from '@tatami/sdk';
import { Banner, Card, ItemList, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useDeferredValue } from 'react';
import type { Training } from '../../lib/club/training/trainings.ts';
import { previewQuery } from './day-off-queries.ts';

/** What saving would do to the trainings, told while the form is being filled in. */
export function DayOffPreview({ values }: { values: Draft<'day-off'> }) {
  const { t } = useI18n();
  const { id, dateFrom, dateTo, kind, workplace = null, section = null } = values;
  const isComplete = dateFrom !== '' && dateTo >= dateFrom;
  const sketch = useDeferredValue({ ...(id && { id }), dateFrom, dateTo, kind, workplace, section });
  const { data } = useQuery({
    ...previewQuery(sketch),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  if (!data || !isComplete) return null;

  // What this day off has cancelled before is no news.
  const cancelled = data.cancelled;
  if (cancelled.length === 0 && data.restored.length === 0) {
    return <Banner tone="info">{t('day-off.preview.none')}</Banner>;
  }
  return (
    <Stack space={12}>
      {cancelled.length > 0 && (
        <>
          <Banner tone="warning">{t('day-off.preview.cancelled', { count: cancelled.length })}</Banner>
          <Trainings trainings={cancelled} />
        </>
      )}
      {data.restored.length > 0 && (
        <>
          <Banner tone="success">{t('day-off.preview.restored', { count: data.restored.length })}</Banner>
          <Trainings trainings={data.restored} />
        </>
      )}
    </Stack>
  );
}

function Trainings({ trainings }: { trainings: readonly Training[] }) {
  const { t, format } = useI18n();
  return (
    <Card padding="none">
      <ItemList
        label={t('training.list.title')}
        items={trainings.map(({ id, title, startsAt, endsAt, workplaceName }) => ({
          id,
          title,
          description: `${format.dateOf(startsAt, 'short')}, ${format.timeRange(startsAt, endsAt)} · ${workplaceName}`,
        }))}
      />
    </Card>
  );
}
