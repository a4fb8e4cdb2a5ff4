import { Button, ButtonLink, Notice, Spinner } from '@tatami/ui';
import { LogOutIcon, WarningIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { takeReturnPath } from '@tatami/web-runtime/return-path';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useEffect, useEffectEvent, useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { loadMarks } from '../../../lib/club/training/load-marks.ts';

// It comes at rest anyway; where it can't be had nothing was marked either.
const loadIfThere = () => loadMarks().catch(() => null);

/** Ends the session, here and in every tab. */
export function LogoutPage() {
  const { t } = useI18n();
  const [isOver, setIsOver] = useState(!club.session.isSignedIn());
  const [unsent, setUnsent] = useState(0);
  useTitle(t(isOver ? 'logout.done.title' : 'logout.title'));

  const leave = async () => {
    setUnsent(0);
    await (await loadIfThere())?.giveUp();
    // Whoever signs in next begins at the beginning.
    takeReturnPath();
    // The session is over here even when the server can't be told.
    await club.signOut().catch(() => {});
    setIsOver(true);
  };
  const begin = useEffectEvent(leave);
  useEffect(() => {
    if (!club.session.isSignedIn()) return;
    void loadIfThere().then(async (marks) => {
      const count = (await marks?.unsentCount()) ?? 0;
      if (count > 0) setUnsent(count);
      else void begin();
    });
  }, []);

  if (unsent > 0) {
    return (
      <Notice
        icon={WarningIcon}
        title={t('logout.unsent.title')}
        description={t('logout.unsent.text', { count: unsent })}
        action={
          <>
            <ButtonLink href="/dashboard" variant="primary">
              {t('logout.unsent.stay')}
            </ButtonLink>
            <Button variant="danger" onClick={() => void leave()}>
              {t('logout.unsent.leave')}
            </Button>
          </>
        }
      />
    );
  }
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
