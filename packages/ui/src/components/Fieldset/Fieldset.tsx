import { type ReactNode, useId } from 'react';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps {
  /** What the fields are about. */
  legend: string;
  /** One more line under it, read with it. */
  description?: string | undefined;
  /** Whether all of its fields are out of use for now. */
  disabled?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Fields that belong together, with a name that is read before each: an address, a guardian. */
export function Fieldset({ legend, description, disabled, children }: FieldsetProps): ReactNode {
  const id = useId();
  return (
    <fieldset
      className={styles.fieldset}
      disabled={disabled}
      aria-describedby={description ? `${id}description` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {description && (
        <p id={`${id}description`} className={styles.description}>
          {description}
        </p>
      )}
      {children}
    </fieldset>
  );
}
