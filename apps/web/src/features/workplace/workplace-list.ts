import type { EntityList } from '../../lib/list/entity-list.ts';

export const workplaceList: EntityList<'workplace'> = {
  table: 'workplace',
  sortable: ['name', 'city', 'capacity'],
  sort: [{ column: 'name', direction: 'asc' }],
  filters: {
    capacity: { field: 'capacity', by: 'number' },
    active: { field: 'active', by: 'flag' },
  },
};
