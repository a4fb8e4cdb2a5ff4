import { Button, Card, EmptyState } from '@tatami/ui';
import { LogOutIcon } from '@tatami/ui/icons';
import { useEffect } from 'react';
import { club } from '../../lib/club.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useNavigation } from '../../lib/router/navigation-context.ts';
import { useTitle } from '../../lib/router/use-title.ts';

/** Spec §9: the action logs out after one second, in which it can be taken back. */
const delay = 1000;

export function LogoutPage() {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  useTitle(t('logout.title'));

  useEffect(() => {
    const timer = setTimeout(async () => {
      // The session is over here even when the server can't be told.
      await club.signOut().catch(() => {});
      navigate('/login', { replace: true });
    }, delay);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Card>
      <EmptyState
        titleLevel={1}
        icon={LogOutIcon}
        title={t('logout.title')}
        description={t('logout.text')}
        action={<Button onClick={() => history.back()}>{t('logout.stay')}</Button>}
      />
    </Card>
  );
}
