import { ClubApiError } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { Button, Inline, Stack, Text, useToast } from '@tatami/ui';
import { CheckIcon, UndoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../api/club.ts';
import { Face } from '../../face/Face.tsx';
import { ownChoices } from './own-mark.ts';
import type { OwnStudent, Presence } from './own-presences.ts';
import { PresenceStatus } from './PresenceStatus.tsx';
import type { Training } from './trainings.ts';
import { useSeeThrough } from './use-see-through.ts';

interface OwnMarkProps {
  training: Training;
  student: OwnStudent;
  presence: Presence | undefined;
  now: number;
  /** Say whose mark it is: a parent has several. */
  showName: boolean;
}

/** “I’ll come”, “I’m here”, “I can’t come”: one tap, and taken back as easily. */
export function OwnMark({ training, student, presence, now, showName }: OwnMarkProps) {
  const { t } = useI18n();
  const toast = useToast();
  const seeThrough = useSeeThrough();
  const [busy, setBusy] = useState<string>();
  const { canArrive, canAnnounce } = ownChoices(training, presence, now);

  async function act(name: string, action: (isAgain: boolean) => Promise<unknown>) {
    setBusy(name);
    try {
      await seeThrough(action);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.detail, severity: 'error' });
    }
    await refreshTables('presence', 'training');
    setBusy(undefined);
  }
  const say = (status: 'declared' | 'present' | 'excused') =>
    act(status, () => club.table('presence').save({ student: student.id, training: training.id, status }));
  const takeBack = (id: string) =>
    act('undo', (isAgain) =>
      club
        .table('presence')
        .remove(id)
        .catch((error) => {
          // The answer to the first try may be what got lost.
          if (!isAgain || error.status !== 404) throw error;
        }),
    );
  /** One at a time: of two that wait nobody could tell which is done last. */
  const pressing = (name: string) => ({
    loading: busy === name,
    disabled: busy !== undefined && busy !== name,
  });

  const isMarked = presence && !presence.invalidatedAt;
  return (
    <Stack space={8}>
      {(showName || isMarked) && (
        <Inline space={8}>
          {showName && (
            <>
              <Face of="student" person={student} belt={student.beltColor} />
              <Text as="span" weight="medium">
                {student.firstName}
              </Text>
            </>
          )}
          {isMarked && <PresenceStatus status={presence.status} />}
        </Inline>
      )}
      {(canArrive || canAnnounce) && (
        <Inline space={8}>
          {canArrive && (
            <Button
              variant="primary"
              icon={CheckIcon}
              {...pressing('present')}
              onClick={() => say('present')}
            >
              {t('ownMark.arrive')}
            </Button>
          )}
          {canAnnounce && presence?.status !== 'declared' && (
            <Button
              variant={canArrive || presence ? 'secondary' : 'primary'}
              {...pressing('declared')}
              onClick={() => say('declared')}
            >
              {t('ownMark.declare')}
            </Button>
          )}
          {canAnnounce && presence?.status !== 'excused' && (
            <Button {...pressing('excused')} onClick={() => say('excused')}>
              {t('ownMark.excuse')}
            </Button>
          )}
          {canAnnounce && presence && (
            <Button
              variant="quiet"
              icon={UndoIcon}
              {...pressing('undo')}
              onClick={() => takeBack(presence.id)}
            >
              {t('ui.undo')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}
