import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Button, Card, EmptyState, Inline, ItemList, Select, Skeleton, Stack, Stat } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useState } from 'react';
import { clubToday } from '../../lib/club/club-zone.ts';
import { readYear } from '../../lib/club/read-year.ts';
import { PresenceStatus } from '../../lib/club/training/PresenceStatus.tsx';
import { presencesQuery, type Student } from './student-queries.ts';

/** The latest weeks; the rest of the year is one tap away. */
const firstRows = 12;

/** How often somebody was on the mat in a year, and at which trainings. */
export function PresencesCard({ student }: { student: Student }) {
  const { t, format } = useI18n();
  const { params, setParams } = useSearchParams();
  const year = readYear(params.get('year'));
  const [isWhole, setIsWhole] = useState(false);
  const query = useQuery(presencesQuery(student.id, year));
  const { data: presences, isLoadingError } = query;

  const thisYear = Number(clubToday().slice(0, 4));
  const firstYear = Math.min(year, Number(student.joinedOn.slice(0, 4)));
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => String(thisYear - back));
  // domain.md, presence: invalidated rows count nowhere.
  const counting = (presences ?? []).filter(({ invalidatedAt }) => invalidatedAt === null);
  const count = (...statuses: string[]) =>
    format.number(counting.filter(({ status }) => statuses.includes(status)).length);

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
            setParams({ year: chosen === String(thisYear) ? null : chosen }, { replace: true })
          }
        />
      }
    >
      {isLoadingError ? (
        <QueryFailure query={query} />
      ) : !presences ? (
        <PresencesSkeleton />
      ) : presences.length === 0 ? (
        <EmptyState icon={CalendarIcon} title={t('presences.empty', { year: String(year) })} />
      ) : (
        <ItemList
          items={[
            {
              id: 'counts',
              title: (
                <Inline space={32}>
                  <Stat label={t('presences.present')} value={count('present', 'late')} />
                  <Stat label={t('presences.excused')} value={count('excused')} />
                  <Stat label={t('presences.absent')} value={count('absent')} />
                </Inline>
              ),
            },
            ...presences
              .slice(0, isWhole ? undefined : firstRows)
              .map(
                ({
                  id,
                  training,
                  trainingTitle,
                  trainingStartsAt,
                  status,
                  invalidatedAt,
                  invalidatedReason,
                }) => ({
                  id,
                  title: trainingTitle,
                  description: `${format.dateOf(trainingStartsAt, 'short')}, ${format.time(trainingStartsAt)}${
                    invalidatedAt
                      ? ` · ${t('presences.invalidated', { reason: invalidatedReason ?? '' })}`
                      : ''
                  }`,
                  end: <PresenceStatus status={status} />,
                  href: `/dojo/training/${training}`,
                }),
              ),
          ]}
        />
      )}
      {!isWhole && presences && presences.length > firstRows && (
        <Button variant="quiet" fullWidth onClick={() => setIsWhole(true)}>
          {t('presences.all', { count: presences.length })}
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
