import { forbidden } from '../http/problem.ts';
import type { Right } from '../rights/rights.ts';
import type { Viewer } from '../session/viewer.ts';
import type { TableDefinition } from './definition.ts';
import type { Statement } from './statement.ts';

/**
 * The WHERE conditions that keep a viewer to the rows they may see: none with the right,
 * the owner's without it.
 */
export function ownership(
  definition: TableDefinition,
  viewer: Viewer,
  right: Right,
  statement: Statement,
): string[] {
  const conditions = definition.visible ? [definition.visible] : [];
  if (viewer.has(right)) return conditions;
  if (!definition.own) throw forbidden();
  return [...conditions, `(${definition.own.replaceAll(':viewer', `${statement.bind(viewer.id)}::uuid`)})`];
}
