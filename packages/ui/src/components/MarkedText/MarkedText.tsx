import type { ReactNode } from 'react';
import * as styles from './MarkedText.css.ts';

/** A piece of a text in which something was searched for. */
export interface TextPart {
  /** The words. */
  text: string;
  /** Whether it is what was searched for. */
  isFound?: boolean | undefined;
}

export interface MarkedTextProps {
  /** The text, in pieces that follow each other. */
  parts: readonly TextPart[];
}

/** A text in which what was searched for is marked. */
export function MarkedText({ parts }: MarkedTextProps): ReactNode {
  return parts.map(({ text, isFound }, at) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: another text has other pieces
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
