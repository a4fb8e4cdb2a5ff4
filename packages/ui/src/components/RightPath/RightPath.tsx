import type { ReactNode } from 'react';
import { CancelledIcon, CheckIcon, type IconComponent, KeyIcon } from '../../icons/icons.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './RightPath.css.ts';

/** One step from a person to a right. */
export interface RightPathStep {
  /** What tells it from the others. */
  id: string;
  /** The step in words: “należy do grupy Sekretariat”. */
  title: string;
  /** Where more of it is to be seen. */
  href?: string | undefined;
  /** The day since when, and by whom: “od 12 stycznia 2025, dodała Anna Kowalska”. */
  detail?: string | undefined;
  /** The person’s face, 36 pixels wide. */
  face?: ReactNode;
  /** What kind of step it is, where it is not a person; a key without one. */
  icon?: IconComponent | undefined;
}

export interface RightPathProps {
  /** Whether the person may. */
  held: boolean;
  /** The answer in a sentence: “Tak, może dodawać i zmieniać uczniów”. */
  answer: string;
  /** The place of the answer in the outline of the page. */
  headingLevel?: HeadingLevel | undefined;
  /** Every way by which the right comes, step by step; none, where it does not. */
  paths: readonly (readonly RightPathStep[])[];
  /** The words between two ways: “Ma to prawo też inną drogą:”. */
  alsoLabel: string;
  /** What would change it: “Bez Sekretariatu straciłaby zmianę.” */
  note?: string | undefined;
}

/** Why a person may do something: the answer, then how the right comes to them, with who and when. */
export function RightPath({
  held,
  answer,
  headingLevel = 3,
  paths,
  alsoLabel,
  note,
}: RightPathProps): ReactNode {
  return (
    <div className={styles.answer}>
      <div className={styles.sentence}>
        <span className={styles.verdict} data-held={held || undefined}>
          {held ? <CheckIcon /> : <CancelledIcon />}
        </span>
        <div className={styles.words} role="status">
          <Heading level={headingLevel} size="large">
            {answer}
          </Heading>
        </div>
      </div>
      {paths.map((steps, at) => (
        <div key={steps.map(({ id }) => id).join(' ')} className={styles.path}>
          {at > 0 && (
            <Text size="small" tone="muted">
              {alsoLabel}
            </Text>
          )}
          <ol aria-label={answer}>
            {steps.map((step) => (
              <Step key={step.id} {...step} />
            ))}
          </ol>
        </div>
      ))}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function Step({ title, href, detail, face, icon: Icon = KeyIcon }: RightPathStep) {
  return (
    <li className={styles.step}>
      {face ?? (
        <span className={styles.mark36}>
          <Icon />
        </span>
      )}
      <div>
        <div className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
    </li>
  );
}
