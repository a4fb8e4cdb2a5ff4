import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useGrades } from '../../lib/club/grades.ts';
import type { Training } from '../../lib/club/training/trainings.ts';

/** The grades a training is for, in words; nothing where it is for any. */
export function useGradeRange({
  minGrade,
  maxGrade,
}: Pick<Training, 'minGrade' | 'maxGrade'>): string | undefined {
  const { t } = useI18n();
  const { gradeOf } = useGrades();
  const least = gradeOf(minGrade);
  // Whoever has no grade stands at the lowest: from there on is everybody.
  const from = least?.rank === 0 ? undefined : least?.name;
  const { name: to, rank = 0 } = gradeOf(maxGrade) ?? {};
  if (from && to) return `${from} – ${to}`;
  if (from) return t('training.grades.from', { grade: from });
  return to && t('training.grades.to', { grade: to, rank });
}
