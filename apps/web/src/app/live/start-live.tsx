import { createSharedRealtime, type Realtime } from '@tatami/realtime';
import { ClubApiError, type KnownRight, knownRights } from '@tatami/sdk';
import { tableAccess } from '@tatami/sdk/access';
import { readersOf } from '@tatami/sdk/references';
import { markFresh } from '@tatami/tables/fresh-rows';
import { club } from '../../lib/api/club.ts';
import { log } from '../../lib/api/log.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadViewer } from '../../lib/viewer.ts';
import { allowWorkers } from './allow-workers.ts';
import { followChanges } from './follow-changes.ts';
import { LiveLight, NoLight } from './LiveLight.tsx';
import { showLight } from './light.ts';
import { nameOf } from './name-of.ts';

/** Where a person hears that their rights have changed. */
const RIGHTS = '/user/topic/session';

interface StartLiveOptions {
  recheckRights: () => void;
}

/** Listens to what changes, for as long as somebody is signed in. Returns its own undo. */
export function startLive({ recheckRights }: StartLiveOptions): () => void {
  let stop = () => {};
  let begun = 0;

  async function begin(): Promise<void> {
    stop();
    begun += 1;
    const turn = begun;
    const token = club.session.getToken();
    if (token === null) {
      showLight(NoLight);
      return;
    }
    // Who it is the page has asked already.
    const viewer = await loadViewer().catch(() => null);
    const name = await nameOf(token);
    if (!viewer || turn !== begun) return;
    const realtime = connect(name);
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
    realtime.open();
    showLight(() => <LiveLight realtime={realtime} />);
    stop = () => {
      stop = () => {};
      for (const undo of undos) undo();
      void realtime.close();
    };
  }

  allowWorkers();
  void begin();
  const undo = club.session.subscribe(() => void begin());
  return () => {
    undo();
    begun += 1;
    stop();
  };
}

/** @param name tells the sessions of a browser apart, of which each has a connection for all its tabs */
function connect(name: string): Realtime {
  return createSharedRealtime({
    name,
    url: async () => {
      const address = new URL(await club.urlWithTicket('/websocket', 'websocket'), location.href);
      address.protocol = address.protocol.replace('http', 'ws');
      return address.href;
    },
    isSignedIn,
    logOut: () => club.session.clear(),
    onError: (error) => log.warn('realtime', error),
    log,
  });
}

/** Asks without using the session, which ends when nobody does. A 401 ends it here too. */
async function isSignedIn(): Promise<boolean> {
  club.rights.clear();
  try {
    await club.rights.check(knownRights);
    return true;
  } catch (error) {
    if (error instanceof ClubApiError && error.status === 401) return false;
    throw error;
  }
}
