import { ViewerContext } from '@tatami/tables/viewer';
import { Button, ButtonLink, Notice, Spinner } from '@tatami/ui';
import { QrIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { rememberReturnPath } from '@tatami/web-runtime/return-path';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useSearchParams, withSearch } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ArrivedAt } from './ArrivedAt.tsx';
import { admitTo } from './check-in-calls.ts';

/**
 * Where the camera leads that has read the code at the door. The code is traded at once, so that it holds while somebody
 * signs in; then one tap is left.
 */
export function CheckInPage({ params: { id } }: PageProps<'/dojo/check-in/:id'>) {
  const { t } = useI18n();
  const viewer = useContext(ViewerContext);
  const { place, navigate } = useNavigation();
  const { params } = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const code = params.get('code');
  const admission = params.get('admission');
  useTitle(t('checkIn.title'));

  const trade = useEffectEvent(async () => {
    setFailure(undefined);
    try {
      const got = admission ?? (await admitTo(id, code ?? ''));
      const here = withSearch(place.path, '', { admission: got });
      if (viewer && !admission) return void navigate(here, { replace: true });
      if (viewer) return;
      rememberReturnPath(here);
      navigate('/login', { replace: true });
    } catch (error) {
      setFailure((error as Error).message);
    }
  });
  // Whoever is signed out here, as by a session that ends, signs in and comes back.
  const isSignedIn = viewer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was traded is traded again for who is signed out
  useEffect(() => {
    if (code || admission) void trade();
  }, [code, admission, isSignedIn]);

  if (viewer && admission) return <ArrivedAt training={id} admission={admission} viewer={viewer} />;
  if (failure === undefined && (code || admission))
    return <Notice icon={Spinner} title={t('checkIn.opening')} />;
  return (
    <Notice
      icon={QrIcon}
      title={t('checkIn.failed')}
      description={failure ?? t('checkIn.noCode')}
      action={
        <>
          {code && (
            <Button variant="primary" onClick={() => void trade()}>
              {t('checkIn.again')}
            </Button>
          )}
          <ButtonLink href={viewer ? `/dojo/training/${id}` : '/login'}>
            {t(viewer ? 'checkIn.training' : 'checkIn.signIn')}
          </ButtonLink>
        </>
      }
    />
  );
}
