import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Draft } from '@tatami/sdk';
import { RowLink } from '@tatami/tables/RowLink';
import { Banner, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { Fragment, useDeferredValue } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { dayOffName } from '../../../lib/club/holiday-name.ts';
import { TakenRoom } from '../../../lib/club/training/rooms/TakenRoom.tsx';

/** How many trainings a series would have, and which days off take some from it. */
export function SeriesPreview({ draft }: { draft: Draft<'training-series'> }) {
  const { t, format, language } = useI18n();
  const { id, weekdays, everyWeeks, dateFrom, dateTo, workplace, section = null, kind = 'regular' } = draft;
  const { localTime, durationMinutes } = draft;
  const isTimed = Boolean(localTime && durationMinutes);
  const sketch = useDeferredValue({
    ...{ weekdays, dateFrom, dateTo, workplace, section, kind },
    ...(id && { id }),
    ...(everyWeeks && { everyWeeks }),
    ...(isTimed && { localTime, durationMinutes }),
  });
  const isComplete = weekdays.length > 0 && dateFrom !== '' && dateTo >= dateFrom && workplace !== '';
  const { data } = useQuery({
    queryKey: ['training-series', 'preview', sketch],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.POST('/training-series/preview', { body: sketch, signal })),
    enabled: isComplete,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!data || !isComplete) return null;
  return (
    <Stack space={8}>
      <Banner tone="info" title={t('series.preview', { count: data.days.length })}>
        {data.skipped.length > 0 && (
          <Text as="span">
            {t('series.preview.skipped')}
            {data.skipped.map(({ day, dayOff, name }, index) => (
              <Fragment key={day}>
                {index === 0 ? ' ' : ', '}
                {format.date(day, 'dayMonth')} (
                <RowLink
                  of="day-off"
                  id={dayOff}
                  name={dayOffName({ name, kind: 'publicHoliday' }, language)}
                />
                )
              </Fragment>
            ))}
          </Text>
        )}
      </Banner>
      <TakenRoom by={data.taken.map((each) => ({ ...each, workplace }))} isDraft />
    </Stack>
  );
}
