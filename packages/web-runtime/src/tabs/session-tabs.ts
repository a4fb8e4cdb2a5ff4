/** The session of a tab, whoever keeps it. */
interface TabSession {
  getToken: () => string | null;
  save: (token: string, options: { remember: boolean }) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** What the tabs of a browser tell each other. A token stays within the origin, whose storage they share anyway. */
type Message =
  | { type: 'whoIsIn' }
  | { type: 'iAmIn'; token: string }
  | { type: 'signedIn'; token: string }
  | { type: 'signedOut'; token: string };

interface SessionTabsOptions {
  session: TabSession;
  channel: BroadcastChannel;
  /** Whether the token is kept for the next visit too: a tab that takes it over leaves that as it is. */
  isRemembered: (token: string) => boolean;
  /** Hears of a sign-in in another tab. */
  onSignedInElsewhere: () => void;
}

export interface SessionTabs {
  /** Asks the other tabs who is signed in. @returns once one has answered, or when patience is over */
  ask: (patienceMs: number) => Promise<void>;
  close: () => void;
}

/** Makes the tabs of a browser one: a sign-in or a sign-out in any is one in all. */
export function joinSessionTabs({
  session,
  channel,
  isRemembered,
  onSignedInElsewhere,
}: SessionTabsOptions): SessionTabs {
  let known = session.getToken();
  /** What comes from another tab is not told on. */
  let isListening = false;
  const tell = (message: Message) => channel.postMessage(message);

  const undo = session.subscribe(() => {
    const before = known;
    known = session.getToken();
    if (isListening || known === before) return;
    if (known !== null) tell({ type: 'signedIn', token: known });
    else if (before !== null) tell({ type: 'signedOut', token: before });
  });

  function follow(change: () => void): void {
    isListening = true;
    change();
    isListening = false;
  }

  function takeOver(token: string): void {
    if (token === known) return;
    follow(() => session.save(token, { remember: isRemembered(token) }));
    onSignedInElsewhere();
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'whoIsIn' && known !== null) tell({ type: 'iAmIn', token: known });
    // An answer is for whoever asked; a tab with a session of its own did not.
    if (data.type === 'iAmIn' && known === null) takeOver(data.token);
    if (data.type === 'signedIn') takeOver(data.token);
    // A tab that has signed in anew since keeps its session.
    if (data.type === 'signedOut' && data.token === known) follow(session.clear);
  };

  return {
    ask(patienceMs) {
      if (known !== null) return Promise.resolve();
      tell({ type: 'whoIsIn' });
      return new Promise((resolve) => {
        const settle = () => {
          clearTimeout(timer);
          stop();
          resolve();
        };
        const timer = setTimeout(settle, patienceMs);
        const stop = session.subscribe(settle);
      });
    },
    close() {
      undo();
      channel.close();
    },
  };
}
