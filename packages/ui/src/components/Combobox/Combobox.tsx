'use client';

import type { FocusEvent, ReactNode, Ref } from 'react';
import { ChevronDownIcon, CloseIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classes } from '../private/classes.ts';
import * as inputStyles from '../private/input.css.ts';
import { Listbox } from '../private/Listbox.tsx';
import type { ComboboxOption, OptionSource } from '../private/option-source.ts';
import { useControllable } from '../private/use-controllable.ts';
import { useListbox } from '../private/use-listbox.ts';
import { useSharedRef } from '../private/use-shared-ref.ts';

export interface ComboboxProps extends FieldProps, OptionSource {
  /** The value, where the caller keeps it. */
  value?: ComboboxOption | null | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: ComboboxOption | null | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: ComboboxOption | null) => void) | undefined;
  /** What is shown while it is empty. It never takes the label’s place. */
  placeholder?: string | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** The name under which a form sends the chosen id. */
  name?: string | undefined;
  /** A ref to the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of many, found by typing: a student, a workplace. `search` finds it where there are too many to have here. */
export function Combobox({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  value,
  defaultValue = null,
  onValueChange,
  placeholder,
  disabled,
  readOnly = false,
  name,
  ref,
  ...source
}: ComboboxProps): ReactNode {
  const labels = useLabels();
  const inputRef = useSharedRef(ref);
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const { typed, close, handleKeyDown, inputProps, list } = useListbox({
    ...source,
    anchorRef: inputRef,
    readOnly,
    staysOpen: false,
    onTake: choose,
  });

  const handleBlur = (event: FocusEvent) => {
    if (list.listRef.current?.contains(event.relatedTarget)) return;
    // Emptied by hand is emptied.
    if (typed?.trim() === '' && chosen && !required) choose(null);
    close();
  };

  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: listens for what happens to the controls inside
        <div className={inputStyles.frame} onBlur={handleBlur}>
          <input
            {...control}
            {...inputProps}
            ref={inputRef}
            className={classes(inputStyles.input, inputStyles.withEnd)}
            disabled={disabled}
            readOnly={readOnly}
            placeholder={placeholder}
            // The label of what is chosen stays in the field until something is typed.
            value={typed ?? chosen?.label ?? ''}
            onFocus={(event) => event.target.select()}
            onKeyDown={handleKeyDown}
          />
          {name && <input type="hidden" name={name} value={chosen?.id ?? ''} />}
          {readOnly ? null : chosen && !required && !disabled ? (
            <span className={inputStyles.endButton}>
              <IconButton
                size="small"
                icon={CloseIcon}
                label={labels.clear}
                aria-describedby={`${control.id}-label`}
                onClick={() => {
                  choose(null);
                  close();
                  inputRef.current?.focus();
                }}
              />
            </span>
          ) : (
            <span className={inputStyles.end}>
              <ChevronDownIcon />
            </span>
          )}
          <Listbox {...{ label }} of={list} isChosen={(option) => option.id === chosen?.id} />
        </div>
      )}
    </Field>
  );
}
