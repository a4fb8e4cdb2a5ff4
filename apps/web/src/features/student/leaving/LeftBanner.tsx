import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, Inline, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../../lib/api/club.ts';
import type { Student } from '../student-queries.ts';

interface LeftBannerProps {
  student: Student;
  /** Shows what is still open. */
  onChecklist: () => void;
}

/** Says that somebody has left, and takes them back with a press. */
export function LeftBanner({ student, onChecklist }: LeftBannerProps) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { attempt, isBusy, failure } = useAttempt();
  const name = `${student.firstName} ${student.lastName}`;
  const comeBack = () =>
    attempt(async () => {
      await club.table('student').act(student.id, 'come-back');
      await refreshTables('student', 'presence', 'training', 'user');
      toast({ message: t('student.leaving.back.done', { name }) });
    });
  return (
    <Banner
      tone={failure ? 'danger' : 'info'}
      action={
        has('Student:Write') && (
          <span data-paper="none">
            <Inline space={8}>
              <Button size="small" onClick={onChecklist}>
                {t('student.leaving.checklist')}
              </Button>
              <Button size="small" loading={isBusy} onClick={() => void comeBack()}>
                {t('student.leaving.back')}
              </Button>
            </Inline>
          </span>
        )
      }
    >
      {failure ?? t('student.leaving.since', { date: format.date(student.leftOn ?? '') })}
    </Banner>
  );
}
