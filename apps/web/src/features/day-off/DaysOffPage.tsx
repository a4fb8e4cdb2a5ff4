import { refreshTables } from '@tatami/tables/refresh-tables';
import { TablePage } from '@tatami/tables/TablePage';
import type { Table } from '@tatami/tables/table';
import { useMay } from '@tatami/tables/use-may';
import { Button, IconButton, Inline, Link, Text, useToast } from '@tatami/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { lazy, Suspense, useState } from 'react';
import { thisYear } from '../../lib/club/read-year.ts';
import { allYears, readYearOff, yearOfDaysOff } from './day-off-queries.ts';

const HolidaysDialog = lazy(async () => ({ default: (await import('./HolidaysDialog.tsx')).HolidaysDialog }));

/** When nobody trains, and why: a year at a time, or all. */
export function DaysOffPage({ of: table }: { of: Table<'day-off'> }) {
  const { t } = useI18n();
  const toast = useToast();
  const { params, setParams, hrefWith } = useSearchParams();
  const [isFilling, setIsFilling] = useState(false);
  const shownYear = readYearOff(params);
  const year = shownYear ?? thisYear();
  const mayAdd = useMay('create', table);

  return (
    <>
      <TablePage
        of={table}
        list={yearOfDaysOff(table.list, params)}
        {...(shownYear && {
          caption: t('day-off.caption', { year: String(year) }),
          emptyTitle: t('day-off.list.emptyIn', { year: String(year) }),
        })}
        emptyAction={
          mayAdd && (
            <Button onClick={() => setIsFilling(true)}>{t('day-off.fillIn', { year: String(year) })}</Button>
          )
        }
        actions={mayAdd && <Button onClick={() => setIsFilling(true)}>{t('day-off.fill')}</Button>}
        above={
          shownYear ? (
            <Inline space={8}>
              <IconButton
                icon={ChevronLeftIcon}
                label={t('day-off.year.previous')}
                onClick={() => setParams({ year: String(year - 1), page: null })}
              />
              <Text as="strong" weight="strong" tabular>
                {String(year)}
              </Text>
              <IconButton
                icon={ChevronRightIcon}
                label={t('day-off.year.next')}
                onClick={() => setParams({ year: String(year + 1), page: null })}
              />
              <Link href={hrefWith(allYears)}>{t('day-off.year.all')}</Link>
            </Inline>
          ) : (
            <Inline space={12}>
              <Text as="strong" weight="strong">
                {t('day-off.year.all')}
              </Text>
              <Link href={hrefWith({ year: null, page: null })}>
                {t('day-off.year.only', { year: String(year) })}
              </Link>
            </Inline>
          )
        }
      />
      {mayAdd && isFilling && (
        <Suspense>
          <HolidaysDialog
            year={year}
            onClose={() => setIsFilling(false)}
            onFilled={(count) => {
              setIsFilling(false);
              void refreshTables('day-off');
              toast({ message: t('day-off.filled', { count }) });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
