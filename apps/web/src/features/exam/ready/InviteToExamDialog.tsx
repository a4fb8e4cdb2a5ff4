import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, Dialog, Inline, RadioGroup, Skeleton, Stack, Text, useToast } from '@tatami/ui';
import { PlusIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { club } from '../../../lib/api/club.ts';
import { openExamsQuery, type Prospect } from '../exam-queries.ts';
import { isReasonMissing, OverrideReason } from '../OverrideReason.tsx';

interface InviteToExamDialogProps {
  prospects: readonly Prospect[];
  /** The exam that was chosen; the next one until then. */
  exam: string | undefined;
  onExamChange: (exam: string) => void;
  /** Why those may try who lack something. */
  reason: string;
  onReasonChange: (reason: string) => void;
  /** Begins an exam that isn’t there yet. */
  onNewExam: () => void;
  onInvited: () => void;
  onClose: () => void;
}

/** Asks to which exam, and where somebody lacks something, why they may try. */
export function InviteToExamDialog({
  prospects,
  exam: chosen,
  onExamChange,
  reason,
  onReasonChange,
  onNewExam,
  onInvited,
  onClose,
}: InviteToExamDialogProps) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const { navigate } = useNavigation();
  const toast = useToast();
  const query = useQuery(openExamsQuery);
  const { attempt, isBusy, failure } = useAttempt();
  const { data: exams } = query;
  // One that was just begun may be on its way: nobody is asked to another in its place.
  const exam = chosen ? exams?.find(({ id }) => id === chosen) : exams?.[0];
  const isOnItsWay = chosen !== undefined && !exam && query.isFetching;
  const overrideReason = reason.trim();

  const invite = ({ id }: { id: string }) =>
    attempt(async () => {
      const students = prospects.map(({ student }) => student);
      const more = isReasonMissing(prospects, '') ? { overrideReason } : {};
      await club.table('exam').act(id, 'invite', { students, ...more });
      await refreshTables('exam', 'exam-candidate', 'presence');
      onInvited();
      onClose();
      toast({
        message: t('exam.ready.invited', { count: students.length }),
        action: { label: t('exam.ready.open'), onAction: () => navigate(`/dojo/exam/${id}`) },
      });
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.ready.inviteTo', { count: prospects.length })}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!exam || isReasonMissing(prospects, reason)}
            loading={isBusy}
            onClick={() => exam && void invite(exam)}
          >
            {t('exam.ready.invite', { count: prospects.length })}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {query.isLoadingError ? (
          <QueryFailure query={query} />
        ) : !exams || isOnItsWay ? (
          <Skeleton shape="block" />
        ) : exams.length === 0 ? (
          <Text>{t('exam.ready.noExam')}</Text>
        ) : (
          <RadioGroup
            label={t('exam.ready.which')}
            value={exam?.id}
            onValueChange={onExamChange}
            options={exams.map(({ id, name, date, workplaceName, state }) => ({
              value: id,
              label: name,
              hint: [format.date(date, 'long'), workplaceName, state === 'draft' && t('exam.ready.draft')]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        )}
        {has('Exam:Write') && (
          <Inline space={8}>
            <Button icon={PlusIcon} onClick={onNewExam}>
              {t('exam.ready.newExam')}
            </Button>
          </Inline>
        )}
        <OverrideReason prospects={prospects} value={reason} onValueChange={onReasonChange} explained />
      </Stack>
    </Dialog>
  );
}
