import { keptInTab } from '@tatami/web-runtime/kept-in-tab';

/** Why a sign-in was refused, for the page that says so; and what the next try starts with. The password is not kept. */
export interface Refusal {
  /** Who tried, where a name was typed. */
  username: string;
  reason: string;
}

export const lastRefusal = keptInTab<Refusal>('tatami.refusal');
