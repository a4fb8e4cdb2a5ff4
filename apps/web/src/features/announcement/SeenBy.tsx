import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { UserFace } from '@tatami/tables/UserFace';
import { Accordion, ItemList, Progress, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Announcement, AnnouncementReader } from '../../lib/club/announcement/announcement-queries.ts';
import { readersQuery } from './announcement-calls.ts';

/** Who has opened an announcement, and who has not, for who has written it. */
export function SeenBy({ of: { id, readerCount } }: { of: Announcement }) {
  const { t, format } = useI18n();
  const query = useQuery(readersQuery(id));
  const { data: readers } = query;
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (!readers) return <Skeleton shape="block" />;
  const seen = readers.filter(({ seenAt }) => seenAt !== null);
  const unseen = readers.filter(({ seenAt }) => seenAt === null);
  // While it is still going out there are fewer of them than it is for.
  const total = Math.max(readerCount, readers.length);
  const words = t('announcement.seenBy', { seen: seen.length, total });
  const listOf = (some: readonly AnnouncementReader[], label: string) => (
    <ItemList
      padding="none"
      label={label}
      items={some.toSorted(byName).map(({ id, user, firstName, lastName, picture, seenAt }) => ({
        id,
        start: <UserFace person={{ id: user, firstName, lastName, picture }} />,
        title: `${firstName} ${lastName}`,
        ...(seenAt && { description: `${format.dateOf(seenAt, 'dayMonth')}, ${format.time(seenAt)}` }),
      }))}
    />
  );
  return (
    <Stack space={12}>
      <Progress
        label={words}
        valueText={`${Math.round((100 * seen.length) / Math.max(1, total))}%`}
        value={seen.length}
        max={Math.max(1, total)}
      />
      <Accordion
        sections={(
          [
            ['seen', seen],
            ['unseen', unseen],
          ] as const
        )
          .filter(([, some]) => some.length > 0)
          .map(([value, some]) => {
            const title = t(`announcement.${value}`);
            return { value, title, count: some.length, content: listOf(some, title) };
          })}
      />
    </Stack>
  );
}

const byName = (a: AnnouncementReader, b: AnnouncementReader): number =>
  `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, 'pl');
