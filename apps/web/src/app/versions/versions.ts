import { followVersions } from '@tatami/web-runtime/follow-versions';
import { behindErrorPage } from '../outage/behind-error-page.ts';

interface TrustedTypes {
  /** The policy that is asked where an address is a mere text. */
  defaultPolicy: object | null;
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    /** The API of Trusted Types (W3C), which the types of the platform have not yet. */
    trustedTypes?: TrustedTypes;
  }
}

const workerUrl = '/sw.js';
/** A policy that the server's Content-Security-Policy allows. It knows one address. */
const policy = window.trustedTypes?.createPolicy('tatami-worker', { createScriptURL: () => workerUrl });

/** The version of the app that runs in this tab, and those after it. In development there is no worker. */
export const versions = followVersions({
  target: window,
  workers: import.meta.env.PROD ? navigator.serviceWorker : undefined,
  workerUrl: policy?.createScriptURL(workerUrl) ?? workerUrl,
  entry: document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? null,
  fetch: (path, init) => fetch(path, init),
  reload() {
    // What could not be loaded has the error page in its place by now.
    history.replaceState(history.state, '', behindErrorPage(location.href));
    location.reload();
  },
  now: Date.now,
});

/** What resolves when the browser has the app, or can’t have it. */
export const appKept = versions.keepApp();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void versions.look();
});
