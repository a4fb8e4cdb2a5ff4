import { Face } from '@tatami/tables/Face';
import { useViewer } from '@tatami/tables/viewer';
import { Button, Columns, Inline, Stack, Tag, Text } from '@tatami/ui';
import { UndoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { Suspense, useState } from 'react';
import { loadMarks } from './load-marks.ts';
import { ownChoices } from './own-mark.ts';
import type { OwnStudent, Presence } from './own-presences.ts';
import { PresenceStatus } from './PresenceStatus.tsx';
import { type Said, shownMark, usePendingMarks } from './pending-marks.ts';
import type { Training } from './trainings.ts';

const ExcuseSheet = lazyOrNothing(async () => (await import('./excuse/excuse.ts')).ExcuseSheet);

interface OwnMarkProps {
  training: Training;
  student: OwnStudent;
  presence: Presence | undefined;
  now: number;
  /** Whether it says whose mark it is: a parent has several. */
  showName: boolean;
}

/**
 * “I’ll come”, “I’m here”, “I can’t come”: one tap, and taken back where it was said. Each answer keeps its place and the
 * focus, and what has become of it is read out.
 */
export function OwnMark({ training, student, presence, now, showName }: OwnMarkProps) {
  const { t } = useI18n();
  const { whoami } = useViewer();
  const pending = usePendingMarks(training.id).get(student.id);
  const [excuse, setExcuse] = useState<'excused' | 'ill'>();
  const { canArrive, canAnnounce } = ownChoices(training, presence, now, whoami.id);
  const { firstName, relation } = student;
  const { status, note, state } = shownMark(pending, presence);
  const more = [status === 'excused' && note, state === 'waiting' && t('presence.waiting')]
    .filter(Boolean)
    .join(' · ');
  const say = (status: Said['status']) =>
    void loadMarks().then((marks) => marks.put(training.id, [student.id], { status, note: null }));

  const answers = [
    ...(canArrive ? (['present'] as const) : []),
    ...(canAnnounce ? (['declared', 'excused', 'ill'] as const) : []),
  ];
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
            <Tag>{t(answers.length > 0 ? 'ownMark.none' : 'ownMark.unmarked')}</Tag>
          )}
          {more && (
            <Text as="span" tone="muted">
              {more}
            </Text>
          )}
        </Inline>
      </div>
      {answers.length > 0 && (
        <Columns layout="answers" space={8} from="always">
          {answers.map((answer, index) => {
            const isSaid = answer === status;
            const label = isSaid ? t('ui.undo') : t(`ownMark.${relation}.${answer}`);
            return (
              <Button
                key={answer}
                variant={index === 0 && !status ? 'primary' : 'secondary'}
                icon={isSaid ? UndoIcon : undefined}
                aria-label={showName ? `${label}: ${firstName}` : undefined}
                onClick={() => {
                  if (isSaid) say(null);
                  else if (answer === 'declared' || answer === 'present') say(answer);
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
            onClose={() => setExcuse(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
