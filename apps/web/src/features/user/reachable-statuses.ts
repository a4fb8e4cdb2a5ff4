import type { Entity } from '@tatami/sdk';
import { userRules } from '@tatami/sdk/rules/user';

/** What an administrator may make of somebody's status, beginning with itself: an erasure they began they can take back. */
export function reachableStatuses({
  status,
  enabled,
}: Pick<Entity<'user'>, 'status' | 'enabled'>): readonly string[] {
  const isTheirOwn = status === 'pendingErasure' && enabled;
  return isTheirOwn ? [status] : [status, ...(userRules.fields.status.steps?.[status] ?? [])];
}
