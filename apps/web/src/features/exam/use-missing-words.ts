import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { gradesQuery } from '../../lib/club/grades.ts';
import type { Candidate, Exam } from './exam-queries.ts';

/** What a candidate lacks, in words with their numbers; nothing for who may be examined. */
export function useMissingWords() {
  const { t } = useI18n();
  const { has } = useViewer();
  const { data: grades = [] } = useQuery({ ...gradesQuery, enabled: has('Grade:Read') });
  return ({ missing, gradeTo, days, months, age }: Candidate, { profile }: Exam): string => {
    const asked = grades.find(({ id }) => id === gradeTo)?.profiles[profile];
    const counted = {
      days: [days, asked?.minTrainingDays],
      months: [months, asked?.minMonths],
      age: [age, asked?.minAge],
    } as const;
    return missing
      .map((condition) => {
        if (condition === 'birthDate' || condition === 'conditions') return t(`exam.missing.${condition}`);
        const [there, needs] = counted[condition];
        return t(`exam.missing.${condition}`, { has: there ?? 0, needs: needs ?? 0 });
      })
      .join(' · ');
  };
}
