import { clubDay } from '../club-time.ts';
import { forbidden } from '../http/problem.ts';
import type { Right } from '../rights/rights.ts';
import type { Access } from '../session/access.ts';
import { mayOwn } from '../session/viewer.ts';
import type { TableDefinition, WriteContext } from './definition.ts';
import type { Statement } from './statement.ts';

type Guarded = Pick<TableDefinition, 'entity' | 'isPrivate'>;

/** Who asks, and when: some rows are somebody's for a time only. */
export type Caller = Pick<WriteContext, 'viewer' | 'now' | 'config'>;

/** The right to read every row of the table; null where nobody has it. */
export const rightToAll = ({ entity, isPrivate }: Guarded): Right | null =>
  isPrivate ? null : `${entity}:Read`;

/** Who may ask for rows of the table: whoever holds the right to all of them, or may have some that are open to them. */
export function readAccess(definition: Guarded & Pick<TableDefinition, 'own' | 'published'>): Access {
  const right = rightToAll(definition);
  if (!right) return 'signed-in';
  return { right, ...((definition.own ?? definition.published) && { orOwn: true as const }) };
}

/**
 * The WHERE conditions that keep a viewer to the rows they may see: none with the right, but to a private table, the
 * owner's without it, and to read what is published.
 */
export function ownership(
  definition: TableDefinition,
  caller: Caller,
  right: Right,
  statement: Statement,
): string[] {
  const conditions = definition.visible ? [definition.visible] : [];
  const { own, published, isPrivate } = definition;
  if (!isPrivate && caller.viewer.has(right)) return conditions;
  const isRead = right === `${definition.entity}:Read`;
  // A program reads and writes what is its owner's own only where its token says so.
  if (!mayOwn(caller.viewer, isRead ? 'read' : 'write')) throw forbidden();
  const readable = isRead && published ? [published] : [];
  const theirs = own ? [ownedBy(own, caller, statement)] : [];
  const open = [...theirs, ...readable];
  if (open.length === 0) throw forbidden();
  return [...conditions, `(${open.map((condition) => `(${condition})`).join(' or ')})`];
}

/** SQL of what belongs to the caller today: `:viewer` stands for their user id, `:today` for the club's day. */
export function ownedBy(own: string, { viewer, now, config }: Caller, statement: Statement): string {
  const byViewer = own.replaceAll(':viewer', `${statement.bind(viewer.id)}::uuid`);
  if (!byViewer.includes(':today')) return byViewer;
  return byViewer.replaceAll(':today', `${statement.bind(clubDay(now, config.clubTimezone))}::date`);
}
