import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import { Link, SegmentedControl } from '@tatami/ui';
import { type GradeMeasure, NextGrade } from '@tatami/ui/NextGrade';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { useGrades } from '../grades.ts';
import { gradeProgressQuery, type OnTheWay } from './grade-progress-query.ts';
import { NextGradeWaiting } from './NextGradeWaiting.tsx';

/** Whoever comes is asked about what they might do: as they do, or so many days a week. */
const rhythms = ['own', '1', '2', '3', '4'] as const;

interface NextGradeCardProps {
  student: OnTheWay;
  /** Whose it is, where it stands beside that of others. */
  name?: string | undefined;
}

/** How far somebody is from the next grade, and when they will be there; nothing for who has the highest. */
export function NextGradeCard({ student, name }: NextGradeCardProps) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const { isLoading, grades, gradeOf } = useGrades();
  const [rhythm, setRhythm] = useState<(typeof rhythms)[number]>('own');
  const hasNext = grades.some(({ rank }) => rank > (student.gradeRank ?? 0));
  const query = useQuery({
    ...gradeProgressQuery(student, rhythm === 'own' ? null : Number(rhythm)),
    placeholderData: keepPreviousData,
    enabled: hasNext,
  });
  const { data } = query;
  if (isLoading) return <NextGradeWaiting />;
  if (!hasNext) return null;
  if (query.isLoadingError) return <QueryFailure query={query} />;
  const next = gradeOf(data?.gradeTo);
  if (!data || !next) return <NextGradeWaiting />;

  const grade = gradeOf(data.gradeFrom);
  const { days, months, age, techniques, missing, forecast, since } = data;
  const measure = (
    what: 'days' | 'months' | 'techniques' | 'age',
    { has: there, needs }: { has: number | null; needs: number | null },
  ): GradeMeasure[] =>
    there === null || needs === null
      ? []
      : [
          {
            label: t(`nextGrade.${what}`, { count: there }),
            value: format.number(there),
            of: t('nextGrade.of', { needs }),
            share: there / needs,
          },
        ];
  const isEnough = missing.length === 0;
  const count = Math.round(data.perWeek * 10) / 10;
  return (
    <NextGrade
      title={
        name
          ? t('nextGrade.title.of', { name, grade: next.name })
          : t('nextGrade.title', { grade: next.name })
      }
      description={
        grade
          ? t('nextGrade.since', { grade: grade.name, day: format.date(since, 'long') })
          : t('nextGrade.joined', { day: format.date(since, 'long') })
      }
      belt={grade}
      next={next}
      measures={[
        ...measure('days', days),
        ...measure('months', months),
        ...(missing.includes('age') ? measure('age', age) : []),
        ...measure('techniques', techniques),
      ]}
      forecast={
        isEnough
          ? { title: t('nextGrade.enough'), description: t('nextGrade.enough.text') }
          : forecast
            ? {
                title: t('nextGrade.forecast', { day: format.date(forecast, 'long') }),
                description: t(rhythm === 'own' ? 'nextGrade.rhythm' : 'nextGrade.rhythm.other', { count }),
              }
            : { title: t(missing.includes('birthDate') ? 'nextGrade.noBirthDate' : 'nextGrade.noForecast') }
      }
      action={
        has('Technik:Read') && (
          <Link href="/dojo/technik">
            {name ? t('nextGrade.requirements.of', { name }) : t('nextGrade.requirements')}
          </Link>
        )
      }
    >
      {!isEnough && (
        <div data-paper="none">
          <SegmentedControl
            label={t('nextGrade.whatIf')}
            value={rhythm}
            onValueChange={setRhythm}
            options={rhythms.map((value) => ({
              value,
              label:
                value === 'own' ? t('nextGrade.whatIf.own') : t('nextGrade.whatIf.times', { count: value }),
            }))}
          />
        </div>
      )}
    </NextGrade>
  );
}
