const storageKey = 'tatami.cookies';

export type Consent = 'accepted' | 'refused';

/** What this browser was told about cookies; `null` while it was not asked. */
export function readConsent(storage: Pick<Storage, 'getItem'>): Consent | null {
  const kept = storage.getItem(storageKey);
  return kept === 'accepted' || kept === 'refused' ? kept : null;
}

export function rememberConsent(storage: Pick<Storage, 'setItem'>, consent: Consent): void {
  storage.setItem(storageKey, consent);
}
