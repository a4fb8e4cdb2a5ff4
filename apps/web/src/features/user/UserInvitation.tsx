import { ClubApiError, type Entity } from '@tatami/sdk';
import { Banner, Button, Stack } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { inviteUser } from './new-user.ts';

/** Mails somebody the link to set a password: the first time, or again. */
export function UserInvitation({ user }: { user: Entity<'user'> }) {
  const { t } = useI18n();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setState('sending');
    setFailure(null);
    try {
      await inviteUser(user.id);
      setState('sent');
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure(error.detail);
      setState('idle');
    }
  }

  if (state === 'sent') return <Banner tone="success">{t('user.invited', { email: user.email })}</Banner>;
  return (
    <Stack space={8}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div>
        <Button icon={MailIcon} loading={state === 'sending'} onClick={send}>
          {t(user.status === 'invited' ? 'user.invite' : 'user.sendPasswordLink')}
        </Button>
      </div>
    </Stack>
  );
}
