import { StatusTag } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Student } from './student-queries.ts';

const looks = { active: 'success', suspended: 'warning', left: 'neutral' } as const;

/** Whether somebody trains now. */
export function StudentStatus({ status }: Pick<Student, 'status'>) {
  const { t } = useI18n();
  return <StatusTag status={looks[status]}>{t(`student.status.${status}`)}</StatusTag>;
}
