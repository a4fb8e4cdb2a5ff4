import type { Entity } from '@tatami/sdk';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Stack } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { inviteUser } from '../../lib/account/new-account.ts';
import { useInvitedText } from '../../lib/account/use-invited-text.ts';

/** Mails somebody the link to set a password: the first time, or again. */
export function UserInvitation({ user }: { user: Entity<'user'> }) {
  const { t } = useI18n();
  const invited = useInvitedText();
  const { attempt, isBusy, isDone, failure } = useAttempt();
  if (isDone) return <Banner tone="success">{invited(user.email)}</Banner>;
  return (
    <Stack space={8}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div>
        <Button icon={MailIcon} loading={isBusy} onClick={() => attempt(() => inviteUser(user.id))}>
          {t(user.status === 'invited' ? 'user.invite' : 'user.sendPasswordLink')}
        </Button>
      </div>
    </Stack>
  );
}
