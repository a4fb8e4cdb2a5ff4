import { createShell, type ShellVersion } from '@tatami/web-runtime/shell';

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

/** The way back: a server that has no such script any more wants no such worker. */
async function leaveIfUnwanted(): Promise<void> {
  const answer = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404 && answer?.status !== 410) return;
  await self.registration.unregister();
  await shell.dropAll();
}
