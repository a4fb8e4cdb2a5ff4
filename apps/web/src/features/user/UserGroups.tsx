import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Heading, Inline, Link, Stack, Tag, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../lib/api/club.ts';
import { groupName } from '../../lib/club/group-name.ts';

/** The groups somebody is in, and the way to change that. */
export function UserGroups({ user }: { user: string }) {
  const { t, language } = useI18n();
  const query = useQuery({
    queryKey: ['useringroupright', 'of', user],
    queryFn: async ({ signal }) =>
      (await club.table('useringroupright').list({ user, size: 50 }, { signal })).results,
  });
  const { data: memberships, isLoadingError } = query;
  return (
    <Stack space={8}>
      <Heading level={3}>{t('user.groups')}</Heading>
      {isLoadingError && <QueryFailure query={query} />}
      {memberships?.length === 0 && <Text tone="muted">{t('user.groups.none')}</Text>}
      <Inline space={8}>
        {memberships?.map(({ id, groupName: group }) => (
          <Tag key={id}>{groupName(group, language)}</Tag>
        ))}
      </Inline>
      <div>
        <Link href={`/adm/useringroupright?user=${user}`}>{t('user.groups.change')}</Link>
      </div>
    </Stack>
  );
}
