import { createShell, type ShellVersion } from '@tatami/web-runtime/shell';
import { sendingTag, sendUnsent } from '../lib/marks/send-unsent.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build puts the version here, so that another version is another script. */
declare const __SHELL__: ShellVersion;

const { origin, pathname } = self.location;
const shell = createShell({ version: __SHELL__, origin, caches, fetch: (...request) => fetch(...request) });

// A version is in force as soon as it is whole: the next document is of it. Tabs that are open are told, and go on.
self.addEventListener('install', (event) => {
  event.waitUntil(shell.install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(shell.dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request);
  if (!answer) return;
  event.respondWith(answer);
  if (event.request.mode === 'navigate') event.waitUntil(leaveIfUnwanted());
});

// The code of the page that was there before this worker.
self.addEventListener('message', (event) => {
  event.waitUntil(shell.keep(event.data as string[]));
});

/** A message of the club: what a notification shows, and the page that it leads to. */
interface Pushed {
  title: string;
  body: string;
  lang: string;
  /** What replaces what was shown of the same before. */
  tag: string;
  path: string;
  /** The number of messages that wait: the badge on the icon of the app. */
  unread: number;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, path, unread, ...options }: Pushed = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { ...options, icon: '/icon.png', data: path }));
  // Not every browser has icons to put it on.
  event.waitUntil(self.navigator.setAppBadge?.(unread) ?? Promise.resolve());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** Leads a tab that is open to a page of ours, so that what was typed there is asked for, or opens one. */
async function lead(path: string): Promise<void> {
  const url = new URL(path, origin);
  if (url.origin !== origin) return;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) await self.clients.openWindow(url);
  tab?.postMessage(url.pathname);
  await tab?.focus();
}

/** What the platform's types don't know yet (W3C, Push API). */
interface PushSubscriptionChange extends ExtendableEvent {
  oldSubscription: PushSubscription | null;
}

// The browser has another address now; the next visit tells the server.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as PushSubscriptionChange;
  if (oldSubscription)
    (event as PushSubscriptionChange).waitUntil(
      self.registration.pushManager.subscribe(oldSubscription.options),
    );
});

/** What the platform's types don't know yet (W3C, Background Sync). */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === sendingTag) (event as SyncEvent).waitUntil(sendUnsent());
});

/** The way back: a server that has no such script any more wants no such worker. */
async function leaveIfUnwanted(): Promise<void> {
  const answer = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404 && answer?.status !== 410) return;
  await self.registration.unregister();
  await shell.dropAll();
}
