import type { Entity } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Button, ConfirmDialog, Heading, Stack, Text } from '@tatami/ui';
import { KeyIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { NewSecret } from './NewSecret.tsx';
import { renewSecret } from './webhook-calls.ts';

/** What a webhook is signed with: since when, and how to have another. */
export function WebhookSecret({ of: { id, secretSince } }: { of: Entity<'webhook'> }) {
  const { t, format } = useI18n();
  const { attempt, isBusy, failure } = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<string>();

  const renew = () =>
    attempt(async () => {
      setSecret(await renewSecret(id));
      setIsAsking(false);
      void refreshTables('webhook');
    });

  return (
    <Stack space={8}>
      <Heading level={3}>{t('webhook.secret')}</Heading>
      <Text tone="muted">
        {secretSince
          ? t('webhook.secret.since', { day: format.dateOf(secretSince, 'dayMonth') })
          : t('webhook.secret.none')}
      </Text>
      <div>
        <Button icon={KeyIcon} onClick={() => setIsAsking(true)}>
          {t(secretSince ? 'webhook.secret.renew' : 'webhook.secret.make')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t(secretSince ? 'webhook.secret.renew.title' : 'webhook.secret.make.title')}
        description={t(secretSince ? 'webhook.secret.renew.text' : 'webhook.secret.make.text')}
        confirmLabel={t(secretSince ? 'webhook.secret.renew' : 'webhook.secret.make')}
        onConfirm={renew}
        pending={isBusy}
        error={failure}
      />
      {secret && <NewSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </Stack>
  );
}
