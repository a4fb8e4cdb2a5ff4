import { ClubApiError, type Entity } from '@tatami/sdk';
import { RowDrawer } from '@tatami/tables/RowDrawer';
import type { RowDrawerProps } from '@tatami/tables/table';
import { useMay } from '@tatami/tables/use-may';
import { Banner, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { NewSecret } from './NewSecret.tsx';
import { stateOf } from './state-of.ts';
import { WebhookMessages } from './WebhookMessages.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';
import { renewSecret } from './webhook-calls.ts';

/** A program that is told of changes. A new one gets its secret with its row, to be copied there and then. */
export function WebhookDrawer({ entity, onSaved, ...drawer }: RowDrawerProps<'webhook'>) {
  const { t, format } = useI18n();
  const mayWrite = useMay('update', drawer.table);
  const [made, setMade] = useState<{ webhook: Entity<'webhook'>; secret: string }>();

  async function giveSecret(webhook: Entity<'webhook'>) {
    try {
      setMade({ webhook, secret: await renewSecret(webhook.id) });
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      // The webhook is there; its secret can be made from the list.
      onSaved(webhook, t('webhook.savedPartly', { reason: error.message }));
    }
  }

  const state = entity && stateOf(entity);
  return (
    <>
      <RowDrawer
        {...drawer}
        entity={entity}
        onSaved={(webhook, message) => (entity ? onSaved(webhook, message) : void giveSecret(webhook))}
      >
        {entity && (
          <Stack space={24}>
            {state === 'failing' && entity.failingSince && (
              <Banner tone="warning">
                {t('webhook.failing', { day: format.dateOf(entity.failingSince, 'dayMonth') })}
              </Banner>
            )}
            {state === 'turnedOff' && entity.offReason && (
              <Banner tone="danger">{t(`webhook.turnedOff.${entity.offReason}`)}</Banner>
            )}
            {mayWrite && <WebhookSecret of={entity} />}
            <WebhookMessages of={entity} mayWrite={mayWrite} />
          </Stack>
        )}
      </RowDrawer>
      {made && <NewSecret secret={made.secret} onClose={() => onSaved(made.webhook)} />}
    </>
  );
}
