import { useQuery } from '@tanstack/react-query';
import type { Draft, Entity } from '@tatami/sdk';
import { ActionDialog } from '@tatami/tables/ActionDialog';
import { RowDrawer } from '@tatami/tables/RowDrawer';
import { rowQuery } from '@tatami/tables/row-queries';
import type { RowDrawerProps } from '@tatami/tables/table';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useMay } from '@tatami/tables/use-may';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, ButtonLink, Inline, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { use, useMemo, useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { filesQuery } from '../../lib/files/files-of.ts';
import { untilSent } from '../../lib/files/uploads.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { reachQuery, sendAnnouncement, takeBackAnnouncement } from './announcement-calls.ts';
import { filesOfAnnouncement, isUnnamedPicture } from './attached-files.ts';
import { SeenBy } from './SeenBy.tsx';
import { useReachWords } from './use-reach-words.ts';
import { untilStored, WrittenFiles } from './WrittenFiles.tsx';
import { isChanged, WritingContext } from './writing.ts';

/** The number of people from which on it is asked once more. */
const ASKED_FROM = 21;

/** The fields that say whom it is for. */
const audience = ['audience', 'section', 'group', 'training', 'student'];

/** An announcement as it is written and sent, and who has read it. A new one is a draft, which asks whether it is to go out. */
export function AnnouncementDrawer({ entity: given, onSaved, ...drawer }: RowDrawerProps<'announcement'>) {
  const { t } = useI18n();
  const { table, begins } = drawer;
  const { whoami } = useViewer();
  const mayWriteAll = useMay('update', table);
  const [written, setWritten] = useState<Entity<'announcement'>>();
  // A file that was added has made a draft of what was written: the form goes on with that.
  const [begun, setBegun] = useState<Entity<'announcement'>>();
  const { data: followed } = useQuery({
    ...rowQuery('announcement', begun?.id ?? ''),
    enabled: begun !== undefined,
    ...(begun && { initialData: begun }),
  });
  const entity = given ?? (begun && followed);
  const mayWrite = mayWriteAll || !entity || entity.author === whoami.id;
  // Whoever writes from a training writes to its people.
  const isOfTraining = begins?.training != null;
  const described = useMemo(
    () => ({
      ...table,
      BelowForm: WritingBelow,
      ...(isOfTraining && { form: table.form?.filter((row) => !isOfAudience(row)) }),
    }),
    [isOfTraining, table],
  ) as typeof table;
  return (
    <WritingContext
      value={{
        isBegun: begun !== undefined,
        onBegun: setBegun,
        onDone: (message) => entity && onSaved(entity, message),
      }}
    >
      <RowDrawer
        key={begun?.id}
        {...drawer}
        table={described}
        entity={entity}
        submitLabel={entity ? undefined : t('announcement.write')}
        onSaved={(saved, message) => (entity ? onSaved(saved, message) : setWritten(saved))}
      >
        {entity && !mayWrite && <AttachedFiles announcement={entity.id} />}
      </RowDrawer>
      {written && (
        <SendDialog
          of={written}
          cancelLabel={t('announcement.keepDraft')}
          send={() => sendAnnouncement(written)}
          onDone={(message) => onSaved(written, message)}
          onClose={() => onSaved(written, t('announcement.drafted'))}
        />
      )}
    </WritingContext>
  );
}

const isOfAudience = (row: unknown): boolean =>
  Array.isArray(row) && row.some((field) => audience.includes(String(field)));

interface WritingBelowProps {
  values: Draft<'announcement'>;
  entity: Entity<'announcement'> | undefined;
}

/** What stands below the words of an announcement: what comes with it, and what can be done with it. */
function WritingBelow({ values, entity }: WritingBelowProps) {
  const writing = use(WritingContext);
  // How often it could not go out because a picture says not what it shows.
  const [asked, setAsked] = useState(0);
  if (!writing) return null;
  const { isBegun, onBegun, onDone } = writing;
  const isClosed = entity?.state === 'sent' || entity?.state === 'takenBack';
  const onUnnamed = () => setAsked((times) => times + 1);
  return (
    <Stack space={24}>
      {isClosed ? (
        <AttachedFiles announcement={entity.id} />
      ) : (
        <WrittenFiles {...{ values, entity, isBegun, onBegun, asked }} />
      )}
      {entity && <Deeds of={entity} {...{ values, onDone, onUnnamed }} />}
    </Stack>
  );
}

interface DeedProps {
  of: Entity<'announcement'>;
  onDone: (message: string) => void;
}

interface WrittenDeedProps extends DeedProps {
  /** What stands in the form. */
  values: Draft<'announcement'>;
  /** Hears that it can't go out yet: a picture says not what it shows. */
  onUnnamed: () => void;
}

/** What can be done with an announcement now, and what has come of it. */
function Deeds({ of, values, onDone, onUnnamed }: WrittenDeedProps) {
  const { t, format } = useI18n();
  const { whoami } = useViewer();
  const [isTakingBack, setIsTakingBack] = useState(false);
  const { state, publishAt, author } = of;
  return (
    <Stack space={16}>
      {state === 'draft' && <SendButton {...{ of, values, onDone, onUnnamed }} />}
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

/** Sends it as it stands in the form: to few at once, to many when it was asked again. */
function SendButton({ of, values, onDone, onUnnamed }: WrittenDeedProps) {
  const { t } = useI18n();
  const sent = useSentWords();
  const written = { ...of, ...values } as Entity<'announcement'>;
  const { data: reach } = useQuery(reachQuery(written));
  const { attempt, isBusy, failure } = useAttempt();
  const [isAsked, setIsAsked] = useState(false);
  const [isUnsent, setIsUnsent] = useState(false);
  const send = async () => {
    await untilStored();
    return sendAnnouncement(isChanged(values, of) ? await club.table('announcement').save(values) : of);
  };
  const press = () =>
    attempt(async () => {
      const isThere = await untilSent(filesOfAnnouncement(of.id).to);
      setIsUnsent(!isThere);
      if (!isThere) return;
      await untilStored();
      const files = await queryClient.fetchQuery(filesQuery(filesOfAnnouncement(of.id)));
      if (files.some(isUnnamedPicture)) return onUnnamed();
      if (!reach || reach.accounts >= ASKED_FROM) return setIsAsked(true);
      onDone(sent(await send()));
    });
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {isUnsent && <Banner tone="warning">{t('files.unsent')}</Banner>}
      <Inline space={8}>
        <Button variant="primary" loading={isBusy} onClick={() => void press()}>
          {isAhead(written) ? t('announcement.schedule') : t('announcement.send')}
        </Button>
      </Inline>
      {isAsked && <SendDialog of={written} {...{ send, onDone }} onClose={() => setIsAsked(false)} />}
    </>
  );
}

interface SendDialogProps extends DeedProps {
  send: () => Promise<Entity<'announcement'>>;
  cancelLabel?: string;
  onClose: () => void;
}

/** Says whom it reaches, and asks whether it is to go out. */
function SendDialog({ of, cancelLabel, send, onDone, onClose }: SendDialogProps) {
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
      action={async () => onDone(sent(await send()))}
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
