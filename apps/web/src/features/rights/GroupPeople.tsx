import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { usePlaces } from '@tatami/tables/places-context';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { rowOptions } from '@tatami/tables/row-options';
import { UserFace } from '@tatami/tables/UserFace';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Card, Combobox, ItemList, Link, Stack, Text, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { withSearch } from '@tatami/web-runtime/search-params';
import { club } from '../../lib/api/club.ts';
import { userOf } from '../../lib/face/UserName.tsx';
import { membersQuery } from './rights-queries.ts';

/** How many people are shown before the list of memberships takes over. */
const shown = 5;

/** Who is in a group, and one more by a choice. */
export function GroupPeople({ group }: { group: Entity<'groupright'> }) {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { has } = useViewer();
  const toast = useToast();
  const users = usePlaces()('user');
  const query = useQuery(membersQuery([group.id], shown));
  const { attempt, isBusy, failure } = useAttempt();
  const { data: members } = query;
  const memberships = club.table('useringroupright');
  const people = users && has('User:Read') && has('UserInGroupRight:Write') && rowOptions(users, i18n);

  const add = (user: string, person: string) =>
    attempt(async () => {
      const { id } = await memberships.save({ user, group: group.id });
      const leave = async () => {
        await memberships.remove(id);
        await refreshTables('useringroupright');
        toast({ message: t('rights.undone') });
      };
      toast({
        message: t('rights.joined', { person, group: group.name }),
        action: { label: t('ui.undo'), onAction: () => void attempt(leave) },
      });
      await refreshTables('useringroupright');
    });

  return (
    <Card title={t('rights.peopleOf', { group: group.name })}>
      <Stack space={12}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {people && (
          <Combobox
            label={t('rights.addPerson')}
            search={people.find}
            value={null}
            onValueChange={(chosen) => chosen && !isBusy && void add(chosen.id, chosen.label)}
          />
        )}
        {query.isLoadingError && <QueryFailure query={query} />}
        {members?.results.length === 0 && <Text tone="muted">{t('rights.nobody')}</Text>}
        <ItemList
          label={t('rights.peopleOf', { group: group.name })}
          padding="none"
          items={(members?.results ?? []).map((each) => ({
            id: each.id,
            title: `${each.userFirstName} ${each.userLastName}`,
            href: has('User:Read') ? withSearch('/adm/user', '', { edit: each.user }) : undefined,
            description: t('rights.why.since', { date: format.dateOf(each.validFrom ?? each.createdAt) }),
            start: <UserFace person={userOf(each)} />,
          }))}
        />
        <Text size="small">
          <Link href={`/adm/useringroupright?group=${group.id}`}>{t('rights.memberships')}</Link>
        </Text>
      </Stack>
    </Card>
  );
}
