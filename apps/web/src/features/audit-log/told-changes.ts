import type { Entity } from '@tatami/sdk';

/** What lines that go into a file say of their fields, in words. */
export const toldChanges = new WeakMap<Entity<'audit-log'>, string>();
