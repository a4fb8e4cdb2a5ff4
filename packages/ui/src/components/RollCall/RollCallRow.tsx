import { memo, type ReactNode } from 'react';
import { ErrorIcon, MoreIcon } from '../../icons/icons.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { attendanceMarks, markIcons, type RollCallLabels, type RollCallPerson } from './marks.ts';
import * as styles from './RollCall.css.ts';

interface RollCallRowProps extends Omit<RollCallPerson, 'grade'> {
  /** The name of the current grade. */
  gradeName: string | undefined;
  gradeColor: string | undefined;
  labels: RollCallLabels;
  readOnly: boolean;
  /** The one row that Tab comes to. */
  active: boolean;
  /** All marks are in sight. */
  open: boolean;
}

function Row({
  id,
  firstName,
  lastName,
  src,
  gradeName,
  gradeColor,
  mark: said,
  stored = said,
  note,
  state,
  error,
  labels,
  readOnly,
  active,
  open,
}: RollCallRowProps): ReactNode {
  const nameId = `roll-call-${id}`;
  const name = `${lastName} ${firstName}`;
  // What was refused does not stand, and is put once more.
  const mark = state === 'error' ? stored : said;
  const byName = mark === said ? (mark ? undefined : attendanceMarks[0]) : (said ?? undefined);
  return (
    <li
      className={styles.row}
      data-row={id}
      data-state={state}
      data-mark={mark ?? 'unmarked'}
      data-open={open || undefined}
      data-puts={readOnly ? undefined : byName}
      aria-busy={state === 'saving' || undefined}
    >
      <Avatar
        size={44}
        {...{ firstName, lastName, src }}
        belt={gradeColor ? { color: gradeColor } : undefined}
      />
      <div className={styles.person}>
        <span className={styles.name} id={nameId}>
          {name}
        </span>
        <span className={styles.under}>
          {mark && mark !== attendanceMarks[0] ? (
            <span className={styles.word} data-tone={mark} aria-hidden="true">
              {labels.marks[mark].label}
            </span>
          ) : (
            gradeName && <span>{gradeName}</span>
          )}
          {note && <span>{note}</span>}
          {state === 'error' && (
            <span className={styles.error} role="alert">
              <ErrorIcon size="small" />
              {error ?? labels.notSaved}
            </span>
          )}
        </span>
      </div>
      <span className={styles.busy}>{state === 'saving' && <Spinner />}</span>
      {!mark && !readOnly && (
        <button
          type="button"
          className={styles.more}
          aria-label={`${labels.more}: ${name}`}
          tabIndex={-1}
          data-opens=""
        >
          <MoreIcon />
        </button>
      )}
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
          // What is there already opens the others.
          const does = checked && !open && !readOnly ? { 'data-opens': '' } : { 'data-puts': option };
          return (
            // biome-ignore lint/a11y/useSemanticElements: native radios would take the up and down arrows for themselves
            <button
              key={option}
              type="button"
              role="radio"
              className={styles.mark}
              data-tone={option}
              aria-checked={checked}
              aria-disabled={readOnly || undefined}
              aria-label={labels.marks[option].label}
              title={labels.marks[option].label}
              tabIndex={isTabStop ? 0 : -1}
              {...does}
            >
              <Icon size="medium" />
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** One person. What is pressed the list itself hears, so that a mark draws its own row only. */
export const RollCallRow = /* @__PURE__ */ memo(Row);
