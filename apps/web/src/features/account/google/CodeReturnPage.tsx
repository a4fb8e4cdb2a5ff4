import { ClubApiError } from '@tatami/sdk';
import { ButtonLink, Notice, Spinner } from '@tatami/ui';
import { GoogleIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useEffect, useState } from 'react';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { finish } from './google-flow.ts';
import { type Return, readReturn } from './google-return.ts';

/**
 * The page on the way back from Google (spec §2, /code-ret): the code is traded for a session, or it is said why not.
 */
export function CodeReturnPage() {
  const { t } = useI18n();
  const { place } = useNavigation();
  const { succeed, refuse } = useFinishSignIn();
  const [returned] = useState<Return>(() => readReturn(place.search));
  const [failure, setFailure] = useState(returned.is === 'proof' ? null : t(`google.${returned.is}`));
  useTitle(t('google.title'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is good once, so it is traded once
  useEffect(() => {
    // Neither the code nor the state stays in the address.
    history.replaceState(history.state, '', place.path);
    if (returned.is !== 'proof') return;
    finish(returned).then(
      () => succeed(),
      (error: unknown) => {
        if (!(error instanceof ClubApiError)) throw error;
        if (error.code === 'access-denied') refuse({ username: '', reason: t('accessDenied.google') });
        else setFailure(error.message);
      },
    );
  }, []);

  return failure === null ? (
    <Notice icon={Spinner} title={t('google.returning')} />
  ) : (
    <Notice
      icon={GoogleIcon}
      title={t('google.failed')}
      description={failure}
      action={
        <>
          <ButtonLink href="/auth" variant="primary">
            {t('google.again')}
          </ButtonLink>
          <ButtonLink href="/login">{t('google.otherWay')}</ButtonLink>
        </>
      }
    />
  );
}
