/** What the page about a refused sign-in says, and what the next try starts with. The password is not kept. */
export interface Refusal {
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
