'use client';

import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { TrashIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { FileDrop } from '../private/file-drop/FileDrop.tsx';
import { type RefusalLabels, useOffered } from '../private/file-drop/use-offered.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PictureField.css.ts';

export interface PictureFieldLabels extends RefusalLabels {
  /** The words in the box: “Wybierz zdjęcie albo je zrób”. */
  choose: string;
  /** The words under a picture: “Wybierz inne”. */
  replace: string;
  /** What takes the picture away. */
  remove: string;
}

export interface PictureFieldProps extends FieldProps {
  /** The words, in the current language. */
  labels: PictureFieldLabels;
  /** The address of the picture: `null` where there is none, `undefined` while it is on its way. */
  src: string | null | undefined;
  /** What it shows, for whoever can’t see it. */
  alt: string;
  /** Receives another picture, or `null` when it is taken away. */
  onValueChange: (picture: File | null) => void;
  /** Which kinds are taken: `image/jpeg,image/png`. */
  accept?: string | undefined;
  /** The most bytes of one. */
  maxSize?: number | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be looked at. */
  readOnly?: boolean | undefined;
  /** A ref to the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One picture, in its own proportion: chosen, taken, dropped, or pasted anywhere on the page; and taken away again. */
export function PictureField({
  labels,
  src,
  alt,
  onValueChange,
  accept,
  maxSize = Number.POSITIVE_INFINITY,
  disabled,
  readOnly = false,
  ref,
  error,
  ...fieldProps
}: PictureFieldProps): ReactNode {
  const { refusal, offer } = useOffered({ accept, maxSize, labels }, ([picture]) => {
    if (picture) onValueChange(picture);
  });
  usePastedPicture(disabled || readOnly ? undefined : offer);
  const picture =
    src === undefined ? (
      <span className={styles.room} aria-hidden="true" />
    ) : (
      src && <img className={styles.picture} src={src} alt={alt} />
    );
  return (
    <Field {...fieldProps} error={error ?? (refusal || undefined)}>
      {({ required, ...control }) => (
        <>
          {readOnly ? (
            picture
          ) : (
            <FileDrop
              {...control}
              {...{ ref, accept, disabled }}
              prompt={src === null ? labels.choose : labels.replace}
              required={required && src === null}
              onOffer={offer}
            >
              {picture || undefined}
            </FileDrop>
          )}
          {!readOnly && src !== null && (
            <div className={styles.actions}>
              <Button
                size="small"
                variant="quiet"
                icon={TrashIcon}
                disabled={disabled}
                onClick={() => onValueChange(null)}
              >
                {labels.remove}
              </Button>
            </div>
          )}
          <VisuallyHidden live="polite">{refusal}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

/** Hears of a picture that is pasted: where the cursor stands makes no difference, unless text is pasted with it. */
function usePastedPicture(onPaste: ((files: readonly File[]) => void) | undefined): void {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData ?? {};
      const pasted = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!pasted || !latest.current || types?.includes('text/plain')) return;
      event.preventDefault();
      latest.current([pasted]);
    };
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
}
