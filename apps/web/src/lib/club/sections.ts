import type { Entity } from '@tatami/sdk';

export type Section = Entity<'student'>['section'];

/** The sections from the youngest. */
export const sections = ['kids', 'youth', 'adult'] as const satisfies readonly Section[];
