'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { phone } from '../../theme/media.ts';
import { useMedia } from '../private/use-media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ExamSheet.css.ts';
import { PhoneSheet } from './PhoneSheet.tsx';
import { SheetCell } from './SheetCell.tsx';
import { type ExamSheetProps, type SheetMark, sheetMarks } from './sheet.ts';

export type {
  ExamSheetLabels,
  ExamSheetProps,
  SaidMark,
  SheetCandidate,
  SheetMark,
  SheetTechnique,
} from './sheet.ts';
export { sheetMarks } from './sheet.ts';

/** What a digit puts: the first mark by 1; 0 and Backspace take it back. */
export function markOfKey(key: string): SheetMark | null | undefined {
  if (key === 'Backspace' || key === 'Delete' || key === '0') return null;
  return sheetMarks[Number(key) - 1];
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The sheet of an exam: who shows what, and what the examiners say of it. A tap opens the marks; on a phone one person is shown at a time. */
export function ExamSheet(props: ExamSheetProps): ReactNode {
  const isPhone = useMedia(phone, false);
  return isPhone ? <PhoneSheet {...props} /> : <WideSheet {...props} />;
}

function WideSheet({ techniques, candidates, marksOf, onMark, onNote, readOnly, labels }: ExamSheetProps) {
  const tableRef = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, row: number, column: number) => {
    const [candidate, technique] = [candidates[row], techniques[column]];
    if (!candidate || !technique || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) {
      const isBackwards = tableRef.current?.matches(':dir(rtl)') ? -1 : 1;
      const next = tableRef.current?.querySelector<HTMLElement>(
        `[data-at="${row + step[0]},${column + step[1] * isBackwards}"]`,
      );
      next?.focus();
      event.preventDefault();
      return;
    }
    const mark = markOfKey(event.key);
    if (mark === undefined || readOnly || candidate.isAway) return;
    event.preventDefault();
    onMark(candidate.id, technique.id, mark);
  };

  return (
    <section className={styles.frame} aria-label={labels.sheet} tabIndex={-1}>
      <table className={styles.table} ref={tableRef}>
        <caption>
          <VisuallyHidden>{labels.sheet}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {labels.candidate}
            </th>
            {techniques.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.technique}>
                {name}
              </th>
            ))}
            <th scope="col" className={styles.resultHead}>
              {labels.result}
            </th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate, row) => (
            <tr key={candidate.id} className={styles.row}>
              <th scope="row" className={styles.person}>
                <span className={styles.personLine}>
                  {candidate.start}
                  <span className={styles.names} data-away={candidate.isAway || undefined}>
                    <span className={styles.name}>{candidate.name}</span>
                    {candidate.under}
                  </span>
                </span>
              </th>
              {techniques.map((technique, column) => (
                <td key={technique.id} className={candidate.isAway ? styles.awayCell : styles.cell}>
                  {!candidate.isAway && (
                    <SheetCell
                      technique={technique}
                      candidate={candidate}
                      marks={marksOf(candidate.id, technique.id)}
                      isReachable={at[0] === row && at[1] === column}
                      place={`${row},${column}`}
                      readOnly={readOnly}
                      labels={labels}
                      onFocus={() => setAt([row, column])}
                      onKeyDown={(event) => handleKeyDown(event, row, column)}
                      onMark={(mark) => onMark(candidate.id, technique.id, mark)}
                      onNote={() => onNote(candidate.id, technique.id)}
                    />
                  )}
                </td>
              ))}
              <td className={styles.result}>{candidate.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
