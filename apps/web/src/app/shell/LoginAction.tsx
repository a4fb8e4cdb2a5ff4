import { Button } from '@tatami/ui';
import { LogInIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { logOutFirst } from '../../lib/log-out-first.ts';
import { useNavigation } from '../../lib/router/navigation-context.ts';

/** Leads to the sign-in; a session that was left over ends first, so that the next one begins clean. */
export function LoginAction() {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const [isLeaving, setIsLeaving] = useState(false);

  async function signIn() {
    setIsLeaving(true);
    await logOutFirst(club);
    navigate('/login');
  }

  return (
    <Button icon={LogInIcon} loading={isLeaving} onClick={signIn}>
      {t('topBar.signIn')}
    </Button>
  );
}
