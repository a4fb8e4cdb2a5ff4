import type { Entity } from '@tatami/sdk';
import { ActionDialog } from '@tatami/tables/ActionDialog';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, MenuButton, SplitButton, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNow } from '@tatami/web-runtime/use-now';
import { useState } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { act, dropDraft, writingQuery } from './article-queries.ts';

/** How soon, in milliseconds, it is seen that the time of an article has come. */
export const everySecond = 1_000;

interface PublishButtonProps {
  article: Entity<'article'>;
  /** Whether something is written that its readers do not have. */
  hasDraft: boolean;
  flush: () => Promise<boolean>;
  /** Opens where its times are set. */
  onSchedule: () => void;
  /** Keeps what is written as a version. */
  onKeep: () => Promise<void>;
}

/** Publishes what is written, at once or at its time, and says which; beside it what else can be done. */
export function PublishButton({ article, hasDraft, flush, onSchedule, onKeep }: PublishButtonProps) {
  const { t, format } = useI18n();
  const toast = useToast();
  const { attempt, isBusy, failure } = useAttempt();
  const now = useNow(everySecond);
  const [asked, setAsked] = useState<'archive' | 'drop'>();
  const { id, state, publishAt, slug } = article;
  const isAhead = publishAt !== null && Date.parse(publishAt) > now;
  const isOut = state === 'published' || state === 'scheduled';
  const when = publishAt ? { day: format.dateOf(publishAt, 'dayMonth'), time: format.time(publishAt) } : {};
  const label =
    isAhead && state !== 'published'
      ? t('write.schedule', when)
      : t(isOut ? 'write.publishChanges' : 'write.publishNow');
  const shown = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: writingQuery(id).queryKey }),
      refreshTables('article'),
    ]);
  };
  const publish = () =>
    attempt(async () => {
      if (!(await flush())) return;
      await act(id, 'publish');
      await shown();
      toast({ message: isAhead ? t('write.scheduled', when) : t('write.published') });
    });
  const entries = [
    { label: t('write.setTimes'), onSelect: onSchedule },
    { label: t('write.keepVersion'), onSelect: () => void onKeep() },
    ...(isOut && !isAhead
      ? [{ label: t('write.onPage'), onSelect: () => void open(`/cms/${slug}`, '_blank', 'noopener') }]
      : []),
    ...(isOut && hasDraft ? [{ label: t('write.dropDraft'), onSelect: () => setAsked('drop') }] : []),
    ...(isOut
      ? [{ label: t(isAhead ? 'write.unschedule' : 'write.takeBack'), onSelect: () => setAsked('archive') }]
      : []),
  ];
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!isOut || hasDraft ? (
        <SplitButton
          variant="primary"
          loading={isBusy}
          onClick={() => void publish()}
          menuLabel={t('write.more')}
          entries={entries}
        >
          {label}
        </SplitButton>
      ) : (
        <MenuButton label={t('write.more')} entries={entries} />
      )}
      {asked && (
        <ActionDialog
          title={t(asked === 'drop' ? 'write.dropDraft.title' : 'write.takeBack.title')}
          description={t(asked === 'drop' ? 'write.dropDraft.text' : 'write.takeBack.text')}
          confirmLabel={t(
            asked === 'drop' ? 'write.dropDraft' : isAhead ? 'write.unschedule' : 'write.takeBack',
          )}
          tone="danger"
          action={async () => {
            await flush();
            await (asked === 'drop' ? dropDraft(id) : act(id, 'archive'));
            await shown();
          }}
          onDone={() => setAsked(undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
