import { ButtonLink, Notice } from '@tatami/ui';
import { ShieldIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { club } from '../../../lib/api/club.ts';
import { lastRefusal } from './refusal.ts';

/** Spec §8: the sign-in was refused, or the page is not for this person. */
export function AccessDeniedPage() {
  const { t } = useI18n();
  const isSignedIn = club.session.isSignedIn();
  const refusal = isSignedIn ? null : lastRefusal.read();
  const title = t(refusal ? 'accessDenied.signIn.title' : 'accessDenied.title');
  useTitle(title);
  return (
    <Notice
      icon={ShieldIcon}
      title={title}
      description={refusal?.reason ?? t('accessDenied.text')}
      action={
        isSignedIn ? (
          <ButtonLink href="/dashboard" variant="primary">
            {t('notFound.toDashboard')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href="/login" variant="primary">
              {t(refusal ? 'accessDenied.signIn.again' : 'login.submit')}
            </ButtonLink>
            {refusal && <ButtonLink href="/reset">{t('login.toReset')}</ButtonLink>}
          </>
        )
      }
    />
  );
}
