import type { Whoami } from '@tatami/sdk';

/** What a new training or series begins with: whoever plans it mostly teaches it. */
export function newLesson(whoami: Whoami) {
  return {
    title: '',
    workplace: '',
    instructor: whoami.id,
    kind: 'regular',
    section: null,
    minGrade: null,
    maxGrade: null,
    capacity: null,
    countsForGrade: true,
    dayWeight: 1,
    techniques: [] as string[],
    note: null,
  } as const;
}
