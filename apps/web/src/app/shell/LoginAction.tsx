import { Button } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { logOutFirst } from '../../lib/log-out-first.ts';

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

  // Without a network nobody could say yet who it is that is signed in.
  if (club.session.isSignedIn() && !navigator.onLine) return null;
  return (
    <Button loading={isLeaving} onClick={signIn}>
      {t('topBar.signIn')}
    </Button>
  );
}
