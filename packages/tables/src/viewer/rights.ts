import type { KnownRight } from '@tatami/sdk';

/** The rights this app asks about (spec §2 and §6, domain.md): what is shown depends on them. */
export type Right = KnownRight;

/** What the rights of a table are called: `Workplace` in `Workplace:Read` and `Workplace:Write`. */
export type TableRights = Right extends infer R ? (R extends `${infer Name}:Read` ? Name : never) : never;

/** Spec §6: an empty requirement means allowed; a list means any one right suffices. */
export type HasRight = (...anyOf: readonly Right[]) => boolean;
