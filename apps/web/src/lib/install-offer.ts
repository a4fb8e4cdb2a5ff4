/** The browser’s offer to put the app on the home screen (W3C, Manifest Incubations), which the platform’s types don’t know. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallOffer | null): void {
  offer = next;
  for (const hear of listeners) hear();
}

/** Keeps the offer until somebody asks for it, rather than letting the browser lay it over the page. Returns its own undo. */
export function keepInstallOffer(): () => void {
  const take = (event: Event) => {
    event.preventDefault();
    keep(event as InstallOffer);
  };
  const done = () => keep(null);
  addEventListener('beforeinstallprompt', take);
  addEventListener('appinstalled', done);
  return () => {
    removeEventListener('beforeinstallprompt', take);
    removeEventListener('appinstalled', done);
  };
}

export const installOffer = {
  get: (): InstallOffer | null => offer,
  subscribe(hear: () => void): () => void {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
  /** Asks as the browser does. An offer can be taken once. */
  async take(): Promise<void> {
    const taken = offer;
    keep(null);
    await taken?.prompt();
  },
};
