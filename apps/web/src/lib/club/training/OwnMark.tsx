import { ClubApiError } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useViewer } from '@tatami/tables/viewer';
import { Button, Columns, Inline, Stack, Tag, Text, useToast } from '@tatami/ui';
import { UndoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { Suspense, useState } from 'react';
import { club } from '../../api/club.ts';
import { Face } from '../../face/Face.tsx';
import { lazyOrNothing } from '../../lazy-or-nothing.ts';
import { ownChoices } from './own-mark.ts';
import type { OwnStudent, Presence } from './own-presences.ts';
import { PresenceStatus } from './PresenceStatus.tsx';
import type { Training } from './trainings.ts';
import { useSeeThrough } from './use-see-through.ts';

const ExcuseSheet = lazyOrNothing(async () => (await import('./excuse/ExcuseSheet.tsx')).ExcuseSheet);

interface OwnMarkProps {
  training: Training;
  student: OwnStudent;
  presence: Presence | undefined;
  now: number;
  /** Say whose mark it is: a parent has several. */
  showName: boolean;
}

/**
 * “I’ll come”, “I’m here”, “I can’t come”: one tap, and taken back where it was said. Each answer keeps its place and the
 * focus, and what has become of it is read out.
 */
export function OwnMark({ training, student, presence, now, showName }: OwnMarkProps) {
  const { t } = useI18n();
  const { whoami } = useViewer();
  const toast = useToast();
  const seeThrough = useSeeThrough();
  const [busy, setBusy] = useState<string>();
  const [excuse, setExcuse] = useState<'excused' | 'ill'>();
  const { canArrive, canAnnounce } = ownChoices(training, presence, now, whoami.id);
  const { firstName, relation } = student;
  const status = presence?.invalidatedAt ? undefined : presence?.status;

  async function act(answer: string, action: (isAgain: boolean) => Promise<unknown>) {
    setBusy(answer);
    try {
      await seeThrough(action);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.detail, severity: 'error' });
    }
    await refreshTables('presence', 'training');
    setBusy(undefined);
  }
  const say = (status: 'declared' | 'present') =>
    act(status, () =>
      club.table('presence').save({ student: student.id, training: training.id, status, note: null }),
    );
  const takeBack = (answer: string, id: string) =>
    act(answer, (isAgain) =>
      club
        .table('presence')
        .remove(id)
        .catch((error) => {
          // The answer to the first try may be what got lost.
          if (!isAgain || error.status !== 404) throw error;
        }),
    );

  const answers = [
    ...(canArrive ? (['present'] as const) : []),
    ...(canAnnounce ? (['declared', 'excused', 'ill'] as const) : []),
  ];
  if (!showName && !status && answers.length === 0) return null;
  return (
    <Stack space={8}>
      <div role="status">
        <Inline space={8}>
          {showName && (
            <>
              <Face of="student" person={student} belt={student.beltColor} />
              <Text as="span" weight="medium">
                {firstName}
              </Text>
            </>
          )}
          {status ? (
            <PresenceStatus status={status} relation={relation} />
          ) : (
            answers.length > 0 && <Tag>{t('ownMark.none')}</Tag>
          )}
          {status === 'excused' && (
            <Text as="span" tone="muted">
              {presence?.note}
            </Text>
          )}
        </Inline>
      </div>
      {answers.length > 0 && (
        <Columns layout="answers" space={8} from="always">
          {answers.map((answer, index) => {
            const isSaid = presence && answer === status;
            const label = isSaid ? t('ui.undo') : t(`ownMark.${relation}.${answer}`);
            return (
              <Button
                key={answer}
                variant={index === 0 && !status ? 'primary' : 'secondary'}
                icon={isSaid ? UndoIcon : undefined}
                aria-label={showName ? `${label}: ${firstName}` : undefined}
                loading={busy === answer}
                // One at a time: of two that wait nobody could tell which is done last.
                disabled={busy !== undefined && busy !== answer}
                onClick={() => {
                  if (isSaid) void takeBack(answer, presence.id);
                  else if (answer === 'declared' || answer === 'present') void say(answer);
                  else setExcuse(answer);
                }}
              >
                {label}
              </Button>
            );
          })}
        </Columns>
      )}
      {excuse && (
        <Suspense>
          <ExcuseSheet
            {...{ training, student, now }}
            length={excuse === 'ill' ? 'week' : 'one'}
            onExcuse={(deed) => void act(excuse, deed)}
            onClose={() => setExcuse(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
