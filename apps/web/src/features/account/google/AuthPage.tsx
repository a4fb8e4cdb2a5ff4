import { useQuery } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { Button, ButtonLink, Notice, Spinner } from '@tatami/ui';
import { GoogleIcon, RefreshIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { returnPath } from '@tatami/web-runtime/return-path';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useEffect, useState } from 'react';
import { aboutQuery } from '../../../lib/api/about.ts';
import { begin } from './google-flow.ts';

/**
 * The page on the way to Google. What it came from takes its place in the history, so that "back" is the sign-in
 * page.
 */
export function AuthPage() {
  const { t } = useI18n();
  const { params } = useSearchParams();
  const { data: about, isPending } = useQuery(aboutQuery);
  const isOffered = about?.google !== false;
  const remember = params.get('remember') === 'true';
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<string | null>(null);
  useTitle(t('google.title'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is one more run
  useEffect(() => {
    if (isPending || !isOffered) return;
    let isGone = false;
    const leave = async () => {
      const address = await begin({ remember, returnTo: returnPath() });
      if (!isGone) location.replace(address);
    };
    leave().catch((error: unknown) => {
      setFailure(error instanceof ClubApiError ? error.message : t('google.impossible'));
    });
    return () => {
      isGone = true;
    };
  }, [attempt, remember, isPending, isOffered, t]);

  if (!isOffered) {
    return (
      <Notice
        icon={GoogleIcon}
        title={t('google.none')}
        description={t('google.none.text')}
        action={
          <ButtonLink href="/login" variant="primary">
            {t('google.toSignIn')}
          </ButtonLink>
        }
      />
    );
  }
  return failure === null ? (
    <Notice icon={Spinner} title={t('google.leaving')} description={t('google.leaving.text')} />
  ) : (
    <Notice
      icon={GoogleIcon}
      title={t('google.unreachable')}
      description={failure}
      action={
        <>
          <Button
            variant="primary"
            icon={RefreshIcon}
            onClick={() => {
              setFailure(null);
              setAttempt(attempt + 1);
            }}
          >
            {t('ui.retry')}
          </Button>
          <ButtonLink href="/login">{t('google.otherWay')}</ButtonLink>
        </>
      }
    />
  );
}
