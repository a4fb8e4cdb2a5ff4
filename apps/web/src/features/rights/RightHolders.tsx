import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { UserFace } from '@tatami/tables/UserFace';
import { Heading, ItemList, Link, Spinner, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { groupName } from '../../lib/club/group-name.ts';
import { userOf } from '../../lib/face/UserName.tsx';
import { groupRightsQuery, membersQuery } from './rights-queries.ts';

interface RightHoldersProps {
  right: string;
  /** Those whose members hold it. */
  groups: readonly Entity<'groupright'>[];
}

/** How many people are shown before the list of memberships takes over. */
const shown = 10;

/** Who holds a right, by which group, and since when. */
export function RightHolders({ right, groups }: RightHoldersProps) {
  const { t, format, language } = useI18n();
  const { hrefWith } = useSearchParams();
  const { data: rights = [] } = useQuery(groupRightsQuery);
  const ids = groups.map(({ id }) => id);
  const query = useQuery(membersQuery(ids, shown));
  const { data: members } = query;
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (!members) return <Spinner />;

  const givenTo = (group: string) => rights.find((row) => row.group === group && row.right === right);
  /** The later of the two: the right of the group, or the person’s place in it. */
  const since = ({ group, validFrom, createdAt }: Entity<'useringroupright'>) => {
    const moments = [validFrom ?? createdAt, givenTo(group)?.createdAt ?? ''];
    return format.dateOf(moments.sort().at(-1) ?? createdAt);
  };
  const total = members.page.totalElements;
  return (
    <Stack space={12}>
      <Heading level={3}>{t('rights.holders', { count: total })}</Heading>
      <ItemList
        label={t('rights.holders', { count: total })}
        padding="none"
        items={members.results.map((each) => ({
          id: each.id,
          title: `${each.userFirstName} ${each.userLastName}`,
          description: t('rights.holders.since', {
            group: groupName(each.groupName, language),
            date: since(each),
          }),
          href: hrefWith({ person: each.user }),
          start: <UserFace person={userOf(each)} />,
        }))}
      />
      {total > shown && (
        <Text size="small">
          <Link href={`/adm/useringroupright?group=${ids.join(',')}`}>{t('rights.holders.all')}</Link>
        </Text>
      )}
    </Stack>
  );
}
