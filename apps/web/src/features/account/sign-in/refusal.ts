/** Why a sign-in was refused, for the page that says so; and what the next try starts with. The password is not kept. */
export interface Refusal {
  /** Who tried, where a name was typed. */
  username: string;
  reason: string;
}

const storageKey = 'tatami.refusal';

export function rememberRefusal(refusal: Refusal): void {
  sessionStorage.setItem(storageKey, JSON.stringify(refusal));
}

export function forgetRefusal(): void {
  sessionStorage.removeItem(storageKey);
}

export function lastRefusal(): Refusal | null {
  const stored = sessionStorage.getItem(storageKey);
  return stored ? (JSON.parse(stored) as Refusal) : null;
}
