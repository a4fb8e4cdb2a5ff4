import { ClubApiError, type Profile } from '@tatami/sdk';
import { Banner, Button, Stack, Text } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';

/** Who came by mail or Google has no password yet: the first one is set by mail, as a forgotten one is. */
export function AskForPassword({ profile }: { profile: Profile }) {
  const { t } = useI18n();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setState('sending');
    setFailure(null);
    try {
      await club.api.POST('/user/register/reset', { body: { username: profile.username } });
      setState('sent');
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure(error.detail);
      setState('idle');
    }
  }

  return (
    <Stack space={16}>
      <Text tone="muted">{t('password.none')}</Text>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {state === 'sent' ? (
        <Banner tone="success">{t('password.none.sent', { email: profile.email })}</Banner>
      ) : (
        <div>
          <Button icon={MailIcon} loading={state === 'sending'} onClick={send}>
            {t('password.none.send')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
