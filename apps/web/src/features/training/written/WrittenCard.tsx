import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import { Button, Card, ItemList, Text } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import {
  type Announcement,
  seenCountQuery,
  titleIn,
  writtenToTrainingQuery,
} from '../../../lib/club/announcement/announcement-queries.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';

interface WrittenCardProps {
  training: Training;
  /** Opens the form for whoever may write. */
  onWrite: (() => void) | undefined;
}

/** What was written to the people of a training, as far as whoever looks may read it, and how many have seen it. */
export function WrittenCard({ training: { id }, onWrite }: WrittenCardProps) {
  const { t, language } = useI18n();
  const query = useQuery(writtenToTrainingQuery(id));
  const { data: written = [] } = query;
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (written.length === 0 && !onWrite) return null;
  return (
    <Card
      title={t('written.title')}
      padding={written.length === 0 ? 'card' : 'none'}
      actions={
        onWrite && (
          <Button size="small" icon={MailIcon} aria-haspopup="dialog" onClick={onWrite}>
            {t('written.write')}
          </Button>
        )
      }
    >
      {written.length === 0 ? (
        <Text tone="muted">{t('written.none')}</Text>
      ) : (
        <ItemList
          label={t('written.title')}
          items={written.map((one) => ({
            id: one.id,
            start: <MailIcon />,
            title: titleIn(language, one),
            description: <HowFar of={one} />,
            href:
              one.state === 'draft' || one.state === 'scheduled'
                ? `/dojo/training/${id}?write=${one.id}`
                : `/announcement/${one.id}`,
          }))}
        />
      )}
    </Card>
  );
}

/** How far an announcement is, and how many have seen it, for who has written it. */
function HowFar({ of: { id, state, sentAt, publishAt, author, readerCount } }: { of: Announcement }) {
  const { t, format } = useI18n();
  const { whoami, has } = useViewer();
  const isSent = state === 'sent';
  const { data: seen } = useQuery({
    ...seenCountQuery(id),
    enabled: isSent && author === whoami.id,
  });
  const momentOf = (at: string) => ({ day: format.dateOf(at, 'dayMonth'), time: format.time(at) });
  if (state === 'scheduled' && publishAt) return t('written.scheduled', momentOf(publishAt));
  if (state !== 'sent') return t(state === 'draft' ? 'written.draft' : 'written.takenBack');
  const { day, time } = momentOf(sentAt ?? '');
  const mine = seen !== undefined && t('written.seenBy', { seen, total: readerCount });
  const others = has('Announcement:Read') && t('written.reached', { count: readerCount });
  return [`${day}, ${time}`, mine || others].filter(Boolean).join(' · ');
}
