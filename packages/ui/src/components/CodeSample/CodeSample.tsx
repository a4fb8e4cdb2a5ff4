'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { CheckIcon, CopyIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CodeSample.css.ts';
import { tokensOf } from './tokens.ts';

export interface CodeSampleProps {
  /** The source, to the letter. */
  code: string;
  /** What it is: the name of its file. */
  title: string;
  /** The texts of the button that copies it, before and after. */
  labels: { copy: string; copied: string };
}

/** Source to be read and copied. Its colours tell TypeScript apart. */
export function CodeSample({ code, title, labels }: CodeSampleProps): ReactNode {
  const tokens = useMemo(() => tokensOf(code.trimEnd()), [code]);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  }

  return (
    <figure className={styles.sample} aria-label={title}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        {/* Without a secure origin there is none. */}
        {'clipboard' in navigator && (
          <Button
            size="small"
            icon={isCopied ? CheckIcon : CopyIcon}
            onClick={copy}
            onBlur={() => setCopied(false)}
          >
            {isCopied ? labels.copied : labels.copy}
          </Button>
        )}
        <VisuallyHidden>
          <span role="status">{isCopied && labels.copied}</span>
        </VisuallyHidden>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <pre className={styles.code} tabIndex={0}>
        <code>
          {tokens.map(({ kind, text }, at) =>
            kind === 'plain' ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is told from the others by its place alone
              <span key={at} className={styles.token[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
