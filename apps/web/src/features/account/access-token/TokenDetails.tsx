import { useAttempt } from '@tatami/tables/use-attempt';
import { Button, ConfirmDialog, DescriptionList, Dialog, Stack, Text, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { clubTimeZone } from '../../../lib/club/club-zone.ts';
import { type AccessToken, revokeAccessToken } from './access-tokens.ts';
import { lastDayOfToken } from './last-day.ts';
import { tokenRightWord } from './token-right-word.ts';

interface TokenDetailsProps {
  token: AccessToken;
  onClose: () => void;
  /** Hears that it is revoked. */
  onRevoked: () => void;
}

/** All that is known of a token: what it may do, until when, and what it was last used by; and how to end it. */
export function TokenDetails({ token, onClose, onRevoked }: TokenDetailsProps) {
  const { t, format } = useI18n();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { attempt, isBusy, failure } = useAttempt();
  const { id, name, start, rights, createdAt, lastUsedAt, lastUsedFrom, lastUsedBy } = token;
  const moment = (at: string) => `${format.dateOf(at, 'dayMonth')}, ${format.time(at)}`;

  const revoke = () =>
    attempt(async () => {
      await revokeAccessToken(id);
      toast({ message: t('accessToken.revoked', { name }) });
      onRevoked();
    });

  if (isAsking)
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setAsking(false)}
        title={t('accessToken.revoke.title', { name })}
        description={t('accessToken.revoke.text')}
        confirmLabel={t('accessToken.revoke')}
        tone="danger"
        onConfirm={revoke}
        pending={isBusy}
        error={failure}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      actions={
        <>
          <Button onClick={onClose}>{t('accessToken.close')}</Button>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('accessToken.revoke')}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: t('accessToken.start'), value: `${start}…` },
          {
            term: t('accessToken.rights'),
            value: (
              <Stack space={4}>
                {rights.map((right) => (
                  <Text key={right}>{tokenRightWord(t, right)}</Text>
                ))}
              </Stack>
            ),
          },
          { term: t('accessToken.created'), value: moment(createdAt) },
          { term: t('accessToken.lastDay'), value: format.date(lastDayOfToken(token, clubTimeZone())) },
          {
            term: t('accessToken.lastUsed'),
            value: lastUsedAt ? moment(lastUsedAt) : t('accessToken.unused'),
          },
          ...(lastUsedAt
            ? [
                { term: t('accessToken.usedFrom'), value: lastUsedFrom },
                { term: t('accessToken.usedBy'), value: lastUsedBy },
              ]
            : []),
        ]}
      />
    </Dialog>
  );
}
