import type { ListQuery } from '@tatami/sdk';
import { isSection } from '../../lib/sections.ts';

export const statuses = ['active', 'suspended', 'left'] as const;

export const sortable = ['lastName', 'gradeRank', 'section', 'joinedOn', 'lastPresentAt'];
export const byName = { column: 'lastName', direction: 'asc' } as const;

type StudentFilters = Pick<ListQuery<'student'>, 'section' | 'grade' | 'status'>;

/** What the address narrows the list to. Who has left is shown when asked for. */
export function readStudentFilters(params: URLSearchParams): StudentFilters {
  const section = params.get('section');
  const grade = params.get('grade');
  const status = params.get('status') ?? 'active';
  const known = statuses.find((each) => each === status);
  return {
    ...(isSection(section) && { section }),
    ...(grade && { grade }),
    ...(known && { status: known }),
  };
}
