import { type Ref, useId, useState } from 'react';
import { CloseIcon, UploadIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useControllable } from '../private/use-controllable.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isAccepted, writeSize } from './accepted.ts';
import * as styles from './FileUpload.css.ts';

export interface FileUploadLabels {
  /** The words in the box: “Wybierz plik albo upuść go tutaj”. */
  prompt: string;
  /** Names the button that takes a file back. */
  remove: (name: string) => string;
  /** Why a file is not taken: its kind. */
  wrongType: (name: string) => string;
  /** Why a file is not taken: its size, against the most there may be. */
  tooLarge: (name: string, most: string) => string;
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
  multiple = false,
  maxSize = Number.POSITIVE_INFINITY,
  disabled,
  readOnly = false,
  ref,
  error,
  ...fieldProps
}: FileUploadProps) {
  const promptId = useId();
  const locale = useLocale();
  const [files, setFiles] = useControllable<readonly File[]>(value, [], onValueChange);
  const [refused, setRefused] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);

  const refusalOf = (file: File) => {
    if (!isAccepted(file, accept)) return labels.wrongType(file.name);
    return file.size > maxSize ? labels.tooLarge(file.name, writeSize(maxSize, locale)) : null;
  };
  const add = (offered: readonly File[]) => {
    const refusals = offered.map(refusalOf);
    const taken = offered.filter((_, index) => refusals[index] === null);
    setRefused(refusals.filter((refusal) => refusal !== null));
    if (taken.length > 0) setFiles(multiple ? [...files, ...taken] : taken.slice(0, 1));
  };

  return (
    <Field {...fieldProps} error={error ?? (refused.length > 0 ? refused.join(' ') : undefined)}>
      {({ required, 'aria-describedby': describedBy, ...control }) => (
        <>
          {!readOnly && (
            // biome-ignore lint/a11y/noStaticElementInteractions: shows what is dragged over the input inside
            <div
              className={styles.drop}
              data-over={isOver || undefined}
              onDragEnter={() => setOver(!disabled)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            >
              <span className={styles.icon}>
                <UploadIcon size="medium" />
              </span>
              <span className={styles.prompt} id={promptId} aria-hidden="true">
                {labels.prompt}
              </span>
              <input
                {...control}
                ref={ref}
                type="file"
                className={styles.input}
                title=""
                accept={accept}
                multiple={multiple}
                disabled={disabled}
                required={required && files.length === 0}
                aria-describedby={[describedBy, promptId].filter(Boolean).join(' ')}
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  // So that the same file can be chosen again.
                  target.value = '';
                }}
              />
            </div>
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
          <VisuallyHidden live="polite">{refused.join(' ')}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
