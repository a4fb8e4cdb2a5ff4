import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './WordDiff.css.ts';

/** A run of words: one that came, one that went, or one that stayed. */
export interface DiffPart {
  /** The words. */
  value: string;
  /** Whether they came. */
  added?: boolean | undefined;
  /** Whether they went. */
  removed?: boolean | undefined;
}

export interface WordDiffProps {
  /** The text, from the first word to the last. */
  parts: readonly DiffPart[];
  /** The words that say what came, and what went, to whoever does not see it: “dodano”, “usunięto”. */
  labels: { added: string; removed: string };
}

/** What of a text came and went, word by word; what stayed is cut to its edges. */
export function WordDiff({ parts, labels }: WordDiffProps): ReactNode {
  return (
    <p className={styles.text}>
      {parts.map(({ value, added, removed }, at) => {
        // Another difference is another list.
        const key = at;
        if (added)
          return (
            <ins key={key} className={styles.added}>
              <VisuallyHidden>{labels.added} </VisuallyHidden>
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={key} className={styles.removed}>
              <VisuallyHidden>{labels.removed} </VisuallyHidden>
              {value}
            </del>
          );
        return <span key={key}>{cut(value, at === 0, at === parts.length - 1)}</span>;
      })}
    </p>
  );
}

const EDGE = 40;

function cut(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= EDGE * 2) return text;
  const [start, end] = [text.slice(0, EDGE), text.slice(-EDGE)];
  return `${isFirst ? '' : start}…${isLast ? '' : end}`;
}
