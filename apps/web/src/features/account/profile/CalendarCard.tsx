import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import { Button, Card, Inline, ItemList, MenuButton, Skeleton, Stack, Text } from '@tatami/ui';
import { CalendarIcon, CalendarOffIcon, PlusIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy, Suspense, useState } from 'react';
import { type CalendarFeed, calendarFeedsQuery } from './calendar-feeds.ts';
import type { FeedDeed } from './FeedDialogs.tsx';
import { useFeedName } from './use-feed-name.ts';

const FeedDialogs = lazy(async () => ({ default: (await import('./FeedDialogs.tsx')).FeedDialogs }));

/** The calendars that the person's phone or computer subscribes to. */
export function CalendarCard() {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const nameOf = useFeedName();
  const query = useQuery(calendarFeedsQuery);
  const { data: feeds } = query;
  const [deed, setDeed] = useState<FeedDeed | null>(null);
  const mayAdd = has('Training:Read');
  if (!mayAdd && !feeds?.length) return null;

  /** What is read there, and whether somebody does. */
  const stateOf = ({ active, reminder, readAt }: CalendarFeed) => {
    if (!active) return t('calendarFeeds.inactive');
    const read = readAt
      ? t('calendarFeeds.readAt', { date: format.dateOf(readAt, 'dayMonth'), time: format.time(readAt) })
      : t('calendarFeeds.unread');
    return [t(`calendarFeeds.reminder.${reminder}.short`), read];
  };

  const add = (
    <Button size="small" icon={PlusIcon} onClick={() => setDeed({ does: 'add' })}>
      {t('calendarFeeds.add')}
    </Button>
  );
  return (
    <Card title={t('calendarFeeds.title')} actions={mayAdd && feeds && add}>
      <Stack space={12}>
        <Text tone="muted">{t('calendarFeeds.text')}</Text>
        {query.isLoadingError ? <QueryFailure query={query} /> : !feeds && <Skeleton width="long" />}
        {feeds && feeds.length > 0 && (
          <ItemList
            label={t('calendarFeeds.title')}
            padding="none"
            items={feeds.map((feed) => ({
              id: feed.id,
              start: feed.active ? <CalendarIcon size="medium" /> : <CalendarOffIcon size="medium" />,
              title: nameOf(feed),
              description: stateOf(feed),
              end: <FeedActions feed={feed} name={nameOf(feed)} onDeed={setDeed} />,
            }))}
          />
        )}
      </Stack>
      <Suspense>{deed && <FeedDialogs deed={deed} onDeed={setDeed} />}</Suspense>
    </Card>
  );
}

interface FeedActionsProps {
  feed: CalendarFeed;
  name: string;
  onDeed: (deed: FeedDeed) => void;
}

function FeedActions({ feed, name, onDeed }: FeedActionsProps) {
  const { t } = useI18n();
  return (
    <Inline space={4} nowrap>
      {feed.active && (
        <Button
          size="small"
          aria-label={t('calendarFeeds.connect.one', { name })}
          onClick={() => onDeed({ does: 'show', feed })}
        >
          {t('calendarFeeds.connect')}
        </Button>
      )}
      <MenuButton
        compact
        size="small"
        variant="quiet"
        align="end"
        label={t('calendarFeeds.more', { name })}
        entries={[
          ...(feed.active
            ? [
                { label: t('calendarFeeds.change'), onSelect: () => onDeed({ does: 'change', feed }) },
                { label: t('calendarFeeds.renew'), onSelect: () => onDeed({ does: 'renew', feed }) },
                'separator' as const,
              ]
            : []),
          {
            label: t('calendarFeeds.remove'),
            tone: 'danger' as const,
            onSelect: () => onDeed({ does: 'remove', feed }),
          },
        ]}
      />
    </Inline>
  );
}
