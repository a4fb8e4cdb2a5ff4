'use client';

import type { ReactNode } from 'react';
import { CheckIcon, PlusIcon } from '../../icons/icons.tsx';
import { movements } from './movements.ts';
import * as styles from './TechniqueTaps.css.ts';

export interface TappedTechnique {
  /** What tells it from the others. */
  id: string;
  /** What it is called. */
  title: string;
  /** Why it stands here: “dla 6 osób, ostatnio 3 tygodnie temu”. */
  description?: ReactNode | undefined;
  /** What is done, by which its movement is drawn: `shiho-nage`. */
  base?: string | undefined;
  /** Whether it is noted as taught. */
  taught: boolean;
}

export interface TechniqueTapsProps {
  /** The techniques in their order. */
  techniques: readonly TappedTechnique[];
  /** The name of the list. */
  label: string;
  /** What a press says: “Zapisz: shiho nage”. */
  pressLabel: (technique: TappedTechnique) => string;
  /** Notes one, or takes it back; without it they are only read. */
  onTaughtChange?: ((id: string, taught: boolean) => void) | undefined;
}

/** Techniques, each noted as taught by one press of a thumb and taken back by another. */
export function TechniqueTaps({
  techniques,
  label,
  pressLabel,
  onTaughtChange,
}: TechniqueTapsProps): ReactNode {
  return (
    <ul aria-label={label}>
      {techniques.map((technique) => {
        const { id, title, description, base, taught } = technique;
        return (
          <li key={id} className={styles.item}>
            <span className={styles.glyph}>
              <svg className={styles.movement} viewBox="0 0 32 32" aria-hidden="true">
                <path d={movements[base ?? ''] ?? movements['jiyu-waza']} />
              </svg>
            </span>
            <div className={styles.body}>
              <div className={styles.title}>{title}</div>
              {description && <div className={styles.description}>{description}</div>}
            </div>
            {onTaughtChange && (
              <button
                type="button"
                className={styles.tap}
                aria-pressed={taught}
                aria-label={pressLabel(technique)}
                onClick={() => onTaughtChange(id, !taught)}
              >
                {taught ? <CheckIcon /> : <PlusIcon />}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
