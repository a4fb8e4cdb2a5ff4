import { forbidden } from '../http/problem.ts';
import type { Right } from '../rights/rights.ts';
import type { Viewer } from '../session/viewer.ts';
import type { TableDefinition } from './definition.ts';
import type { Statement } from './statement.ts';

/**
 * The WHERE conditions that keep a viewer to the rows they may see: none with the right,
 * the owner's without it, and to read what is published.
 */
export function ownership(
  definition: TableDefinition,
  viewer: Viewer,
  right: Right,
  statement: Statement,
): string[] {
  const conditions = definition.visible ? [definition.visible] : [];
  if (viewer.has(right)) return conditions;
  const { own, published } = definition;
  const readable = right === `${definition.entity}:Read` && published ? [published] : [];
  const theirs = own ? [own.replaceAll(':viewer', `${statement.bind(viewer.id)}::uuid`)] : [];
  const open = [...theirs, ...readable];
  if (open.length === 0) throw forbidden();
  return [...conditions, `(${open.map((condition) => `(${condition})`).join(' or ')})`];
}
