import { useQuery } from '@tanstack/react-query';
import { Card, ItemList } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { newestUnopenedQuery } from '../home/home-queries.ts';
import { titleIn } from './announcement-queries.ts';

/** The newest announcement that the person has not opened yet; nothing where they have. */
export function LatestAnnouncement() {
  const { t, format, language } = useI18n();
  const { data: newest } = useQuery(newestUnopenedQuery);
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
