import { useQuery } from '@tanstack/react-query';
import { rowQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useEffect, useEffectEvent } from 'react';
import { noticeHref } from './notice-href.ts';
import { markRead } from './notice-queries.ts';

/** Leads from a notice that was opened outside of the app to what it is about, and takes it for read as the bell does. */
export function NoticePage({ params: { id } }: PageProps<'/notice/:id'>) {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const { has } = useViewer();
  const { data: notice } = useQuery(rowQuery('notice', id));
  useTitle(t('topBar.notices'));
  const goOn = useEffectEvent(() => {
    if (!notice) return;
    // Where that can't be told now it is unread, and can be read under the bell.
    if (notice.readAt === null) markRead(notice, true).catch(() => {});
    navigate(noticeHref(notice, has) ?? '/dashboard', { replace: true });
  });
  const isHere = notice !== undefined;
  useEffect(() => {
    if (isHere) goOn();
  }, [isHere]);
  return null;
}
