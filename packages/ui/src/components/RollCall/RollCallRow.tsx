import { memo } from 'react';
import { ErrorIcon } from '../../icons/icons.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { classes } from '../private/classes.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { attendanceMarks, markIcons, nextMark, type RollCallLabels, type RollCallPerson } from './marks.ts';
import * as styles from './RollCall.css.ts';

interface RollCallRowProps extends Omit<RollCallPerson, 'grade'> {
  /** Of the current grade. */
  gradeName: string | undefined;
  gradeColor: string | undefined;
  labels: RollCallLabels;
  readOnly: boolean;
  /** The one row that Tab comes to. */
  active: boolean;
}

function Row({
  id,
  firstName,
  lastName,
  src,
  gradeName,
  gradeColor,
  mark,
  note,
  state,
  error,
  labels,
  readOnly,
  active,
}: RollCallRowProps) {
  const nameId = `roll-call-${id}`;
  const name = (
    <>
      <Avatar {...{ firstName, lastName, src }} belt={gradeColor ? { color: gradeColor } : undefined} />
      <span className={styles.name} id={nameId}>
        {lastName} {firstName}
      </span>
      <span className={styles.under}>
        {gradeName && <span className={styles.gradeName}>{gradeName}</span>}
        {mark && (
          <span className={classes(styles.markText[mark], styles.narrowOnly)} aria-hidden="true">
            {labels.marks[mark].label}
          </span>
        )}
        {note && <span>{note}</span>}
        {state === 'error' && (
          <span className={styles.error} role="alert">
            <ErrorIcon size="small" />
            {error ?? labels.notSaved}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li
      className={styles.row}
      data-row={id}
      data-state={state}
      data-mark={mark ?? 'unmarked'}
      aria-busy={state === 'saving' || undefined}
    >
      {readOnly ? (
        <div className={styles.person}>{name}</div>
      ) : (
        <button type="button" className={styles.person} tabIndex={-1} data-puts={nextMark(mark)}>
          {name}
        </button>
      )}
      <span className={styles.busy}>{state === 'saving' && <Spinner />}</span>
      <div
        className={styles.marks}
        role="radiogroup"
        aria-labelledby={nameId}
        aria-disabled={readOnly || undefined}
        data-person={id}
      >
        {attendanceMarks.map((option, index) => {
          const Icon = markIcons[option];
          const checked = mark === option;
          const isTabStop = active && (mark === null ? index === 0 : checked);
          return (
            // biome-ignore lint/a11y/useSemanticElements: native radios would take the up and down arrows for themselves
            <button
              key={option}
              type="button"
              role="radio"
              className={classes(styles.markButton[option], styles.wide)}
              aria-checked={checked}
              aria-disabled={readOnly || undefined}
              aria-label={labels.marks[option].label}
              title={labels.marks[option].label}
              tabIndex={isTabStop ? 0 : -1}
              data-puts={option}
            >
              <Icon size="medium" />
              <span className={classes(styles.markLabel, styles.wideOnly)}>{labels.marks[option].label}</span>
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** One person. What is pressed the list itself hears, so that a mark draws its own row only. */
export const RollCallRow = /* @__PURE__ */ memo(Row);
