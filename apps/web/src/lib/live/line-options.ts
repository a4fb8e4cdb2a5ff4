import type { RealtimeOptions } from '@tatami/realtime';
import { ClubApiError, knownRights } from '@tatami/sdk';
import { club } from '../api/club.ts';
import { log } from '../api/log.ts';

/** How any line to the club's server is made, and whom it tells what. */
export const lineOptions = {
  url: async () => {
    const address = new URL(await club.urlWithTicket('/websocket', 'websocket'), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    return address.href;
  },
  isSignedIn,
  logOut: () => club.session.clear(),
  onError: (error) => log.warn('realtime', error),
  log,
} satisfies RealtimeOptions;

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
