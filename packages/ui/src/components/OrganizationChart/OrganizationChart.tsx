'use client';

import { type ReactNode, useId, useState } from 'react';
import { MinusIcon, PlusIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './OrganizationChart.css.ts';

/** Somebody or something, and what stands under it. */
export interface OrganizationNode {
  /** What tells it from the others. */
  id: string;
  /** Who or what it is. */
  label: string;
  /** A second line: what they do. */
  description?: string | undefined;
  /** What stands before the words: a face. */
  start?: ReactNode | undefined;
  /** Whether it stands out. */
  accent?: boolean | undefined;
  /** Those under it. */
  children?: readonly OrganizationNode[] | undefined;
}

/** The words of a chart, in the current language. */
export interface OrganizationChartLabels {
  /** Names what shows those under somebody. */
  open: (label: string) => string;
  /** Names what hides them. */
  close: (label: string) => string;
}

export interface OrganizationChartProps {
  /** What it is of. */
  label: string;
  /** Whoever stands at the top, with all below. */
  root: OrganizationNode;
  /** The words, in the current language. */
  labels: OrganizationChartLabels;
}

/** Who stands under whom: lists within lists, drawn as a chart; on a phone set in step by step. */
export function OrganizationChart({ label, root, labels }: OrganizationChartProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a name for what scrolls; a fieldset is of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <div className={styles.chart} role="group" aria-label={label} tabIndex={0}>
      <ul className={styles.level}>
        <Branch node={root} labels={labels} />
      </ul>
    </div>
  );
}

function Branch({ node, labels }: { node: OrganizationNode; labels: OrganizationChartLabels }) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const { label, description, start, accent, children = [] } = node;
  return (
    <li className={styles.branch}>
      <div className={styles.node} data-accent={accent || undefined}>
        {start}
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {description && <span className={styles.about}>{description}</span>}
        </span>
        {children.length > 0 && (
          <IconButton
            icon={isOpen ? MinusIcon : PlusIcon}
            label={(isOpen ? labels.close : labels.open)(label)}
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {children.length > 0 && (
        <ul id={id} className={classes(styles.level, styles.inStep)} hidden={!isOpen}>
          {children.map((child) => (
            <Branch key={child.id} node={child} labels={labels} />
          ))}
        </ul>
      )}
    </li>
  );
}
