import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { UserFace } from '@tatami/tables/UserFace';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, ButtonLink, Card, EmptyState, PageHeader, Skeleton, Stack, Text } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { Markdown } from '@tatami/ui/Markdown';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useEffect, useEffectEvent } from 'react';
import {
  type Announcement,
  announcementQuery,
  ownReaderQuery,
  titleIn,
} from '../../lib/club/announcement/announcement-queries.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { markSeen } from './announcement-calls.ts';
import { SeenBy } from './SeenBy.tsx';

/** One announcement, as its readers have it; who has written it sees who has opened it. */
export function AnnouncementPage({ params: { id } }: PageProps<'/announcement/:id'>) {
  const { t } = useI18n();
  const query = useQuery(announcementQuery(id));
  const { data: announcement } = query;
  useTitle(t('announcement.one'));
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (announcement === undefined) return <Skeleton shape="block" />;
  return announcement === null ? <NotThere /> : <Shown key={id} of={announcement} />;
}

/** Says that there is none: it was taken back, or is for others, and which of the two is nobody's matter. */
function NotThere() {
  const { t } = useI18n();
  return (
    <Card>
      <EmptyState
        titleLevel={1}
        icon={MailIcon}
        title={t('announcement.gone')}
        description={t('announcement.gone.text')}
        action={<ButtonLink href="/dashboard">{t('announcement.gone.home')}</ButtonLink>}
      />
    </Card>
  );
}

function Shown({ of }: { of: Announcement }) {
  const { t, format, language } = useI18n();
  const { whoami } = useViewer();
  const { data: own } = useQuery(ownReaderQuery(of.id, whoami.id));
  const title = titleIn(language, of);
  useTitle(title);
  const unseen = own?.seenAt === null ? own : undefined;
  const see = useEffectEvent(() => {
    if (unseen) markSeen(unseen).catch(() => {});
  });
  const isUnseen = unseen !== undefined;
  useEffect(() => {
    if (isUnseen) see();
  }, [isUnseen]);

  const { author, authorName, sentAt, bodyPl, bodyEn } = of;
  const isOther = language === 'en' && !bodyEn;
  const [firstName = '', ...rest] = (authorName ?? '').split(' ');
  const person = { id: author ?? '', firstName, lastName: rest.join(' '), picture: of.authorPicture };
  return (
    <Stack space={24}>
      <PageHeader
        title={title}
        start={authorName && <UserFace person={person} size={44} />}
        description={[authorName, sentAt && `${format.dateOf(sentAt, 'weekday')}, ${format.time(sentAt)}`]
          .filter(Boolean)
          .join(' · ')}
      />
      {isOther && <Banner tone="info">{t('announcement.otherLanguage')}</Banner>}
      <Card>
        <Stack space={24}>
          <div lang={isOther ? 'pl' : language}>
            <Markdown headingLevel={2}>{(language === 'en' && bodyEn) || bodyPl}</Markdown>
          </div>
          <AttachedFiles announcement={of.id} />
        </Stack>
      </Card>
      {author === whoami.id ? (
        of.state !== 'draft' && (
          <Card title={t('announcement.readers')}>
            <SeenBy of={of} />
          </Card>
        )
      ) : (
        <Text size="small" tone="muted">
          {t('announcement.authorSees')}
        </Text>
      )}
    </Stack>
  );
}
