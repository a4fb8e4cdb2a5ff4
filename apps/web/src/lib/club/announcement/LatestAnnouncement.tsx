import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { Card, ItemList } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { newestUnseenQuery, titleIn } from './announcement-queries.ts';

/** The newest announcement that the person has not opened yet; nothing where they have. */
export function LatestAnnouncement() {
  const { t, format, language } = useI18n();
  const { whoami } = useViewer();
  const { data: newest } = useQuery(newestUnseenQuery(whoami.id));
  if (!newest) return null;
  const { announcement, sentAt, createdAt } = newest;
  const at = sentAt ?? createdAt;
  return (
    <Card tone="accent" padding="none">
      <ItemList
        label={t('announcement.latest')}
        items={[
          {
            id: announcement,
            start: <MailIcon />,
            title: titleIn(language, newest),
            description: `${t('announcement.latest')} · ${format.dateOf(at, 'dayMonth')}, ${format.time(at)}`,
            href: `/announcement/${announcement}`,
          },
        ]}
      />
    </Card>
  );
}
