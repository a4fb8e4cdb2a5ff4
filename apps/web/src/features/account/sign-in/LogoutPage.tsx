import { ButtonLink, Notice, Spinner } from '@tatami/ui';
import { LogOutIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { takeReturnPath } from '@tatami/web-runtime/return-path';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useEffect, useState } from 'react';
import { club } from '../../../lib/api/club.ts';

/** Ends the session, here and in every tab. */
export function LogoutPage() {
  const { t } = useI18n();
  const [isOver, setIsOver] = useState(!club.session.isSignedIn());
  useTitle(t(isOver ? 'logout.done.title' : 'logout.title'));

  useEffect(() => {
    if (!club.session.isSignedIn()) return;
    // Whoever signs in next begins at the beginning.
    takeReturnPath();
    // The session is over here even when the server can't be told.
    void club
      .signOut()
      .catch(() => {})
      .then(() => setIsOver(true));
  }, []);

  return isOver ? (
    <Notice
      icon={LogOutIcon}
      title={t('logout.done.title')}
      description={t('logout.done.text')}
      action={
        <ButtonLink href="/login" variant="primary">
          {t('logout.again')}
        </ButtonLink>
      }
    />
  ) : (
    <Notice icon={Spinner} title={t('logout.title')} />
  );
}
