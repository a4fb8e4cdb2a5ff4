import type { Entity } from '@tatami/sdk';
import type { StatusTagProps } from '@tatami/ui';

export type WebhookState = 'works' | 'failing' | 'off' | 'turnedOff' | 'noSecret';

export const tones: Readonly<Record<WebhookState, StatusTagProps['status']>> = {
  works: 'success',
  failing: 'warning',
  off: 'neutral',
  turnedOff: 'danger',
  noSecret: 'warning',
};

/** How a webhook is, in a word. */
export function stateOf({ active, failingSince, offReason, secretSince }: Entity<'webhook'>): WebhookState {
  if (!active) return offReason ? 'turnedOff' : 'off';
  if (!secretSince) return 'noSecret';
  return failingSince ? 'failing' : 'works';
}
