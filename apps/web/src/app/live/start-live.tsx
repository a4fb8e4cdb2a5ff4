import { createSharedRealtime, type Realtime } from '@tatami/realtime';
import type { KnownRight } from '@tatami/sdk';
import { tableAccess } from '@tatami/sdk/access';
import { readersOf } from '@tatami/sdk/references';
import { markFresh } from '@tatami/tables/fresh-rows';
import type { Viewer } from '@tatami/tables/viewer';
import { followThemeOfClub } from '@tatami/web-runtime/follow-theme-of-club';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import type { Navigation } from '@tatami/web-runtime/navigation';
import { Suspense } from 'react';
import { aboutQuery } from '../../lib/api/about.ts';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { allowWorkers } from '../../lib/live/allow-workers.ts';
import { lineOptions } from '../../lib/live/line-options.ts';
import { isSameViewer } from '../../lib/viewer.ts';
import type { LoadedPage } from '../resolve-page.ts';
import { followChanges } from './follow-changes.ts';
import { LiveLight, NoLight } from './LiveLight.tsx';
import { showLight } from './light.ts';
import { nameOf } from './name-of.ts';

const PageHelp = lazyOrNothing(async () => (await import('../../features/handbook/PageHelp.tsx')).PageHelp);

/** Where a person hears that their rights have changed. */
const RIGHTS = '/user/topic/session';

interface StartLiveOptions {
  navigation: Pick<Navigation<LoadedPage>, 'getVisit' | 'subscribe'>;
  recheckRights: () => void;
}

/**
 * Listens to what changes, for as long as somebody is signed in, as whom the page that is shown knows them: nobody is asked
 * who that is. Returns its own undo.
 */
export function startLive({ navigation, recheckRights }: StartLiveOptions): () => void {
  let stop = () => {};
  let as: Viewer | null = null;

  function end(): void {
    as = null;
    stop();
    stop = () => {};
    if (!club.session.isSignedIn()) showLight(NoLight);
  }

  /** Begins, or begins anew where it is somebody else, or their rights are others. */
  async function keepUp(): Promise<void> {
    const token = club.session.getToken();
    const { viewer } = navigation.getVisit().page;
    if (token === null || !viewer || (as && isSameViewer(as, viewer))) return;
    end();
    as = viewer;
    // Tells the sessions of a browser apart, of which each has a line for all its tabs.
    const name = await nameOf(token);
    hearOnDevice(viewer).catch(() => {});
    if (as === viewer) stop = listen(createSharedRealtime({ ...lineOptions, name }), viewer, recheckRights);
  }

  wearClub().catch(() => {});
  allowWorkers();
  end();
  void keepUp();
  const undos = [club.session.subscribe(end), navigation.subscribe(() => void keepUp())];
  return () => {
    for (const undo of undos) undo();
    end();
  };
}

/** Puts on what the club looks like by now; without an answer, or the code for it, it stays as it was. */
async function wearClub(): Promise<void> {
  const about = await queryClient.ensureQueryData(aboutQuery);
  if (about) await followThemeOfClub(about.theme);
}

/** Keeps notifications on this device with whom they are for; where that can't be told now, the next visit does. */
async function hearOnDevice({ whoami }: Viewer): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { keepPush } = await import('../../features/account/profile/push-device.ts');
  await keepPush(whoami.id);
}

function listen(realtime: Realtime, viewer: Viewer, recheckRights: () => void): () => void {
  const undos = [
    followChanges({
      realtime,
      client: queryClient,
      readersOf,
      access: tableAccess,
      viewer: { id: viewer.whoami.id, holds: (right) => viewer.has(right as KnownRight) },
      target: document,
      onFresh: markFresh,
    }),
    realtime.watch(RIGHTS, { onMessage: recheckRights, onRefetch: recheckRights }),
  ];
  // The handbook's question mark comes along: it is for the same people, and as late.
  showLight(() => (
    <>
      <LiveLight realtime={realtime} />
      <Suspense>
        <PageHelp />
      </Suspense>
    </>
  ));
  realtime.open();
  return () => {
    for (const undo of undos) undo();
    void realtime.close();
  };
}
