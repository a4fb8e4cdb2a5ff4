'use client';

import type { ReactNode, Ref } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { writeSize } from '../private/file-drop/accepted.ts';
import { FileDrop } from '../private/file-drop/FileDrop.tsx';
import { type RefusalLabels, useOffered } from '../private/file-drop/use-offered.ts';
import { useControllable } from '../private/use-controllable.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FileUpload.css.ts';

export interface FileUploadLabels extends RefusalLabels {
  /** The words in the box: “Wybierz plik albo upuść go tutaj”. */
  prompt: string;
  /** Names the button that takes a file back. */
  remove: (name: string) => string;
}

export interface FileUploadProps extends FieldProps {
  /** The words, in the current language. */
  labels: FileUploadLabels;
  /** The files, where the caller keeps them. */
  value?: readonly File[] | undefined;
  /** Receives all files after each change; the caller sends them. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Which kinds are taken: `.pdf,image/*`. */
  accept?: string | undefined;
  /** Which kinds are taken too, though the browser is not told so: a phone that hears of none of them turns its photos into JPEG itself. */
  alsoAccept?: string | undefined;
  /** Whether there may be more than one; a new one joins the others instead of taking their place. */
  multiple?: boolean | undefined;
  /** The most bytes of one file. */
  maxSize?: number | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** A ref to the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The files, chosen or dropped. What is of the wrong kind or too large is refused in words. */
export function FileUpload({
  labels,
  value,
  onValueChange,
  accept,
  alsoAccept,
  multiple = false,
  maxSize = Number.POSITIVE_INFINITY,
  disabled,
  readOnly = false,
  ref,
  error,
  ...fieldProps
}: FileUploadProps): ReactNode {
  const locale = useLocale();
  const [files, setFiles] = useControllable<readonly File[]>(value, [], onValueChange);
  const { refusal, offer } = useOffered({ accept, alsoAccept, maxSize, labels }, (taken) =>
    setFiles(multiple ? [...files, ...taken] : taken.slice(0, 1)),
  );

  return (
    <Field {...fieldProps} error={error ?? (refusal || undefined)}>
      {({ required, ...control }) => (
        <>
          {!readOnly && (
            <FileDrop
              {...control}
              {...{ ref, accept, multiple, disabled }}
              prompt={labels.prompt}
              required={required && files.length === 0}
              onOffer={offer}
            />
          )}
          {files.length > 0 && (
            <ul className={styles.files} aria-label={fieldProps.label}>
              {files.map((file, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice
                <li key={`${file.name}${index}`} className={styles.file}>
                  <span className={styles.name}>{file.name}</span>
                  <span className={styles.size}>{writeSize(file.size, locale)}</span>
                  {!readOnly && (
                    <IconButton
                      size="small"
                      icon={CloseIcon}
                      label={labels.remove(file.name)}
                      disabled={disabled}
                      onClick={() => setFiles(files.filter((other) => other !== file))}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <VisuallyHidden live="polite">{refusal}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
