import { useQuery } from '@tanstack/react-query';
import { Face } from '@tatami/tables/Face';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { rowQuery } from '@tatami/tables/row-queries';
import type { Viewer } from '@tatami/tables/viewer';
import { Banner, Button, ButtonLink, Card, Heading, Inline, Notice, Spinner, Stack, Text } from '@tatami/ui';
import { CheckIcon, UndoIcon, UsersIcon } from '@tatami/ui/icons';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { loadMarks } from '../../../lib/club/training/load-marks.ts';
import { isMeantFor, markAt } from '../../../lib/club/training/own-mark.ts';
import {
  counts,
  type OwnStudent,
  ownPresencesQuery,
  ownStudentsQuery,
} from '../../../lib/club/training/own-presences.ts';
import { PresenceStatus } from '../../../lib/club/training/PresenceStatus.tsx';
import { refreshMarked, shownMark, usePendingMarks } from '../../../lib/club/training/pending-marks.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { checkIn } from './check-in-calls.ts';

interface ArrivedAtProps {
  training: string;
  /** What stands for the code that was scanned. */
  admission: string;
  viewer: Viewer;
}

/** Whoever has scanned the code says that they are here, or which of their children is. */
export function ArrivedAt({ training: id, admission, viewer }: ArrivedAtProps) {
  const { t, format } = useI18n();
  const training = useQuery({ ...rowQuery('training', id), enabled: viewer.has('Training:Read') }).data;
  const students = useQuery(ownStudentsQuery);
  if (students.isPending) return <Notice icon={Spinner} title={t('checkIn.opening')} />;
  if (students.isLoadingError) return <QueryFailure query={students} />;

  const all = students.data ?? [];
  const meant = all.filter((student) => training && isMeantFor(training, student));
  // Where it is for none of them, the server says for whom it is.
  const asked = meant.length > 0 ? meant : all;
  if (asked.length === 0)
    return (
      <Notice
        icon={UsersIcon}
        title={t('checkIn.nobody')}
        description={t('checkIn.nobody.text')}
        action={<ButtonLink href="/dashboard">{t('checkIn.dashboard')}</ButtonLink>}
      />
    );
  return (
    <Card>
      <Stack space={20}>
        <Stack space={4}>
          <Heading level={1}>{training?.title ?? t('checkIn.title')}</Heading>
          {training && (
            <Text tone="muted">
              {`${capitalize(format.dateOf(training.startsAt, 'weekday'))}, ${format.timeRange(training.startsAt, training.endsAt)}, ${training.workplaceName}`}
            </Text>
          )}
        </Stack>
        {asked.map((student) => (
          <Arrival key={student.id} {...{ id, training, student, admission }} isAlone={asked.length === 1} />
        ))}
        <Inline space={8} justify="center">
          <ButtonLink href="/dashboard">{t('checkIn.dashboard')}</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

interface ArrivalProps {
  id: string;
  training: Training | undefined;
  student: OwnStudent;
  admission: string;
  /** Whether nobody else is asked about. */
  isAlone: boolean;
}

/** One tap: “I’m here”; and back, where it was a slip. */
function Arrival({ id, training, student, admission, isAlone }: ArrivalProps) {
  const { t } = useI18n();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data: presences = [] } = useQuery({
    ...ownPresencesQuery(training?.startsAt ?? ''),
    enabled: training !== undefined,
  });
  const pending = usePendingMarks(id).get(student.id);
  const stored = training && markAt(presences, training, student);
  const [arrived, setArrived] = useState(stored);
  const { status } = shownMark(pending, stored ?? arrived);
  const isHere = status === 'present' || status === 'late' || (arrived !== undefined && counts(arrived));
  const { firstName, relation } = student;
  const showsName = !isAlone || relation === 'child';

  async function say() {
    setIsSending(true);
    setFailure(undefined);
    try {
      setArrived(await checkIn(id, admission, student.id));
      await refreshMarked();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setIsSending(false);
    }
  }
  const takeBack = async () => {
    setArrived(undefined);
    (await loadMarks()).put(id, [student.id], { status: null });
  };

  return (
    <Stack space={12}>
      {showsName && (
        <Inline space={12}>
          <Face of="student" person={student} belt={student.beltColor} size={44} />
          <Text as="span" size="large" weight="medium">
            {firstName}
          </Text>
        </Inline>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div role="status">
        {isHere && (
          <Inline space={12} justify="between">
            <PresenceStatus status={status ?? 'present'} />
            <Text as="span" weight="medium">
              {t('checkIn.done', { relation })}
            </Text>
          </Inline>
        )}
      </div>
      {isHere ? (
        <Button
          fullWidth
          icon={UndoIcon}
          aria-label={showsName ? `${t('ui.undo')}: ${firstName}` : undefined}
          onClick={() => void takeBack()}
        >
          {t('ui.undo')}
        </Button>
      ) : (
        <Button
          fullWidth
          variant="primary"
          icon={CheckIcon}
          loading={isSending}
          aria-label={showsName ? `${t(`ownMark.${relation}.present`)}: ${firstName}` : undefined}
          onClick={() => void say()}
        >
          {t(`ownMark.${relation}.present`)}
        </Button>
      )}
    </Stack>
  );
}
