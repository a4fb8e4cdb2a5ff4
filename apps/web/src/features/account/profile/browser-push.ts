/** What this browser says of notifications while the app is closed. */
export type BrowserPush =
  /** It has none. */
  | 'unsupported'
  /** It has them once the app is on the home screen (WebKit, “Web Push for Web Apps on iOS and iPadOS”). */
  | 'toInstall'
  /** The person has refused them, and is not asked again. */
  | 'blocked'
  | 'off'
  | 'on';

/** What subscribes this browser; nothing where it can show no notifications. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!('Notification' in window)) return undefined;
  try {
    return (await navigator.serviceWorker?.getRegistration())?.pushManager;
  } catch {
    // One that keeps nothing of any site has no service worker either, and some say so by an error.
    return undefined;
  }
}

/** The subscription of this browser, if it has one. */
export async function readSubscription(): Promise<PushSubscription | null> {
  return (await (await pushManager())?.getSubscription()) ?? null;
}

export async function readBrowserPush(): Promise<BrowserPush> {
  const manager = await pushManager();
  if (!manager) return isOnIos() ? 'toInstall' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await manager.getSubscription()) ? 'on' : 'off';
}

/** A Mac has no touch screen: what says it is one and has one is an iPad. */
const isOnIos = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/**
 * Subscribes this browser, which has been allowed to.
 *
 * @param publicKey of the club, from which alone it takes messages
 * @throws {DOMException} when the browser's push service can't be reached, or it may not
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const manager = await pushManager();
  if (!manager) throw new DOMException('There are no notifications here.', 'NotSupportedError');
  const known = await manager.getSubscription();
  if (known && keyOf(known) === publicKey) return known;
  // The club has another key than it had: who subscribes for it has to end what was.
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The key of a subscription as the server writes it: Base64 for addresses, without its end (RFC 4648 §5). */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
