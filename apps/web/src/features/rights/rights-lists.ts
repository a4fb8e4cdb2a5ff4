import type { EntityList } from '../../lib/list/entity-list.ts';

export const groupList: EntityList<'groupright'> = {
  table: 'groupright',
  sortable: ['name'],
  sort: [{ column: 'name', direction: 'asc' }],
  filters: { system: { field: 'system', by: 'flag' } },
};

const group = { field: 'group', by: 'id' } as const;

export const groupRightList: EntityList<'rightto'> = {
  table: 'rightto',
  sortable: ['right', 'groupName'],
  sort: [{ column: 'groupName', direction: 'asc' }],
  filters: { groupName: group },
};

export const membershipList: EntityList<'useringroupright'> = {
  table: 'useringroupright',
  sortable: ['username', 'groupName', 'validFrom', 'validTo'],
  sort: [{ column: 'username', direction: 'asc' }],
  filters: {
    username: { field: 'user', by: 'id' },
    groupName: group,
    validFrom: { field: 'validFrom', by: 'instant' },
  },
};
