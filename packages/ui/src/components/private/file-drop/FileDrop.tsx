'use client';

import { type ReactNode, type Ref, useId, useState } from 'react';
import { UploadIcon } from '../../../icons/icons.tsx';
import type { ControlProps } from '../../Field/Field.tsx';
import * as styles from './file-drop.css.ts';

interface FileDropProps extends ControlProps {
  /** The words in the box. */
  prompt: string;
  accept: string | undefined;
  multiple?: boolean | undefined;
  disabled: boolean | undefined;
  /** Receives what was chosen or dropped, whatever it is. */
  onOffer: (files: readonly File[]) => void;
  ref: Ref<HTMLInputElement> | undefined;
  /** What stands in the box in place of an icon. */
  children?: ReactNode;
}

/** The box on which files are dropped, or which opens the choice of them. */
export function FileDrop({
  prompt,
  onOffer,
  children,
  'aria-describedby': notes,
  ...input
}: FileDropProps): ReactNode {
  const promptId = useId();
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shows what is dragged over the input inside
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragEnter={() => setOver(!input.disabled)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      {children ?? (
        <span className={styles.icon}>
          <UploadIcon size="medium" />
        </span>
      )}
      <span className={styles.prompt} id={promptId} aria-hidden="true">
        {prompt}
      </span>
      <input
        {...input}
        type="file"
        className={styles.input}
        title=""
        aria-describedby={[notes, promptId].filter(Boolean).join(' ')}
        onChange={({ target }) => {
          onOffer([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
