import type { ClubApiError, paths } from '@tatami/sdk';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { isPassing } from '../../../lib/api/when-ready.ts';
import type { Said } from '../../../lib/club/training/said.ts';
import { kioskToken } from '../../../lib/kiosk-token.ts';
import { markBody } from '../../../lib/marks/mark-body.ts';
import type { Batch } from '../../../lib/marks/mark-outbox.ts';

export type Kiosk = paths['/kiosk']['get']['responses']['200']['content']['application/json'];
export type KioskTraining = Kiosk['trainings'][number];

/** The milliseconds after which a screen looks who was marked elsewhere. */
const pauseMs = 15_000;
const patienceMs = 8_000;

const lastKey = 'tatami.kiosk.last';
const signed = (token: string) => ({ authorization: `Bearer ${token}` });

/** What a kiosk shows: as it is, or as it was last while there is no network; `null` once it is over. */
export interface Shown {
  kiosk: Kiosk | null;
  isOffline: boolean;
}

export function kioskQuery(token: string) {
  return {
    queryKey: ['check-in', 'kiosk', token],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Shown> => {
      try {
        const kiosk = dataOf(await club.api.GET('/kiosk', { headers: signed(token), signal }));
        localStorage.setItem(lastKey, JSON.stringify(kiosk));
        return { kiosk, isOffline: false };
      } catch (error) {
        const { status } = error as ClubApiError;
        if (status === 401 || status === 403) return { kiosk: null, isOffline: false };
        const last = localStorage.getItem(lastKey);
        if (!isPassing(error) || last === null) throw error;
        return { kiosk: JSON.parse(last), isOffline: true };
      }
    },
    retry: false,
    refetchInterval: pauseMs,
    refetchIntervalInBackground: true,
  };
}

/** The face of somebody whom this kiosk shows: it is kept nowhere. */
export async function kioskPicture(
  token: string,
  student: string,
  picture: string,
  signal: AbortSignal,
): Promise<Blob> {
  const path = { student, picture };
  const answer = await club.api.GET('/kiosk/picture/{student}/{picture}', {
    params: { path },
    headers: signed(token),
    parseAs: 'blob',
    signal,
  });
  return dataOf(answer) as unknown as Blob;
}

/** Begins a kiosk on this screen, in place of the session of whoever begins it. */
export async function beginKiosk(trainings: string[], pin: string): Promise<void> {
  const { token } = dataOf(await club.api.POST('/kiosk', { body: { trainings, pin } }));
  kioskToken.keep(token);
  club.session.clear();
}

export async function markAtKiosk(token: string, training: string, batch: Batch<Said>): Promise<void> {
  await club.api.PUT('/kiosk/presences', {
    body: {
      training,
      marks: markBody(batch).map(({ student, status, ...more }) => ({
        student,
        status: status === null ? null : ('present' as const),
        ...(more.waited !== undefined && { waited: more.waited }),
      })),
    },
    headers: signed(token),
    signal: AbortSignal.timeout(patienceMs),
  });
}

export async function leaveKiosk(token: string, pin: string): Promise<void> {
  await club.api.POST('/kiosk/leave', { body: { pin }, headers: signed(token) });
}

/** Forgets that this screen was a kiosk, and every name that it showed. */
export function forgetKiosk(): void {
  kioskToken.forget();
  localStorage.removeItem(lastKey);
}
