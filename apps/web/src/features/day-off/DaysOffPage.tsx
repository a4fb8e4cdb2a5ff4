import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  IconButton,
  Inline,
  Stack,
  type TableColumn,
  Text,
  useToast,
} from '@tatami/ui';
import { CalendarOffIcon, ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@tatami/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { refreshTables } from '../../lib/api/refresh-tables.ts';
import { readYear } from '../../lib/club/read-year.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n-context.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { QueryFailure } from '../../lib/QueryFailure.tsx';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { useViewer } from '../../lib/viewer.ts';
import { type DayOff, daysOffQuery } from './day-off-queries.ts';
import { daysOffHead } from './days-off-head.ts';

const DayOffDrawer = lazy(async () => ({ default: (await import('./DayOffDrawer.tsx')).DayOffDrawer }));
const HolidaysDialog = lazy(async () => ({ default: (await import('./HolidaysDialog.tsx')).HolidaysDialog }));

/** When nobody trains, and why. */
export function DaysOffPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { has } = useViewer();
  const toast = useToast();
  const { params, hrefWith, setParams } = useSearchParams();
  const [isFilling, setIsFilling] = useState(false);
  const year = readYear(params.get('year'));
  const query = useQuery({ ...daysOffQuery(year), placeholderData: keepPreviousData });
  const { data, isLoadingError, isPlaceholderData } = query;

  const mayWrite = has('DayOff:Write');
  const edited = params.get('edit');
  const dayOff = data?.find(({ id }) => id === edited);
  const close = () => setParams({ edit: null }, { replace: true });
  const finish = (message: string) => {
    close();
    setIsFilling(false);
    void refreshTables('day-off', 'training');
    toast({ message });
  };

  return (
    <Stack space={24}>
      <PageHead
        {...daysOffHead}
        actions={
          mayWrite && (
            <>
              <Button onClick={() => setIsFilling(true)}>{t('daysOff.fill')}</Button>
              <Button variant="primary" icon={PlusIcon} onClick={() => setParams({ edit: 'new' })}>
                {t('daysOff.add')}
              </Button>
            </>
          )
        }
      />
      <Stack space={12}>
        <Inline space={8}>
          <IconButton
            icon={ChevronLeftIcon}
            label={t('daysOff.year.previous')}
            onClick={() => setParams({ year: String(year - 1) })}
          />
          <Text as="strong" weight="strong" tabular>
            {String(year)}
          </Text>
          <IconButton
            icon={ChevronRightIcon}
            label={t('daysOff.year.next')}
            onClick={() => setParams({ year: String(year + 1) })}
          />
        </Inline>
        <Card padding="none" bleed>
          <DataTable
            caption={t('daysOff.caption', { year: String(year) })}
            columns={columns(i18n)}
            rows={data}
            rowKey={({ id }) => id}
            rowHref={mayWrite ? ({ id }) => hrefWith({ edit: id }) : undefined}
            refreshing={isPlaceholderData}
            empty={
              <EmptyState
                icon={CalendarOffIcon}
                title={t('daysOff.empty.title', { year: String(year) })}
                description={mayWrite ? t('daysOff.empty.text') : undefined}
              />
            }
            error={isLoadingError && <QueryFailure query={query} />}
          />
        </Card>
      </Stack>
      {mayWrite && (
        <Suspense>
          {(dayOff || edited === 'new') && (
            <DayOffDrawer
              key={edited}
              dayOff={dayOff}
              onClose={close}
              onSaved={() => finish(t('form.saved'))}
              onRemoved={() => finish(t('dayOff.removed', { count: dayOff?.cancelledCount ?? 0 }))}
            />
          )}
          {isFilling && (
            <HolidaysDialog
              year={year}
              onClose={() => setIsFilling(false)}
              onFilled={(count) => finish(t('daysOff.filled', { count }))}
            />
          )}
        </Suspense>
      )}
    </Stack>
  );
}

function columns({ t, format }: I18n): TableColumn<DayOff>[] {
  return [
    { id: 'name', header: t('dayOff.name'), cell: ({ name }) => name },
    {
      id: 'dates',
      header: t('dayOff.dates'),
      nowrap: true,
      cell: ({ dateFrom, dateTo }) => (
        <Text as="span" tabular>
          {dateFrom === dateTo
            ? `${format.date(dateFrom, 'dayOfWeek')} ${format.date(dateFrom)}`
            : format.dateRange(dateFrom, dateTo)}
        </Text>
      ),
    },
    { id: 'kind', header: t('dayOff.kind'), cell: ({ kind }) => t(`dayOff.kind.${kind}`) },
    {
      id: 'scope',
      header: t('dayOff.scope'),
      cell: ({ workplaceName, section }) =>
        [workplaceName, section && t(`section.${section}`)].filter(Boolean).join(', ') ||
        t('dayOff.scope.all'),
    },
    {
      id: 'cancelledCount',
      header: t('dayOff.cancelled'),
      align: 'end',
      cell: ({ cancelledCount }) =>
        cancelledCount > 0 && (
          <Text as="span" tabular>
            {t('dayOff.cancelledCount', { count: cancelledCount })}
          </Text>
        ),
    },
  ];
}
