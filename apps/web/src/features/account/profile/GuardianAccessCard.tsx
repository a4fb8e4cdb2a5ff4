import { useQuery } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { Banner, Button, Card, Stack, StatusTag, Text, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ownGuardiansQuery } from './own-guardians-query.ts';

/** Whether the guardians of somebody who has come of age still see and act for them: their own word, at any time. */
export function GuardianAccessCard() {
  const { t, format } = useI18n();
  const toast = useToast();
  const { data: own } = useQuery(ownGuardiansQuery);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  if (!own) return null;

  const { student, guardians } = own;
  const names = guardians.filter(({ user }) => user).map(({ name }) => name);
  const since = student.guardianAccessOn;
  if (names.length === 0 && !since) return null;

  const allow = async (allowed: boolean) => {
    setIsSaving(true);
    setFailure(null);
    try {
      await club.api.POST('/student/{id}/guardian-access', {
        params: { path: { id: student.id } },
        body: { allowed },
      });
      await queryClient.invalidateQueries(ownGuardiansQuery);
      toast({ message: t(allowed ? 'guardianAccess.allowed' : 'guardianAccess.ended') });
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure(error.detail);
    } finally {
      setIsSaving(false);
    }
  };

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
          <Button loading={isSaving} onClick={() => allow(!since)}>
            {t(since ? 'guardianAccess.end' : 'guardianAccess.allow')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
