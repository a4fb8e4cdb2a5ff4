import type { Entity } from '@tatami/sdk';

type UserStatus = Entity<'user'>['status'];

/** domain.md: `invited → active ↔ blocked → pendingErasure`; whoever isn't blocked asks for it themselves. */
const nextStatuses: Record<UserStatus, readonly UserStatus[]> = {
  invited: ['invited', 'active'],
  active: ['active', 'blocked'],
  blocked: ['blocked', 'active', 'pendingErasure'],
  pendingErasure: ['pendingErasure'],
  erased: ['erased'],
};

/** What an administrator may make of somebody's status, beginning with itself: an erasure they began they can take back. */
export function reachableStatuses({
  status,
  enabled,
}: Pick<Entity<'user'>, 'status' | 'enabled'>): readonly UserStatus[] {
  return status === 'pendingErasure' && !enabled ? ['pendingErasure', 'blocked'] : nextStatuses[status];
}
