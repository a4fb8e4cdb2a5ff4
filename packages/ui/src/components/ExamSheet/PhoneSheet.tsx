'use client';

import { type ReactNode, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, NoteIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './ExamSheet.css.ts';
import { MarkSign, wordsOf } from './SheetCell.tsx';
import { type ExamSheetProps, sheetMarks } from './sheet.ts';

/** The same for one person at a time: each mark is one tap. */
export function PhoneSheet({
  techniques,
  candidates,
  marksOf,
  onMark,
  onNote,
  readOnly,
  labels,
}: ExamSheetProps): ReactNode {
  const [id, setId] = useState<string>();
  const place = Math.max(
    0,
    candidates.findIndex((each) => each.id === id),
  );
  const candidate = candidates[place];
  if (!candidate) return null;
  const go = (step: number) => setId(candidates[(place + step + candidates.length) % candidates.length]?.id);
  return (
    <section aria-label={labels.sheet}>
      <div className={styles.onePerson}>
        <IconButton icon={ChevronLeftIcon} label={labels.previous} onClick={() => go(-1)} />
        <span className={styles.personLine}>
          {candidate.start}
          <span className={styles.names}>
            <span className={styles.name}>{candidate.name}</span>
            {candidate.under}
          </span>
        </span>
        <IconButton icon={ChevronRightIcon} label={labels.next} onClick={() => go(1)} />
      </div>
      <ul className={styles.techniques}>
        {!candidate.isAway &&
          techniques.map((technique) => {
            const marks = marksOf(candidate.id, technique.id);
            const own = marks.find(({ initials }) => !initials);
            const others = marks.filter(({ initials }) => initials);
            return (
              <li key={technique.id} className={styles.techniqueRow} data-state={own?.state}>
                <span className={styles.techniqueName}>
                  {technique.name}
                  {others.length > 0 && <span className={styles.under}>{wordsOf(others, labels)}</span>}
                  {own?.note && <span className={styles.under}>{own.note}</span>}
                </span>
                <fieldset className={styles.group} aria-label={technique.name}>
                  {sheetMarks.map((mark) => (
                    <button
                      key={mark}
                      type="button"
                      className={styles.thumb}
                      data-mark={mark}
                      aria-label={labels.marks[mark]}
                      aria-pressed={own?.mark === mark}
                      disabled={readOnly}
                      onClick={() => onMark(candidate.id, technique.id, own?.mark === mark ? null : mark)}
                    >
                      <MarkSign mark={mark} />
                    </button>
                  ))}
                  {own && !readOnly && (
                    <IconButton
                      icon={NoteIcon}
                      label={`${labels.note}: ${technique.name}`}
                      onClick={() => onNote(candidate.id, technique.id)}
                    />
                  )}
                </fieldset>
              </li>
            );
          })}
      </ul>
      <div className={styles.resultLine}>
        <span>{labels.result}</span>
        {candidate.result}
      </div>
    </section>
  );
}
