const cookieName = 'tatami.cookies';
/** The seconds until it is asked for again: a year. */
const longest = 31_536_000;
/** What signing in needs, whatever the answer. */
const needed: readonly string[] = ['tatami.token', 'tatami.remember'];

export type Consent = 'accepted' | 'refused';

/**
 * What this browser was told about cookies; `null` while it was not asked.
 *
 * @param cookies as `document.cookie` has them
 */
export function readConsent(cookies = document.cookie): Consent | null {
  const [, answer] = /(?:^|; )tatami\.cookies=(accepted|refused)(?:;|$)/.exec(cookies) ?? [];
  return (answer as Consent | undefined) ?? null;
}

/**
 * Remembers the answer in a cookie of this host alone (spec §9). Who refuses keeps nothing here but what signing in
 * needs: what was kept before goes with this tab.
 */
export function giveConsent(consent: Consent): void {
  writeCookie(consent, longest);
  if (consent === 'accepted') return;
  for (const key of Object.keys(localStorage).filter((each) => !needed.includes(each))) {
    sessionStorage.setItem(key, localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
  }
}

/** The question comes back with the next page. */
export const forgetConsent = (): void => writeCookie('', 0);

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the head script reads it before anything is drawn, and so at once
  document.cookie = `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** Where it is kept what somebody has chosen: in this browser or, for who refused cookies, in this tab. */
export const choices = (): Storage => (readConsent() === 'refused' ? sessionStorage : localStorage);
