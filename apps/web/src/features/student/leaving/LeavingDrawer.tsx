import { useQuery } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { pickerLabels } from '@tatami/tables/picker-labels';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, Checkbox, DateField, Drawer, Skeleton, Stack, Text, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { clubToday } from '../../../lib/club/club-zone.ts';
import type { Student } from '../student-queries.ts';
import { Ends } from './Ends.tsx';
import { Loans } from './Loans.tsx';
import { type Leaving, leavingQuery } from './leaving-query.ts';
import { Section } from './Section.tsx';

interface LeavingDrawerProps {
  student: Student;
  onClose: () => void;
}

/** What has to be seen to when somebody leaves the club; of who has left, what is still open. */
export function LeavingDrawer({ student, onClose }: LeavingDrawerProps) {
  const { t } = useI18n();
  const leaving = useQuery(leavingQuery(student.id));
  const name = `${student.firstName} ${student.lastName}`;
  // What is being asked for is decided by what is known from the first.
  return leaving.data ? (
    <Checklist student={student} name={name} leaving={leaving.data} onClose={onClose} />
  ) : (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('student.leaving.title')}
      description={name}
    >
      {leaving.isLoadingError ? <QueryFailure query={leaving} /> : <Skeleton shape="block" />}
    </Drawer>
  );
}

interface ChecklistProps extends LeavingDrawerProps {
  name: string;
  leaving: Leaving;
}

function Checklist({ student, name, leaving, onClose }: ChecklistProps) {
  const { t } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { attempt, isBusy, failure } = useAttempt();
  const hasLeft = student.status === 'left';
  const [leftOn, setLeftOn] = useState(student.leftOn ?? clubToday());
  const [kept, setKept] = useState<readonly string[]>([]);

  const accounts = leaving.accounts ?? [];
  const closable = has('User:Write')
    ? accounts.filter(({ enabled, needed }) => enabled && needed === null)
    : [];
  const closing = closable.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);

  const refresh = () => refreshTables('student', 'presence', 'training', 'user', 'item-loan');
  // It is taken back when the drawer is gone already, so a refusal is said where the offer was.
  const comeBack = async () => {
    try {
      await club.table('student').act(student.id, 'come-back');
      await refresh();
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.message, severity: 'error' });
    }
  };
  const leave = () =>
    attempt(async () => {
      await club.table('student').act(student.id, 'leave', { leftOn, closeAccounts: closing });
      await refresh();
      onClose();
      toast({
        message: t(hasLeft ? 'student.leaving.closed' : 'student.leaving.done', { name }),
        ...(!hasLeft && { action: { label: t('ui.undo'), onAction: () => void comeBack() } }),
      });
    });

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('student.leaving.title')}
      description={name}
      actions={
        <>
          <Button onClick={onClose}>{t(hasLeft ? 'ui.close' : 'ui.cancel')}</Button>
          {(!hasLeft || closing.length > 0) && (
            <Button variant="primary" loading={isBusy} disabled={!leftOn} onClick={() => void leave()}>
              {t(hasLeft ? 'student.leaving.close' : 'student.leaving.leave', { count: closing.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack space={24}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {!hasLeft && (
          <DateField
            label={t('student.leaving.leftOn')}
            labels={pickerLabels(t)}
            min={student.joinedOn}
            value={leftOn}
            onValueChange={setLeftOn}
            required
          />
        )}
        {leaving.loans && <Loans loans={leaving.loans} onReturned={refresh} />}
        {accounts.length > 0 && (
          <Section title={t('student.leaving.accounts')}>
            {accounts.map(({ id, name: owner, of, enabled, needed }) => {
              const whose = t(`student.leaving.account.${of}`, { name: owner });
              const isClosable = closable.some((account) => account.id === id);
              return isClosable ? (
                <Checkbox
                  key={id}
                  label={whose}
                  hint={t('student.leaving.account.closes')}
                  checked={!kept.includes(id)}
                  onCheckedChange={(closes) =>
                    setKept(closes ? kept.filter((each) => each !== id) : [...kept, id])
                  }
                />
              ) : (
                <Stack key={id} space={0}>
                  <Text>{whose}</Text>
                  <Text size="small" tone="muted">
                    {t(
                      !enabled
                        ? 'student.leaving.account.closed'
                        : needed
                          ? `student.leaving.account.${needed}`
                          : 'student.leaving.account.byOthers',
                    )}
                  </Text>
                </Stack>
              );
            })}
          </Section>
        )}
        <Ends leaving={leaving} student={student} hasLeft={hasLeft} />
        <Section title={t('student.leaving.stays')}>
          {(['records', 'papers', 'contact'] as const).map((what) => (
            <Stack key={what} space={0}>
              <Text weight="medium">{t(`student.leaving.stays.${what}`)}</Text>
              <Text size="small" tone="muted">
                {t(`student.leaving.stays.${what}.why`)}
              </Text>
            </Stack>
          ))}
        </Section>
      </Stack>
    </Drawer>
  );
}
