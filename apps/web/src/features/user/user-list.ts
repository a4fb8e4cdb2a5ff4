import type { EntityList } from '../../lib/list/entity-list.ts';

export const userStatuses = ['invited', 'active', 'blocked', 'pendingErasure', 'erased'] as const;
export type UserStatus = (typeof userStatuses)[number];

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

export const userList: EntityList<'user'> = {
  table: 'user',
  sortable: ['lastName', 'username', 'email', 'status', 'createdAt'],
  sort: [{ column: 'lastName', direction: 'asc' }],
  filters: {
    status: { field: 'status', by: userStatuses },
    createdAt: { field: 'createdAt', by: 'instant' },
  },
};
