'use client';

import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classes } from '../private/classes.ts';
import * as styles from '../private/input.css.ts';
import { useControllable } from '../private/use-controllable.ts';
import { useSharedRef } from '../private/use-shared-ref.ts';
import { search } from './SearchField.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | 'className'
  | 'style'
  | 'children'
  | 'size'
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
>;

export interface SearchFieldProps extends Pick<FieldProps, 'label' | 'id'>, NativeProps {
  /** The value, where the caller keeps it. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Looks for something in what is on the page. Its label is read, its placeholder shown. Escape clears it. */
export function SearchField({
  label,
  id,
  value,
  defaultValue = '',
  onValueChange,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps): ReactNode {
  const labels = useLabels();
  const inputRef = useSharedRef(ref);
  const [query, setQuery] = useControllable(value, defaultValue, onValueChange);

  const clear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <Field label={label} labelHidden id={id}>
      {({ id: controlId }) => (
        <div className={styles.frame}>
          <span className={styles.start}>
            <SearchIcon />
          </span>
          <input
            placeholder={label}
            autoComplete="off"
            enterKeyHint="search"
            {...rest}
            ref={inputRef}
            id={controlId}
            type="search"
            className={classes(styles.input, styles.withStart, styles.withEnd, search)}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key === 'Escape' && query !== '') {
                event.preventDefault();
                clear();
              }
            }}
          />
          {query !== '' && (
            <span className={styles.endButton}>
              <IconButton size="small" icon={CloseIcon} label={labels.clear} onClick={clear} />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
