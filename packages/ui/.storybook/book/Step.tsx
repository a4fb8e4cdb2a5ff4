import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './foundations.css.ts';

interface StepProps {
  /** What one writes in a stylesheet: `vars.space[4]`. */
  name: string;
  /** What it stands for there: a variable, or a plain value. */
  of: string;
  /** What it comes to, where a theme or a page decides that. */
  value?: string;
  /** The thing itself, shown. */
  children: ReactNode;
}

/** A line of a scale: what it is called, what it comes to, and how it looks. */
export function Step({ name, of, value = of, children }: StepProps) {
  return (
    <div className={styles.step}>
      <Facts {...{ name, of, value }} />
      <div className={styles.stepSample}>{children}</div>
      <CopyButton text={name} name={name} />
    </div>
  );
}

/** A step of a scale as a picture with its caption. */
export function Box({ name, of, value = of, children }: StepProps) {
  return (
    <div className={styles.box}>
      {children}
      <div className={styles.boxLine}>
        <Facts {...{ name, of, value }} />
        <CopyButton text={name} name={name} />
      </div>
    </div>
  );
}

function Facts({ name, of, value }: Required<Omit<StepProps, 'children'>>) {
  const [, variable] = /^var\((--[\w-]+)\)$/.exec(of) ?? [];
  return (
    <div className={styles.stepFacts}>
      <span className={styles.roleName}>{name.replace(/^vars\.(?:shape\.)?/, '')}</span>
      {variable && <span className={styles.value}>{variable}</span>}
      {value !== of || !variable ? <span className={styles.value}>{value}</span> : null}
    </div>
  );
}
