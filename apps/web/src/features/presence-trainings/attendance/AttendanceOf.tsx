import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Card, Select, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { readYear, thisYear } from '../../../lib/club/read-year.ts';
import type { OwnStudent } from '../../../lib/club/training/own-presences.ts';
import { attendanceQuery } from '../presence-trainings-queries.ts';
import { Figures } from './Figures.tsx';
import { History } from './History.tsx';

interface AttendanceOfProps {
  student: OwnStudent;
  shows: 'history' | 'figures';
}

/** A year that is behind, training by training or in figures. */
export function AttendanceOf({ student, shows }: AttendanceOfProps) {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  const year = readYear(params.get('year'));
  const query = useQuery(attendanceQuery(student.id, year));
  const { data: attendance, isLoadingError } = query;

  const latest = thisYear();
  const firstYear = Math.min(year, attendance?.firstYear ?? latest);
  const years = Array.from({ length: Math.max(latest, year) - firstYear + 1 }, (_, on) =>
    String(firstYear + on),
  );
  const choice = (
    <Select
      label={t('presenceTrainings.year')}
      labelHidden
      options={years.toReversed().map((each) => ({ value: each, label: each }))}
      value={String(year)}
      onValueChange={(chosen) => setParams({ year: chosen === String(latest) ? null : chosen })}
    />
  );
  if (isLoadingError) return <QueryFailure query={query} ofPage />;
  if (!attendance)
    return (
      <Card>
        <Stack space={16}>
          <Skeleton shape="heading" width="medium" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    );
  const shown = { student, attendance, choice };
  return shows === 'history' ? <History key={year} {...shown} /> : <Figures {...shown} />;
}
