'use client';

import type { ReactNode } from 'react';
import { CheckIcon, ErrorIcon } from '../../icons/icons.tsx';
import { useControllable } from '../private/use-controllable.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export interface Step<Value extends string = string> {
  /** Which it is, for the program. */
  value: Value;
  /** What is done in it. */
  label: string;
  /** A second line. */
  description?: string | undefined;
  /** Whether something in it has to be put right first. */
  invalid?: boolean | undefined;
}

export interface StepperLabels {
  /** What is read after a step that is done. */
  done: string;
  /** What is read after a step that has to be put right. */
  invalid: string;
}

export interface StepperProps<Value extends string = string> {
  /** The name of the row of steps. */
  label: string;
  /** The steps in the order they are done. */
  steps: readonly Step<Value>[];
  /** The words of its states, in the current language. */
  labels: StepperLabels;
  /** Where one is, where the caller keeps it. */
  value?: Value | undefined;
  /** The first, when left out. */
  defaultValue?: Value | undefined;
  /** Receives the step that one goes back to. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** There is no way back. */
  readOnly?: boolean | undefined;
}

/** How far one is in a task of several parts. What is done can be gone back to. */
export function Stepper<Value extends string = string>({
  label,
  steps,
  labels,
  value,
  defaultValue,
  onValueChange,
  readOnly = false,
}: StepperProps<Value>): ReactNode {
  const [current, setCurrent] = useControllable<Value | undefined>(
    value,
    defaultValue ?? steps[0]?.value,
    (next) => {
      if (next !== undefined) onValueChange?.(next);
    },
  );
  const at = steps.findIndex((step) => step.value === current);

  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < at;
        const isCurrent = index === at;
        const state = step.invalid ? 'error' : isCurrent ? 'current' : isDone ? 'done' : 'ahead';
        const content = (
          <>
            <span className={styles.number} aria-hidden="true">
              {step.invalid ? <ErrorIcon /> : isDone ? <CheckIcon /> : index + 1}
            </span>
            <span className={styles.text}>
              {step.label}
              {step.description && <span className={styles.description}>{step.description}</span>}
            </span>
            {(step.invalid || isDone) && (
              <VisuallyHidden>, {step.invalid ? labels.invalid : labels.done}</VisuallyHidden>
            )}
          </>
        );
        return (
          <li
            key={step.value}
            className={styles.step}
            data-state={state}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {isDone && !readOnly ? (
              <button type="button" className={styles.button} onClick={() => setCurrent(step.value)}>
                {content}
              </button>
            ) : (
              <span className={styles.still}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
