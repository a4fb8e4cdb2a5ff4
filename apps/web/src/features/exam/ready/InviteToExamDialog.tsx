import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  Button,
  Dialog,
  Link,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
  TextField,
  useToast,
} from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { openExamsQuery, type Prospect } from '../exam-queries.ts';

interface InviteToExamDialogProps {
  prospects: readonly Prospect[];
  onInvited: () => void;
  onClose: () => void;
}

/** Asks to which exam, and where somebody lacks something, why they may try. */
export function InviteToExamDialog({ prospects, onInvited, onClose }: InviteToExamDialogProps) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const { navigate } = useNavigation();
  const toast = useToast();
  const query = useQuery(openExamsQuery);
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  const { attempt, isBusy, failure } = useAttempt();
  const { data: exams } = query;
  const exam = exams?.find(({ id }) => id === chosen) ?? exams?.[0];
  const unready = prospects.filter(({ missing }) => missing.length > 0);
  const names = unready.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');

  const invite = ({ id }: { id: string }) =>
    attempt(async () => {
      const students = prospects.map(({ student }) => student);
      const more = unready.length > 0 ? { overrideReason: reason.trim() } : {};
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
            disabled={!exam || (unready.length > 0 && reason.trim() === '')}
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
        ) : !exams ? (
          <Skeleton shape="block" />
        ) : exams.length === 0 ? (
          <Text>{t('exam.ready.noExam')}</Text>
        ) : (
          <RadioGroup
            label={t('exam.ready.which')}
            value={exam?.id}
            onValueChange={setChosen}
            options={exams.map(({ id, name, date, workplaceName, state }) => ({
              value: id,
              label: name,
              hint: [format.date(date, 'long'), workplaceName, state === 'draft' && t('exam.ready.draft')]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        )}
        {has('Exam:Write') && <Link href="/dojo/exam?edit=new">{t('exam.ready.newExam')}</Link>}
        {unready.length > 0 && (
          <Stack space={8}>
            <Text>{t('exam.ready.reason.text', { names })}</Text>
            <TextField
              label={t('exam-candidate.overrideReason')}
              required
              maxLength={500}
              value={reason}
              onValueChange={setReason}
            />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
