import type { IconComponent } from '../../icons/icons.tsx';

export interface TreeNode {
  /** Which it is, for the program; unlike all others in the tree. */
  id: string;
  /** Which it is, for the person. */
  label: string;
  /** The icon before the text. */
  icon?: IconComponent | undefined;
  /** How many things are in it. */
  count?: number | undefined;
  /** What is under it. */
  children?: readonly TreeNode[] | undefined;
}

export interface VisibleNode {
  node: TreeNode;
  parent: TreeNode | null;
  /** How deep it lies, from 1. */
  level: number;
  /** Which of its siblings it is, from 1, and of how many. */
  position: number;
  siblings: number;
}

/** The nodes in sight, from top to bottom. */
export function visibleNodes(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  parent: TreeNode | null = null,
  level = 1,
): VisibleNode[] {
  return nodes.flatMap((node, index) => [
    { node, parent, level, position: index + 1, siblings: nodes.length },
    ...(expanded.has(node.id) ? visibleNodes(node.children ?? [], expanded, node, level + 1) : []),
  ]);
}

/** The custom property by which the component tells its stylesheet how deep a node lies. */
export const treeVariables = { level: '--tree-level' } as const;
