import type { EntityList } from '../../lib/list/entity-list.ts';

export const groupList: EntityList<'groupright'> = {
  table: 'groupright',
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'asc' },
  filters: [],
};

export const groupRightList: EntityList<'rightto'> = {
  table: 'rightto',
  sortable: ['right', 'groupName'],
  defaultSort: { column: 'groupName', direction: 'asc' },
  filters: ['group'],
};

export const membershipList: EntityList<'useringroupright'> = {
  table: 'useringroupright',
  sortable: ['username', 'groupName', 'validFrom', 'validTo'],
  defaultSort: { column: 'username', direction: 'asc' },
  filters: ['group', 'user'],
};
