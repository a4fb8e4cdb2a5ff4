import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { ViewerContext } from '@tatami/tables/viewer';
import { ButtonLink, FocusPage, Logo, Notice, Spinner } from '@tatami/ui';
import { DojoScene } from '@tatami/ui/DojoScene';
import { LockIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { isPassing } from '../../../lib/api/when-ready.ts';
import { kioskToken } from '../../../lib/kiosk-token.ts';
import { KioskScreen } from './KioskScreen.tsx';
import { KioskStart } from './KioskStart.tsx';
import { forgetKiosk, kioskQuery } from './kiosk-calls.ts';

/** The screen by the door: what it is begun with, what it shows, and that it is over. */
export function KioskPage() {
  const { t } = useI18n();
  const viewer = useContext(ViewerContext);
  // Whoever has signed in at this screen has taken it back.
  const [token, setToken] = useState(() => (viewer ? null : kioskToken.read()));
  useTitle(t('kiosk.title'));

  if (token) return <Begun token={token} />;
  if (viewer?.has('Presence:Write')) return <KioskStart onBegun={() => setToken(kioskToken.read())} />;
  return (
    <Alone>
      <Notice
        icon={LockIcon}
        title={t('kiosk.none')}
        description={t(viewer ? 'kiosk.notYours' : 'kiosk.none.text')}
        action={
          <ButtonLink variant="primary" href={viewer ? '/dashboard' : '/login'}>
            {t(viewer ? 'kiosk.dashboard' : 'kiosk.signIn')}
          </ButtonLink>
        }
      />
    </Alone>
  );
}

function Begun({ token }: { token: string }) {
  const { t } = useI18n();
  const query = useQuery(kioskQuery(token));
  const { data, refetch, error } = query;
  const [isLeft, setIsLeft] = useState(false);
  const isOver = isLeft || data?.kiosk === null;
  useEffect(() => {
    if (isOver) forgetKiosk();
  }, [isOver]);
  if (isOver)
    return (
      <Alone>
        <Notice
          icon={LockIcon}
          title={t('kiosk.over')}
          description={t('kiosk.over.text')}
          action={
            <ButtonLink variant="primary" href="/login">
              {t('kiosk.signIn')}
            </ButtonLink>
          }
        />
      </Alone>
    );
  if (!data?.kiosk)
    return (
      <Alone>
        {error && !isPassing(error) ? (
          <QueryFailure query={query} />
        ) : (
          <Notice icon={Spinner} title={t(error ? 'kiosk.waiting' : 'kiosk.opening')} />
        )}
      </Alone>
    );
  return (
    <KioskScreen
      kiosk={data.kiosk}
      isOffline={data.isOffline}
      token={token}
      onStored={() => void refetch()}
      onLeft={() => setIsLeft(true)}
    />
  );
}

/** What is said in the middle of an otherwise empty screen. */
function Alone({ children }: { children: ReactNode }) {
  return (
    <FocusPage top={<Logo name="Tatami" size="large" />} scene={<DojoScene />}>
      {children}
    </FocusPage>
  );
}
