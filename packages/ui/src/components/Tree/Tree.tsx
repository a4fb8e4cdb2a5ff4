'use client';

import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ChevronRightIcon } from '../../icons/icons.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { fold } from '../private/fold.ts';
import { readingKey } from '../private/reading-key.ts';
import { useControllable } from '../private/use-controllable.ts';
import { type TreeNode, treeVariables, visibleNodes } from './nodes.ts';
import * as styles from './Tree.css.ts';

export type { TreeNode };

export interface TreeProps {
  /** The name of the tree. */
  label: string;
  /** The first level. */
  nodes: readonly TreeNode[];
  /** The chosen node, where the caller keeps it. */
  value?: string | null | undefined;
  /** The chosen node at first. */
  defaultValue?: string | null | undefined;
  /** Receives the node that is chosen. */
  onValueChange?: ((id: string | null) => void) | undefined;
  /** Which nodes are open, where the caller keeps it. */
  expanded?: readonly string[] | undefined;
  /** Which nodes are open at first. */
  defaultExpanded?: readonly string[] | undefined;
  /** Receives the nodes that are open. */
  onExpandedChange?: ((ids: readonly string[]) => void) | undefined;
}

/** Things within things, one of them chosen. The keys of WAI-ARIA's tree: arrows, Home, End, Enter, first letters. */
export function Tree({
  label,
  nodes,
  value,
  defaultValue = null,
  onValueChange,
  expanded,
  defaultExpanded = [],
  onExpandedChange,
}: TreeProps): ReactNode {
  const treeRef = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useControllable<string | null>(value, defaultValue, onValueChange);
  const [open, setOpen] = useControllable<readonly string[]>(expanded, defaultExpanded, onExpandedChange);
  const [activeId, setActiveId] = useState<string | null>(null);

  const openSet = new Set(open);
  const visible = visibleNodes(nodes, openSet);
  const isVisible = (id: string | null) => visible.some(({ node }) => node.id === id);
  const tabStop = isVisible(activeId) ? activeId : isVisible(chosen) ? chosen : nodes[0]?.id;

  const focus = (node: TreeNode | null | undefined) => {
    if (!node) return;
    treeRef.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(node.id)}"]`)?.focus();
  };
  const toggle = ({ id }: TreeNode) =>
    setOpen(openSet.has(id) ? open.filter((other) => other !== id) : [...open, id]);

  const handleKeyDown = (event: KeyboardEvent, node: TreeNode) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = readingKey(event);
    const at = visible.findIndex((one) => one.node === node);
    const isOpen = openSet.has(node.id);
    const isBranch = Boolean(node.children?.length);
    if (event.key === 'ArrowDown') focus(visible[at + 1]?.node);
    else if (event.key === 'ArrowUp') focus(visible[at - 1]?.node);
    else if (event.key === 'Home') focus(visible[0]?.node);
    else if (event.key === 'End') focus(visible.at(-1)?.node);
    else if (key === 'ArrowRight')
      isBranch && !isOpen ? toggle(node) : focus(isBranch ? visible[at + 1]?.node : null);
    else if (key === 'ArrowLeft') isOpen ? toggle(node) : focus(visible[at]?.parent);
    else if (event.key === 'Enter' || event.key === ' ') choose(node.id);
    else if (event.key.length === 1) {
      const rest = [...visible.slice(at + 1), ...visible.slice(0, at)];
      focus(rest.find((one) => fold(one.node.label).startsWith(fold(event.key)))?.node);
    } else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list is what a tree is made of
    <ul ref={treeRef} role="tree" aria-label={label}>
      {visible.map(({ node, level, position, siblings }) => {
        const isBranch = Boolean(node.children?.length);
        const Icon = node.icon;
        return (
          <li
            key={node.id}
            role="treeitem"
            className={styles.item}
            style={{ [treeVariables.level]: level } as CSSProperties}
            data-node={node.id}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={isBranch ? openSet.has(node.id) : undefined}
            aria-selected={node.id === chosen}
            tabIndex={node.id === tabStop ? 0 : -1}
            onFocus={() => setActiveId(node.id)}
            onKeyDown={(event) => handleKeyDown(event, node)}
            onClick={() => choose(node.id)}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same */}
            <span
              className={styles.toggle}
              onClick={(event) => {
                if (!isBranch) return;
                event.stopPropagation();
                toggle(node);
              }}
            >
              {isBranch && (
                <span className={styles.chevron}>
                  <ChevronRightIcon />
                </span>
              )}
            </span>
            {Icon && (
              <span className={styles.icon}>
                <Icon size="medium" />
              </span>
            )}
            <span className={styles.text}>{node.label}</span>
            {node.count !== undefined && <Badge count={node.count} />}
          </li>
        );
      })}
    </ul>
  );
}
