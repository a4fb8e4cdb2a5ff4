'use client';

import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './GuidedPage.css.ts';

export interface GuidedStep {
  /** What is done in it, in a word. */
  label: string;
  /** What was done in it already: “2 sale”. */
  note?: string | undefined;
  /** The address of the step: one may go to any of them at any time. */
  href: string;
  /** Whether it is done. */
  isDone: boolean;
}

export interface GuidedPageProps {
  /** The product’s sign. */
  logo: ReactNode;
  /** What all of the steps make together. */
  title: string;
  /** How long it takes, and that one may go. */
  description: string;
  /** A picture of how far it is. */
  picture?: ReactNode;
  /** What the list of steps is called. */
  stepsLabel: string;
  /** What is read after a step that is done. */
  doneLabel: string;
  /** What a phone says above the step: “Krok 3 z 5: Grafik”. */
  progress: string;
  /** The steps in their order. */
  steps: readonly GuidedStep[];
  /** Which of the steps is shown, from 0. */
  current: number;
  /** What stands at the foot of the column: another language. */
  aside?: ReactNode;
  /** The heading of the step, its one `h1`. */
  heading: string;
  /** What to do in it. */
  intro: ReactNode;
  /** The step itself. */
  children: ReactNode;
  /** What comes of it, as it is being done: beside it where there is room, else below. */
  preview?: ReactNode;
  /** The way to the step before. */
  back?: ReactNode;
  /** What will come of it, beside the buttons. */
  outcome?: ReactNode;
  /** The way out, and the way on. */
  actions: ReactNode;
}

/** A longer task in steps, one at a time: what was done in each at the side, on a phone how far it is above. */
export function GuidedPage({
  logo,
  title,
  description,
  picture,
  stepsLabel,
  doneLabel,
  progress,
  steps,
  current,
  aside,
  heading,
  intro,
  children,
  preview,
  back,
  outcome,
  actions,
}: GuidedPageProps): ReactNode {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.page}>
      <header className={styles.side}>
        <div className={styles.logo}>
          {logo}
          <div className={styles.asideOfPhone}>{aside}</div>
        </div>
        <div className={styles.about}>
          <p className={styles.title}>{title}</p>
          <p className={styles.description}>{description}</p>
          {picture}
        </div>
        <nav aria-label={stepsLabel}>
          <p className={styles.progress} aria-hidden="true">
            {progress}
          </p>
          <ol className={styles.steps}>
            {steps.map(({ label, note, href, isDone }, at) => (
              <li key={href}>
                <Anchor
                  className={styles.step}
                  href={href}
                  aria-current={at === current ? 'step' : undefined}
                  data-done={isDone || undefined}
                >
                  <span className={styles.sign} aria-hidden="true">
                    {isDone && at !== current && <CheckIcon />}
                  </span>
                  <span className={styles.label}>
                    {label}
                    {isDone && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
                  </span>
                  {note && <span className={styles.note}>{note}</span>}
                </Anchor>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.aside}>{aside}</div>
      </header>
      <main className={styles.main}>
        <div className={styles.content}>
          <h1 className={styles.heading}>{heading}</h1>
          <div className={styles.intro}>{intro}</div>
          {preview ? (
            <div className={styles.beside}>
              <div className={styles.part}>{children}</div>
              <div className={styles.part}>{preview}</div>
            </div>
          ) : (
            children
          )}
        </div>
        <footer className={styles.foot}>
          <div className={styles.back}>{back}</div>
          {outcome && <p className={styles.outcome}>{outcome}</p>}
          <div className={styles.actions}>{actions}</div>
        </footer>
      </main>
    </div>
  );
}
