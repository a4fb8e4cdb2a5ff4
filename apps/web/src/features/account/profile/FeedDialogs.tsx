import { useAttempt } from '@tatami/tables/use-attempt';
import { ConfirmDialog, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { AddFeed } from './AddFeed.tsx';
import { ChangeFeed } from './ChangeFeed.tsx';
import { type CalendarFeed, removeFeed, renewFeed } from './calendar-feeds.ts';
import { FeedAddress } from './FeedAddress.tsx';
import { useFeedName } from './use-feed-name.ts';

/** What is done with calendars, each in a window of its own. */
export type FeedDeed = { does: 'add' } | { does: 'show' | 'change' | 'renew' | 'remove'; feed: CalendarFeed };

interface FeedDialogsProps {
  deed: FeedDeed;
  /** Goes on with another one; with null all is done. */
  onDeed: (deed: FeedDeed | null) => void;
}

export function FeedDialogs({ deed, onDeed }: FeedDialogsProps) {
  const close = () => onDeed(null);
  if (deed.does === 'add')
    return <AddFeed onClose={close} onAdded={(feed) => onDeed({ does: 'show', feed })} />;
  const { does, feed } = deed;
  if (does === 'show') return <FeedAddress feed={feed} onClose={close} />;
  if (does === 'change') return <ChangeFeed feed={feed} onClose={close} />;
  if (does === 'renew')
    return (
      <AskFirst feed={feed} does="renew" onClose={close} onDone={() => onDeed({ does: 'show', feed })} />
    );
  return <AskFirst feed={feed} does="remove" onClose={close} onDone={close} />;
}

interface AskFirstProps {
  feed: CalendarFeed;
  does: 'renew' | 'remove';
  onClose: () => void;
  onDone: () => void;
}

/** Says which programs read nothing any more before an address ends. */
function AskFirst({ feed, does, onClose, onDone }: AskFirstProps) {
  const { t } = useI18n();
  const toast = useToast();
  const { attempt, isBusy, failure } = useAttempt();
  const name = useFeedName()(feed);
  const confirm = () =>
    attempt(async () => {
      await (does === 'renew' ? renewFeed(feed.id) : removeFeed(feed.id));
      toast({ message: t(`calendarFeeds.${does}.done`) });
      onDone();
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`calendarFeeds.${does}.title`, { name })}
      description={t(`calendarFeeds.${does}.text`)}
      confirmLabel={t(`calendarFeeds.${does}`)}
      tone={does === 'remove' ? 'danger' : 'default'}
      onConfirm={confirm}
      pending={isBusy}
      error={failure}
    />
  );
}
