import type { Entity } from '@tatami/sdk';

type UserStatus = Entity<'user'>['status'];

/** domain.md: `invited → active ↔ blocked`; to be erased is for people themselves to ask. */
const nextStatuses: Record<UserStatus, readonly UserStatus[]> = {
  invited: ['invited', 'active', 'blocked'],
  active: ['active', 'blocked'],
  blocked: ['blocked', 'active'],
  pendingErasure: ['pendingErasure'],
  erased: ['erased'],
};

/** What an administrator may make of a status, beginning with itself. */
export function reachableStatuses(status: UserStatus): readonly UserStatus[] {
  return nextStatuses[status];
}
