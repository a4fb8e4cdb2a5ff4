'use client';

import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classes } from '../private/classes.ts';
import { input as inputBox } from '../private/input.css.ts';
import { Listbox } from '../private/Listbox.tsx';
import type { ComboboxOption, OptionSource } from '../private/option-source.ts';
import { useControllable } from '../private/use-controllable.ts';
import { useListbox } from '../private/use-listbox.ts';
import { useSharedRef } from '../private/use-shared-ref.ts';
import * as styles from './MultiSelect.css.ts';

export interface MultiSelectProps extends FieldProps, OptionSource {
  /** Names the button that takes a choice back: “Usuń: Ewa Świątek”. */
  removeLabel: (option: ComboboxOption) => string;
  /** What is chosen, where the caller keeps it. */
  value?: readonly ComboboxOption[] | undefined;
  /** What is chosen at first, where the component keeps it. */
  defaultValue?: readonly ComboboxOption[] | undefined;
  /** Receives everything that is chosen, in the order of choosing. */
  onValueChange?: ((value: readonly ComboboxOption[]) => void) | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** The name in a form sent by the browser, once for each choice. */
  name?: string | undefined;
  /** A ref to the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Several of many, found by typing, each shown as a chip. Backspace in the empty field takes the last one back. */
export function MultiSelect({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  removeLabel,
  value,
  defaultValue = [],
  onValueChange,
  disabled,
  readOnly = false,
  name,
  ref,
  ...source
}: MultiSelectProps): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useSharedRef(ref);
  const [chosen, setChosen] = useControllable<readonly ComboboxOption[]>(value, defaultValue, onValueChange);
  const isChosen = (option: ComboboxOption) => chosen.some((each) => each.id === option.id);
  const remove = (option: ComboboxOption) => setChosen(chosen.filter((each) => each.id !== option.id));
  const { typed, close, handleKeyDown, inputProps, list } = useListbox({
    ...source,
    anchorRef: boxRef,
    readOnly,
    staysOpen: true,
    onTake: (option) => (isChosen(option) ? remove(option) : setChosen([...chosen, option])),
  });

  const handleKey = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && !typed && last && !readOnly) remove(last);
    else handleKeyDown(event);
  };
  const handleBlur = (event: FocusEvent) => {
    if (!boxRef.current?.contains(event.relatedTarget)) close();
  };

  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {({ required: isRequired, ...control }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input is meant for it
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
        <div
          ref={boxRef}
          className={classes(inputBox, styles.box)}
          data-invalid={control['aria-invalid']}
          data-disabled={disabled || undefined}
          data-read-only={readOnly || undefined}
          onClick={(event) => event.target === event.currentTarget && inputRef.current?.focus()}
          onBlur={handleBlur}
        >
          {chosen.map((option) => (
            <span key={option.id} className={styles.chip}>
              <span className={styles.chipText}>{option.label}</span>
              {!disabled && !readOnly && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={removeLabel(option)}
                  onClick={() => {
                    remove(option);
                    inputRef.current?.focus();
                  }}
                >
                  <CloseIcon size="small" />
                </button>
              )}
              {name && <input type="hidden" name={name} value={option.id} />}
            </span>
          ))}
          <input
            {...control}
            {...inputProps}
            ref={inputRef}
            className={styles.input}
            aria-required={isRequired}
            // In a popover too, rather than the first of the chips.
            data-first-focus=""
            disabled={disabled}
            readOnly={readOnly}
            value={typed ?? ''}
            onKeyDown={handleKey}
          />
          <Listbox {...{ label, isChosen }} of={list} many />
        </div>
      )}
    </Field>
  );
}
