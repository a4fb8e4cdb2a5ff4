import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Card, Stack, Switch, Text, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { shownToMembersQuery } from './shown-to-members-query.ts';

/** Whether other members see who it is that comes: one’s own word, and a guardian’s for a child. */
export function ShownToMembersCard() {
  const { t, format } = useI18n();
  const toast = useToast();
  const query = useQuery(shownToMembersQuery);
  const { attempt, failure } = useAttempt();
  // The switch moves at once, and back where it was refused.
  const [asked, setAsked] = useState<{ id: string; shown: boolean }>();
  const { data: students = [] } = query;
  if (students.length === 0 && !query.isLoadingError) return null;

  async function show(id: string, shown: boolean): Promise<void> {
    if (asked) return;
    setAsked({ id, shown });
    await attempt(async () => {
      await club.api.POST('/student/{id}/shown-to-members', { params: { path: { id } }, body: { shown } });
      await queryClient.invalidateQueries(shownToMembersQuery);
      toast({ message: t(shown ? 'shownToMembers.shown' : 'shownToMembers.hidden') });
    }).finally(() => setAsked(undefined));
  }

  return (
    <Card title={t('shownToMembers.title')}>
      {query.isLoadingError ? (
        <QueryFailure query={query} />
      ) : (
        <Stack space={16}>
          <Text tone="muted">{t('shownToMembers.text')}</Text>
          {students.map(({ id, relation, firstName: name, since }) => (
            <Switch
              key={id}
              label={t('shownToMembers.label', { relation, name })}
              hint={since ? t('shownToMembers.since', { date: format.date(since, 'long') }) : undefined}
              checked={asked?.id === id ? asked.shown : since !== null}
              onCheckedChange={(shown) => void show(id, shown)}
            />
          ))}
          {failure && <Banner tone="danger">{failure}</Banner>}
        </Stack>
      )}
    </Card>
  );
}
