import type { Club, ClubApiError } from '@tatami/sdk';
import { isPagePath } from '@tatami/web-runtime/page-path';

interface FollowOutageOptions {
  /** The window: the network may be back. */
  target: EventTarget;
  club: Pick<Club, 'on'>;
  /** Whether the server can answer all that it is asked. */
  isReady: (signal: AbortSignal) => Promise<boolean>;
  here: () => string;
  navigate: (to: string, options: { replace: true }) => void;
  /** Whether something waits that failed before anybody listened. */
  isAwaited: () => boolean;
  /** Asks again for what the page could not be given, and sends what waits. */
  goOn: () => void;
}

const everyMs = 3_000;
/** An answer that takes longer is none. */
const patienceMs = 10_000;

/**
 * Brings back what could not be shown while the server or its database was away: the page whose place the error page has
 * taken, what is missing or out of date on a page, and what could not be sent from it. Returns its own undo.
 */
export function followOutage(options: FollowOutageOptions): () => void {
  const { target, club, isReady, here, navigate, isAwaited, goOn } = options;
  const probe = () => isReady(AbortSignal.timeout(patienceMs));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let hasComeOnline = false;
  let isOver = false;
  const wait = (error?: ClubApiError) => {
    const ms = Math.max(everyMs, (error?.retryAfter ?? 0) * 1000);
    if (!isOver) timer ??= setTimeout(() => void ask(), ms);
  };
  async function ask(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isAsking) return wait();
    isAsking = true;
    hasComeOnline = false;
    const ready = await probe();
    isAsking = false;
    if (isOver) return;
    // It may have been asked by a network that was not there.
    if (!ready) return hasComeOnline ? ask() : wait();
    const from = wayBack(here());
    if (from) navigate(from, { replace: true });
    goOn();
  }
  const comeOnline = () => {
    hasComeOnline = true;
    if (timer !== undefined && !isAsking) void ask();
  };
  target.addEventListener('online', comeOnline);
  const undos = [
    () => target.removeEventListener('online', comeOnline),
    club.on('networkFailure', wait),
    club.on('failure', (error) => {
      if (error.status === 503) wait(error);
    }),
  ];
  // What the first page was refused nobody heard here.
  if (isAwaited()) wait();
  else if (wayBack(here())) void probe().then((ready) => ready || wait());
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const undo of undos) undo();
  };
}

/** The page that the error page stands for. */
function wayBack(here: string): string | null {
  const { pathname, searchParams } = new URL(here, 'https://club');
  const from = pathname.startsWith('/error') ? searchParams.get('from') : null;
  return from && isPagePath(from) ? from : null;
}
