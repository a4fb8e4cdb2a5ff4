import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Card, Stack, StatusTag, Text, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ownGuardiansQuery } from './own-guardians-query.ts';

/** Whether the guardians of somebody who has come of age still see and act for them: their own word, at any time. */
export function GuardianAccessCard() {
  const { t, format } = useI18n();
  const toast = useToast();
  const query = useQuery(ownGuardiansQuery);
  const { data: own } = query;
  const { attempt, isBusy, failure } = useAttempt();
  if (query.isLoadingError) {
    return (
      <Card title={t('guardianAccess.title')}>
        <QueryFailure query={query} />
      </Card>
    );
  }
  if (!own) return null;

  const { student, guardians } = own;
  const names = guardians.filter(({ user }) => user).map(({ name }) => name);
  const since = student.guardianAccessOn;
  if (names.length === 0 && !since) return null;

  const allow = (allowed: boolean) =>
    attempt(async () => {
      const path = { id: student.id };
      await club.api.POST('/student/{id}/guardian-access', { params: { path }, body: { allowed } });
      await queryClient.invalidateQueries(ownGuardiansQuery);
      toast({ message: t(allowed ? 'guardianAccess.allowed' : 'guardianAccess.ended') });
    });

  return (
    <Card
      title={t('guardianAccess.title')}
      actions={
        <StatusTag status={since ? 'success' : 'neutral'}>
          {t(since ? 'guardianAccess.on' : 'guardianAccess.off')}
        </StatusTag>
      }
    >
      <Stack space={16}>
        <Text tone="muted">{t('guardianAccess.text')}</Text>
        {names.length > 0 && <Text tone="muted">{t('guardianAccess.who', { names: names.join(', ') })}</Text>}
        {since && <Text tone="muted">{t('guardianAccess.since', { date: format.date(since, 'long') })}</Text>}
        {failure && <Banner tone="danger">{failure}</Banner>}
        <div>
          <Button loading={isBusy} onClick={() => allow(!since)}>
            {t(since ? 'guardianAccess.end' : 'guardianAccess.allow')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
