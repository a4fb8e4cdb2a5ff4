import { useQuery } from '@tanstack/react-query';
import { Card, EmptyState, PageHeader, Stack } from '@tatami/ui';
import { AwardIcon } from '@tatami/ui/icons';
import { ResultTable } from '@tatami/ui/ResultTable';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useGrades } from '../../lib/club/grades.ts';
import { statisticsQuery } from './exam-queries.ts';

/** How the exams of the club ended, a table for each year. */
export function ExamStatisticsPage() {
  const { t } = useI18n();
  const { gradeOf } = useGrades();
  const { data = [] } = useQuery(statisticsQuery);
  useTitle(t('exam.statistics.title'));
  const years = [...new Set(data.map(({ year }) => year))];
  return (
    <Stack space={24}>
      <PageHeader
        title={t('exam.statistics.title')}
        description={t('exam.statistics.about')}
        back={{ href: '/dashboard', label: t('menu.dashboard') }}
      />
      {years.length === 0 && (
        <Card>
          <EmptyState
            icon={AwardIcon}
            title={t('exam.statistics.empty')}
            description={t('exam.statistics.empty.text')}
          />
        </Card>
      )}
      {years.map((year) => (
        <Card key={year} title={t('exam.statistics.year', { year: String(year) })} padding="none" bleed>
          <ResultTable
            label={t('exam.statistics.year', { year: String(year) })}
            labels={{
              grade: t('exam.statistics.grade'),
              passed: t('exam.statistics.passed'),
              failed: t('exam.statistics.failed'),
              noShow: t('exam.statistics.noShow'),
              share: t('exam.statistics.share'),
              total: t('exam.statistics.total'),
            }}
            rows={data
              .filter((each) => each.year === year)
              .map(({ grade, ...counts }) => {
                const shown = gradeOf(grade);
                return { id: grade, grade: shown?.name ?? '', color: shown?.color ?? '#ffffff', ...counts };
              })}
          />
        </Card>
      ))}
    </Stack>
  );
}
