import { Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Prospect } from './exam-queries.ts';
import { GradeStep } from './GradeStep.tsx';

/** How much there is of what is asked for, and when there will be all of it. */
export function ProspectStanding({ prospect }: { prospect: Prospect }) {
  const { t, format } = useI18n();
  const { gradeFrom, gradeTo, days, months, age, missing, forecast } = prospect;
  const counted = { days, months, age };
  const measures = (['days', 'months', 'age'] as const).flatMap((what) => {
    const { has, needs } = counted[what];
    return needs === null || has === null ? [] : [t(`exam.missing.${what}`, { has, needs })];
  });
  return (
    <Stack space={4}>
      <GradeStep from={gradeFrom} to={gradeTo} />
      <span>
        {[
          ...measures,
          missing.includes('birthDate') && t('exam.missing.birthDate'),
          missing.length > 0 &&
            (forecast
              ? t('exam.ready.forecast', { day: format.date(forecast, 'long') })
              : t('exam.ready.noForecast')),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Stack>
  );
}
