import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  Bell,
  Button,
  EmptyState,
  Heading,
  IconButton,
  Inline,
  ItemList,
  Link,
  Popover,
  Skeleton,
  Stack,
} from '@tatami/ui';
import { CheckIcon, CircleIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect } from 'react';
import { setBadge } from '../../lib/app-badge.ts';
import { noticeHref } from './notice-href.ts';
import { markAllRead, markRead, type Notice, noticesQuery, unreadQuery } from './notice-queries.ts';
import { useNoticeWords } from './use-notice-words.ts';

export interface NoticesProps {
  /** Whether the bell was pressed before this was there. */
  defaultOpen: boolean;
}

/** The bell, and what it opens: what concerns the person, the newest first. */
export function Notices({ defaultOpen }: NoticesProps) {
  const { t } = useI18n();
  const { data: count } = useQuery(unreadQuery);
  useEffect(() => {
    if (count !== undefined) setBadge(count);
  }, [count]);
  return (
    <Popover
      sheet
      align="end"
      label={t('topBar.notices')}
      defaultOpen={defaultOpen}
      trigger={<Bell count={count ?? 0} label={count ? t('bell.count', { count }) : t('topBar.notices')} />}
    >
      {(close) => <NoticeList hasUnread={Boolean(count)} close={close} />}
    </Popover>
  );
}

function NoticeList({ hasUnread, close }: { hasUnread: boolean; close: () => void }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const words = useNoticeWords();
  const query = useQuery(noticesQuery);
  const { data: notices } = query;
  const { attempt, isBusy, failure } = useAttempt();
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (!notices) return <Skeleton shape="block" />;
  if (notices.length === 0)
    return <EmptyState title={t('bell.empty')} titleLevel={2} description={t('bell.empty.text')} />;

  const mark = (notice: Notice, isRead: boolean) => attempt(() => markRead(notice, isRead));
  return (
    <Stack space={8}>
      <Inline space={12} justify="between">
        <Heading level={2} size="large">
          {t('topBar.notices')}
        </Heading>
        {hasUnread && (
          <Button size="small" loading={isBusy} onClick={() => attempt(markAllRead)}>
            {t('bell.readAll')}
          </Button>
        )}
      </Inline>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <ItemList
        label={t('topBar.notices')}
        padding="none"
        items={notices.map((notice) => {
          const { id, readAt } = notice;
          const { title, details } = words(notice);
          const isUnread = readAt === null;
          return {
            id,
            title,
            description: details,
            href: noticeHref(notice, has),
            ...(isUnread && { mark: t('bell.unread') }),
            onOpen: () => {
              close();
              if (isUnread) void mark(notice, true);
            },
            end: (
              <IconButton
                size="small"
                icon={isUnread ? CheckIcon : CircleIcon}
                label={t(isUnread ? 'bell.markRead' : 'bell.markUnread', { title })}
                onClick={() => mark(notice, isUnread)}
              />
            ),
          };
        })}
      />
      <Link href="/adm/profile#notices" onClick={close}>
        {t('bell.choose')}
      </Link>
    </Stack>
  );
}
