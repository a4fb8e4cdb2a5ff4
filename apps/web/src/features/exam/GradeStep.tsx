import { BeltBadge, Inline, Text } from '@tatami/ui';
import { ArrowRightIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useGrades } from '../../lib/club/grades.ts';

interface GradeStepProps {
  from: string | null;
  to: string;
  /** Whether the belts stand without the names of the grades. */
  compact?: boolean;
}

/** The step from one grade to another, by their belts. */
export function GradeStep({ from, to, compact = false }: GradeStepProps) {
  const { t } = useI18n();
  const { gradeOf } = useGrades();
  const [lower, higher] = [gradeOf(from), gradeOf(to)];
  return (
    <Inline space={8} align="center" nowrap>
      {lower ? (
        <BeltBadge grade={lower.name} color={lower.color} compact={compact} />
      ) : (
        <Text as="span" size="small" tone="inherit" truncate>
          {t('exam.page.noGrade')}
        </Text>
      )}
      <ArrowRightIcon size="small" />
      {higher && <BeltBadge grade={higher.name} color={higher.color} compact={compact} />}
    </Inline>
  );
}
