import type { Club, ClubApiError } from '@tatami/sdk';
import type { Navigation } from '@tatami/web-runtime/navigation';
import { behindErrorPage } from './behind-error-page.ts';

interface FollowOutageOptions {
  /** The window: the network may be back, and the bundler's word that code can't be loaded arrives there. */
  target: EventTarget;
  club: Pick<Club, 'on'>;
  /** Whether the server can answer all that it is asked. */
  isReady: (signal: AbortSignal) => Promise<boolean>;
  here: () => string;
  navigation: Pick<Navigation<unknown>, 'navigate' | 'isPending' | 'subscribe'>;
  /** Begins the app anew where one is. */
  reload: () => void;
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
 * taken, what is missing or out of date on a page, and what could not be sent from it. Code that could not be had a browser
 * may never ask for again from the same document: once it can be had, the next page begins one of its own. Returns its own
 * undo.
 */
export function followOutage(options: FollowOutageOptions): () => void {
  const { target, club, isReady, here, navigation, reload, isAwaited, goOn } = options;
  const probe = () => isReady(AbortSignal.timeout(patienceMs));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let hasComeOnline = false;
  let isOver = false;
  let hasLostCode = false;
  let isCodeBack = false;
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
    isCodeBack = hasLostCode;
    const from = behindErrorPage(here());
    if (from) navigation.navigate(from, { replace: true });
    goOn();
  }
  const comeOnline = () => {
    hasComeOnline = true;
    if (timer !== undefined && !isAsking) void ask();
  };
  const loseCode = () => {
    hasLostCode = true;
    isCodeBack = false;
    wait();
  };
  target.addEventListener('online', comeOnline);
  target.addEventListener('vite:preloadError', loseCode);
  const undos = [
    () => target.removeEventListener('online', comeOnline),
    () => target.removeEventListener('vite:preloadError', loseCode),
    navigation.subscribe(() => {
      if (isCodeBack && navigation.isPending()) reload();
    }),
    club.on('networkFailure', wait),
    club.on('failure', (error) => {
      if (error.status === 503) wait(error);
    }),
  ];
  // What the first page was refused nobody heard here.
  if (isAwaited()) wait();
  else if (behindErrorPage(here())) void probe().then((ready) => ready || wait());
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const undo of undos) undo();
  };
}
