import type { Club } from '@tatami/sdk';
import { isPagePath } from '@tatami/web-runtime/page-path';

interface FollowOutageOptions {
  club: Pick<Club, 'on'>;
  /** Whether the server can answer all that it is asked. */
  isReady: () => Promise<boolean>;
  here: () => string;
  navigate: (to: string, options: { replace: true }) => void;
  /** Asks again for what the page could not be given. */
  refetch: () => void;
}

const everyMs = 3_000;

/**
 * Brings back what could not be shown while the server or its database was away: the page whose place the error page has
 * taken, or what is missing on a page. Returns its own undo.
 */
export function followOutage({ club, isReady, here, navigate, refetch }: FollowOutageOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = () => {
    if (!isOver) timer ??= setTimeout(() => void ask(), everyMs);
  };
  async function ask(): Promise<void> {
    const ready = await isReady();
    timer = undefined;
    if (!ready) return wait();
    const from = wayBack(here());
    if (from) navigate(from, { replace: true });
    else refetch();
  }
  const undos = [
    club.on('networkFailure', wait),
    club.on('failure', ({ status }) => {
      if (status === 503) wait();
    }),
  ];
  // What the first page was refused nobody heard here.
  if (wayBack(here())) void isReady().then((ready) => ready || wait());
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
