'use client';

import type { ReactNode } from 'react';
import { HeartIcon, TrophyIcon, UndoIcon } from '../../icons/icons.tsx';
import { Belt } from '../Belt/Belt.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MatGrades.css.ts';

/** What is so of somebody on the mat. */
export const matSigns = ['near', 'back', 'limit'] as const;

/** What that can be: near an exam, back after a break, or careful of something. */
export type MatSign = (typeof matSigns)[number];

export interface MatPerson {
  /** What tells them from the others. */
  id: string;
  /** The name on the mat: the first one. */
  name: string;
  /** The face, 44 px wide. */
  face: ReactNode;
  /** What is so of them. */
  signs?: readonly MatSign[] | undefined;
  /** What is read behind that name: “Lis, blisko egzaminu”. */
  more: string;
}

export interface MatGrade {
  /** What tells it from the others. */
  id: string;
  /** The grade: “5 kyu”. */
  name: string;
  /** The belt, as it is drawn; none of those without a grade. */
  belt?: { color: string; stripes?: number | undefined } | undefined;
  /** Who has that grade. */
  people: readonly MatPerson[];
}

export interface MatGradesProps {
  /** The grades in the order in which they stand on the mat. */
  grades: readonly MatGrade[];
  /** The name of the list. */
  label: string;
  /** Hears whose face was pressed; without it nothing more is told of them. */
  onPress?: ((id: string) => void) | undefined;
}

const signs = {
  near: { Icon: TrophyIcon, className: styles.near },
  back: { Icon: UndoIcon, className: styles.back },
  limit: { Icon: HeartIcon, className: styles.limit },
} satisfies Record<MatSign, unknown>;

/** Who is on the mat, grade by grade: their faces, and at the shoulder what an instructor wants to know of them. */
export function MatGrades({ grades, label, onPress }: MatGradesProps): ReactNode {
  return (
    <ul aria-label={label}>
      {grades.map(({ id, name, belt, people }) => (
        <li key={id} className={styles.row}>
          <div className={styles.belt}>
            {belt && <Belt {...belt} />}
            {name}
          </div>
          <ul className={styles.people} aria-label={name}>
            {people.map((person) => (
              <li key={person.id}>
                <Person {...person} onPress={onPress && (() => onPress(person.id))} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Person({
  name,
  face,
  signs: shown = [],
  more,
  onPress,
}: MatPerson & { onPress?: (() => void) | undefined }) {
  const isNear = shown.includes('near') || undefined;
  const drawn = (
    <>
      <span className={styles.face}>
        {face}
        {/* Of another kind than the face, whose place among its likes they would take. */}
        {shown.map((sign) => {
          const { Icon, className } = signs[sign];
          return (
            <i key={sign} className={className}>
              <Icon />
            </i>
          );
        })}
      </span>
      <span className={styles.name}>{name}</span>
      <VisuallyHidden>{more}</VisuallyHidden>
    </>
  );
  return onPress ? (
    <button type="button" className={styles.person} data-near={isNear} onClick={onPress}>
      {drawn}
    </button>
  ) : (
    <div className={styles.person} data-near={isNear}>
      {drawn}
    </div>
  );
}
