import type { Profile } from '@tatami/sdk';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Stack, Text } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSendsMails } from '../../../lib/account/use-sends-mails.ts';
import { club } from '../../../lib/api/club.ts';

/** Who came by mail or Google has no password yet: the first one is set by mail, as a forgotten one is. */
export function AskForPassword({ profile }: { profile: Profile }) {
  const { t } = useI18n();
  const sendsMails = useSendsMails();
  const { attempt, isBusy, isDone, failure } = useAttempt();
  const send = () =>
    attempt(() => club.api.POST('/user/register/reset', { body: { username: profile.username } }));

  return (
    <Stack space={16}>
      <Text tone="muted">{t(sendsMails ? 'password.none' : 'password.none.unsent')}</Text>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {isDone ? (
        <Banner tone="success">
          {t(sendsMails ? 'password.none.sent' : 'password.none.waits', { email: profile.email })}
        </Banner>
      ) : (
        <div>
          <Button icon={MailIcon} loading={isBusy} onClick={send}>
            {t(sendsMails ? 'password.none.send' : 'password.none.ask')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
