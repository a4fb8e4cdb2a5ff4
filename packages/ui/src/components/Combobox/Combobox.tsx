import type { FocusEvent, Ref } from 'react';
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
  /** Told every new value. */
  onValueChange?: ((value: ComboboxOption | null) => void) | undefined;
  /** Shown while it is empty. Never in place of the label. */
  placeholder?: string | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
  /** Can be read, not changed. */
  readOnly?: boolean | undefined;
  /** Sends the chosen id with a form. */
  name?: string | undefined;
  /** To the input. */
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
}: ComboboxProps) {
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
