import { sections } from '../../lib/club/sections.ts';
import type { EntityList } from '../../lib/list/entity-list.ts';

export const statuses = ['active', 'suspended', 'left'] as const;

/** Who has left is shown when asked for. */
export const studentList: EntityList<'student'> = {
  table: 'student',
  sortable: ['lastName', 'gradeRank', 'section', 'joinedOn', 'lastPresentAt'],
  sort: [{ column: 'lastName', direction: 'asc' }],
  filters: {
    gradeRank: { field: 'grade', by: 'id' },
    section: { field: 'section', by: sections },
    joinedOn: { field: 'joinedOn', by: 'date' },
    lastPresentAt: { field: 'lastPresentAt', by: 'instant' },
    status: { field: 'status', by: statuses },
  },
  defaultFilters: { status: { oneOf: ['active'] } },
};
