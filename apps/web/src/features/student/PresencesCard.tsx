import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import {
  Button,
  Card,
  Columns,
  EmptyState,
  ItemList,
  type ListItem,
  Select,
  Skeleton,
  Stack,
  Stat,
} from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useIsPrinting } from '@tatami/web-runtime/use-is-printing';
import { useState } from 'react';
import { readYear, thisYear } from '../../lib/club/read-year.ts';
import type { Presence } from '../../lib/club/training/own-presences.ts';
import { PresenceStatus } from '../../lib/club/training/PresenceStatus.tsx';
import { presencesQuery, type Student } from './student-queries.ts';

/** The latest weeks; the rest of the year is one tap away. */
const firstRows = 12;
/** The latest that a sheet or two have room for. */
const paperRows = 40;

/** How often somebody was on the mat in a year, and at which trainings. */
export function PresencesCard({ student }: { student: Student }) {
  const { t, format } = useI18n();
  const { params, setParams } = useSearchParams();
  const year = readYear(params.get('year'));
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = useIsPrinting();
  const query = useQuery(presencesQuery(student.id, year));
  const { data: presences, isLoadingError } = query;

  const latest = thisYear();
  const firstYear = Math.min(year, Number(student.joinedOn.slice(0, 4)));
  const years = Array.from({ length: latest - firstYear + 1 }, (_, back) => String(latest - back));
  const shown = presences?.slice(0, isUnfolded ? undefined : isPrinting ? paperRows : firstRows) ?? [];
  const folded = (presences?.length ?? 0) - shown.length;
  // domain.md, presence: invalidated rows count nowhere.
  const counting = (presences ?? []).filter(({ invalidatedAt }) => invalidatedAt === null);
  const count = (...statuses: string[]) =>
    format.number(counting.filter(({ status }) => statuses.includes(status)).length);
  const counts: ListItem = {
    id: 'counts',
    title: (
      <Columns layout={3} space={16} from="always">
        <Stat size="large" label={t('presences.present')} value={count('present', 'late')} />
        <Stat size="large" label={t('presences.excused')} value={count('excused')} />
        <Stat size="large" label={t('presences.absent')} value={count('absent')} />
      </Columns>
    ),
  };
  const itemOf = (presence: Presence): ListItem => {
    const { id, training, trainingTitle, trainingStartsAt: at, status, invalidatedAt } = presence;
    const when = `${format.dateOf(at, 'short')}, ${format.time(at)}`;
    const reason = presence.invalidatedReason ?? '';
    return {
      id,
      title: trainingTitle,
      description: invalidatedAt ? `${when} · ${t('presences.invalidated', { reason })}` : when,
      end: <PresenceStatus status={status} />,
      href: `/dojo/training/${training}`,
    };
  };
  // On paper nothing can be unfolded.
  const rest =
    isPrinting && folded > 0 ? [{ id: 'rest', title: t('presences.rest', { count: folded }) }] : [];

  return (
    <Card
      title={t('presences.title')}
      padding="none"
      bleed
      actions={
        <Select
          label={t('presences.year')}
          labelHidden
          options={years.map((each) => ({ value: each, label: each }))}
          value={String(year)}
          onValueChange={(chosen) =>
            setParams({ year: chosen === String(latest) ? null : chosen }, { replace: true })
          }
        />
      }
    >
      {isLoadingError ? (
        <QueryFailure query={query} />
      ) : !presences ? (
        <PresencesSkeleton />
      ) : presences.length === 0 ? (
        <EmptyState size="small" icon={CalendarIcon} title={t('presences.empty', { year: String(year) })} />
      ) : (
        <ItemList items={[counts, ...shown.map(itemOf), ...rest]} />
      )}
      {!isPrinting && folded > 0 && (
        <Button variant="quiet" fullWidth onClick={() => setUnfolded(true)}>
          {t('presences.all', { count: shown.length + folded })}
        </Button>
      )}
    </Card>
  );
}

function PresencesSkeleton() {
  return (
    <Stack space={16}>
      <Skeleton shape="heading" width="medium" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton />
    </Stack>
  );
}
