import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { ActionDialog } from '@tatami/tables/ActionDialog';
import { RowDrawer } from '@tatami/tables/RowDrawer';
import type { RowDrawerProps } from '@tatami/tables/table';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useMay } from '@tatami/tables/use-may';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, ButtonLink, Inline, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { reachQuery, sendAnnouncement, takeBackAnnouncement } from './announcement-calls.ts';
import { SeenBy } from './SeenBy.tsx';
import { useReachWords } from './use-reach-words.ts';

/** The number of people from which on it is asked once more. */
const ASKED_FROM = 21;

/** An announcement as it is written and sent, and who has read it. A new one is a draft, which asks whether it is to go out. */
export function AnnouncementDrawer({ entity, onSaved, ...drawer }: RowDrawerProps<'announcement'>) {
  const { t } = useI18n();
  const mayWrite = useMay('update', drawer.table);
  const [written, setWritten] = useState<Entity<'announcement'>>();
  return (
    <>
      <RowDrawer
        {...drawer}
        entity={entity}
        submitLabel={entity ? undefined : t('announcement.write')}
        onSaved={(saved, message) => (entity ? onSaved(saved, message) : setWritten(saved))}
      >
        {entity && mayWrite && <Deeds of={entity} onDone={(message) => onSaved(entity, message)} />}
      </RowDrawer>
      {written && (
        <SendDialog
          of={written}
          cancelLabel={t('announcement.keepDraft')}
          onDone={(message) => onSaved(written, message)}
          onClose={() => onSaved(written, t('announcement.drafted'))}
        />
      )}
    </>
  );
}

interface DeedProps {
  of: Entity<'announcement'>;
  onDone: (message: string) => void;
}

/** What can be done with an announcement now, and what has come of it. */
function Deeds({ of, onDone }: DeedProps) {
  const { t, format } = useI18n();
  const { whoami } = useViewer();
  const [isTakingBack, setIsTakingBack] = useState(false);
  const { state, publishAt, author } = of;
  return (
    <Stack space={16}>
      {state === 'draft' && <SendButton {...{ of, onDone }} />}
      {state === 'scheduled' && publishAt && (
        <Banner tone="info">
          {t('announcement.goesOut', {
            day: format.dateOf(publishAt, 'weekday'),
            time: format.time(publishAt),
          })}
        </Banner>
      )}
      {state === 'takenBack' && <Banner tone="warning">{t('announcement.isTakenBack')}</Banner>}
      {(state === 'sent' || state === 'takenBack') &&
        (author === whoami.id ? (
          <SeenBy of={of} />
        ) : (
          <Text tone="muted">{t('announcement.reached', { count: of.readerCount })}</Text>
        ))}
      <Inline space={8}>
        {state === 'sent' && author === whoami.id && (
          <ButtonLink href={`/announcement/${of.id}`}>{t('announcement.open')}</ButtonLink>
        )}
        {(state === 'scheduled' || state === 'sent') && (
          <Button aria-haspopup="dialog" onClick={() => setIsTakingBack(true)}>
            {t('announcement.takeBack')}
          </Button>
        )}
      </Inline>
      {isTakingBack && (
        <ActionDialog
          title={t('announcement.takeBack.title', { title: of.titlePl })}
          description={t(state === 'sent' ? 'announcement.takeBack.sent' : 'announcement.takeBack.scheduled')}
          confirmLabel={t('announcement.takeBack')}
          tone={state === 'sent' ? 'danger' : 'default'}
          action={() => takeBackAnnouncement(of)}
          onDone={() => onDone(t('announcement.takeBack.done'))}
          onClose={() => setIsTakingBack(false)}
        />
      )}
    </Stack>
  );
}

/** Sends it: to few at once, to many when it was asked again. */
function SendButton({ of, onDone }: DeedProps) {
  const { t } = useI18n();
  const sent = useSentWords();
  const { data: reach } = useQuery(reachQuery(of));
  const { attempt, isBusy, failure } = useAttempt();
  const [isAsked, setIsAsked] = useState(false);
  const press = () => {
    if (!reach || reach.accounts >= ASKED_FROM) return setIsAsked(true);
    void attempt(async () => onDone(sent(await sendAnnouncement(of))));
  };
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Inline space={8}>
        <Button loading={isBusy} onClick={press}>
          {isAhead(of) ? t('announcement.schedule') : t('announcement.send')}
        </Button>
      </Inline>
      {isAsked && <SendDialog {...{ of, onDone }} onClose={() => setIsAsked(false)} />}
    </>
  );
}

interface SendDialogProps extends DeedProps {
  cancelLabel?: string;
  onClose: () => void;
}

/** Says whom it reaches, and asks whether it is to go out. */
function SendDialog({ of, cancelLabel, onDone, onClose }: SendDialogProps) {
  const { t, format } = useI18n();
  const words = useReachWords();
  const sent = useSentWords();
  const { data: reach } = useQuery(reachQuery(of));
  const { publishAt, titlePl: title } = of;
  return (
    <ActionDialog
      title={t(isAhead(of) ? 'announcement.schedule.title' : 'announcement.send.title', { title })}
      description={
        isAhead(of) && publishAt
          ? t('announcement.goesOut', {
              day: format.dateOf(publishAt, 'weekday'),
              time: format.time(publishAt),
            })
          : t('announcement.send.text')
      }
      confirmLabel={isAhead(of) ? t('announcement.schedule') : t('announcement.send')}
      {...(cancelLabel && { cancelLabel })}
      action={async () => onDone(sent(await sendAnnouncement(of)))}
      onDone={() => {}}
      onClose={onClose}
    >
      {reach && <Text weight="medium">{words(reach)}</Text>}
    </ActionDialog>
  );
}

function useSentWords(): (row: Entity<'announcement'>) => string {
  const { t, format } = useI18n();
  return (row) =>
    isAhead(row) && row.publishAt
      ? t('announcement.goesOut', {
          day: format.dateOf(row.publishAt, 'weekday'),
          time: format.time(row.publishAt),
        })
      : t('announcement.sent');
}

const isAhead = ({ publishAt }: Pick<Entity<'announcement'>, 'publishAt'>): boolean =>
  publishAt !== null && Date.parse(publishAt) > Date.now();
