import type { ReactNode } from 'react';
import { ArrowRightIcon, AwardIcon } from '../../icons/icons.tsx';
import { Belt } from '../Belt/Belt.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './NextGrade.css.ts';

/** A belt, as it is drawn. */
export interface GradeBelt {
  /** The colour as the club keeps it, `#rrggbb`. */
  color: string;
  /** The stripes of a dan, or of a child's grade. */
  stripes?: number | undefined;
}

export interface GradeMeasure {
  /** What is counted: “dni na macie”. */
  label: string;
  /** How much of it there is, ready to show: “31”. */
  value: string;
  /** What is asked for: “z 40”; without it nothing is. */
  of?: string | undefined;
  /** How much of it that is, from 0 to 1. */
  share: number;
}

export interface NextGradeProps {
  /** Where the way leads: “Droga do 4 kyu”. */
  title: string;
  /** Where it begins: “masz 5 kyu od 11 lipca”. */
  description?: string | undefined;
  /** The belt that is worn; none before the first grade. */
  belt?: GradeBelt | undefined;
  /** The belt of the next grade. */
  next: GradeBelt;
  /** What the grade asks for, and how much of it there is. */
  measures: readonly GradeMeasure[];
  /** When all of it will be there, and how that is reckoned. */
  forecast?: { title: string; description?: string | undefined } | undefined;
  /** What leads on: the requirements. */
  action?: ReactNode | undefined;
  /** What is asked of the forecast: another rhythm. */
  children?: ReactNode | undefined;
}

/** How far it is to the next grade: the belt that is worn and the one that comes, what is there of what is asked, and when it will do. */
export function NextGrade({
  title,
  description,
  belt,
  next,
  measures,
  forecast,
  action,
  children,
}: NextGradeProps): ReactNode {
  return (
    <section className={styles.panel} aria-label={title}>
      <svg className={styles.tint} color={(belt ?? next).color} aria-hidden="true">
        <rect width="100%" height="100%" fill="currentColor" />
      </svg>
      <div className={styles.head}>
        <Heading level={2} size="title3">
          {title}
        </Heading>
        {action}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.belts}>
        {belt && (
          <>
            <Belt {...belt} />
            <span className={styles.arrow}>
              <ArrowRightIcon />
            </span>
          </>
        )}
        <Belt {...next} />
      </div>
      <dl className={styles.measures}>
        {measures.map(({ label, value, of, share }) => (
          <div key={label} className={styles.measure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <span className={styles.figure}>
                {value} {of && <span className={styles.of}>{of}</span>}
              </span>
              {of && (
                <svg className={styles.bar} color={next.color} aria-hidden="true">
                  {share > 0 && (
                    <rect
                      className={styles.done}
                      width={`${Math.min(share, 1) * 100}%`}
                      height="100%"
                      rx="4"
                    />
                  )}
                </svg>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {forecast && (
        <div className={styles.forecast}>
          <AwardIcon />
          <span className={styles.forecastTitle}>{forecast.title}</span>
          {forecast.description && <span className={styles.forecastText}>{forecast.description}</span>}
        </div>
      )}
      {children}
    </section>
  );
}
