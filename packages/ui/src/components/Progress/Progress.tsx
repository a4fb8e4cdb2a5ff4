import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** What is measured. */
  label: string;
  /** How far it is; nothing, as long as nobody knows. */
  value?: number | undefined;
  /** How far it goes. */
  max?: number | undefined;
  /** The value in words: “18 z 30 dni”. */
  valueText: string;
  /** Whether label and value are read and not shown. */
  labelHidden?: boolean | undefined;
  /** The look; `success` when it is complete. */
  tone?: 'accent' | 'success' | undefined;
}

/** How much of a whole is reached. */
export function Progress({
  label,
  value,
  max,
  valueText,
  labelHidden = false,
  tone = 'accent',
}: ProgressProps): ReactNode {
  const id = useId();
  const caption = (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value}>{valueText}</span>
    </div>
  );
  return (
    <div className={styles.progress}>
      {labelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      <progress
        id={id}
        className={styles.bar}
        value={value}
        max={max}
        data-tone={tone}
        aria-valuetext={valueText}
      />
    </div>
  );
}
