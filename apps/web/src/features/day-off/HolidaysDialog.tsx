import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Dialog, EmptyState, ItemList, Skeleton, Stack } from '@tatami/ui';
import { CheckIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';
import { missingHolidaysQuery } from './day-off-queries.ts';

interface HolidaysDialogProps {
  year: number;
  onClose: () => void;
  onFilled: (count: number) => void;
}

/** Makes the Polish public holidays of a year days off, after showing which ones are missing. */
export function HolidaysDialog({ year, onClose, onFilled }: HolidaysDialogProps) {
  const { t, format, language } = useI18n();
  const query = useQuery(missingHolidaysQuery(year, language));
  const { data, isLoadingError } = query;
  const { attempt, isBusy, failure } = useAttempt();
  const missing = data?.missing ?? [];

  const fill = () =>
    attempt(async () => {
      const { created } = dataOf(await club.api.POST('/day-off/fill-public-holidays', { body: { year } }));
      onFilled(created.length);
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('holidays.title', { year: String(year) })}
      description={missing.length > 0 ? t('holidays.text', { count: missing.length }) : undefined}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" disabled={missing.length === 0} loading={isBusy} onClick={fill}>
            {t('holidays.add')}
          </Button>
        </>
      }
    >
      <Stack space={12}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {isLoadingError ? (
          <QueryFailure query={query} />
        ) : !data ? (
          <Stack space={16}>
            <Skeleton />
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </Stack>
        ) : missing.length === 0 ? (
          <EmptyState icon={CheckIcon} title={t('holidays.complete')} />
        ) : (
          <ItemList
            label={t('day-off.list.title')}
            items={missing.map(({ day, name, cancelledCount }) => ({
              id: day,
              title: name,
              description: format.date(day, 'weekday'),
              end: cancelledCount > 0 && t('day-off.cancelledCount', { count: cancelledCount }),
            }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
