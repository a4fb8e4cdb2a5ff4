import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { CheckIcon, ChevronDownIcon, CloseIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classes } from '../private/classes.ts';
import * as inputStyles from '../private/input.css.ts';
import { useAnchored } from '../private/use-anchored.ts';
import { useControllable } from '../private/use-controllable.ts';
import { useSharedRef } from '../private/use-shared-ref.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';

export interface ComboboxOption {
  /** What is chosen, to the program. */
  id: string;
  /** What is chosen, to the person. */
  label: string;
  /** A second line: grade, town. */
  description?: string | undefined;
  /** Before the text: a belt, an avatar. */
  start?: ReactNode | undefined;
}

export interface ComboboxProps extends FieldProps {
  /** What matches what has been typed; the caller searches, here or on the server. */
  options: readonly ComboboxOption[];
  /** The value, where the caller keeps it. */
  value?: ComboboxOption | null | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: ComboboxOption | null | undefined;
  /** Told every new value. */
  onValueChange?: ((value: ComboboxOption | null) => void) | undefined;
  /** Asks for the options that match. Empty when the list opens. */
  onQueryChange: (query: string) => void;
  /** The options are on their way. */
  loading?: boolean | undefined;
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

/** One of many, found by typing: a student, a workplace. The combobox pattern of WAI-ARIA 1.2, with a list. */
export function Combobox({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  options,
  value,
  defaultValue = null,
  onValueChange,
  onQueryChange,
  loading = false,
  placeholder,
  disabled,
  readOnly = false,
  name,
  ref,
}: ComboboxProps) {
  const labels = useLabels();
  const listId = useId();
  const inputRef = useSharedRef(ref);
  const listRef = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  // `null` until something is typed: the label of what is chosen stays in the field.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  useAnchored(open, inputRef, listRef, { matchWidth: true });

  const optionId = (index: number) => `${listId}-${index}`;
  const shown = loading ? [] : options;
  const activeOption = open ? shown[active] : undefined;

  const show = () => {
    setOpen(true);
    setActive(0);
    onQueryChange('');
  };
  const type = (text: string) => {
    setOpen(true);
    setTyped(text);
    setActive(0);
    onQueryChange(text);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const take = (option: ComboboxOption | null) => {
    choose(option);
    close();
  };
  const moveTo = (index: number) => {
    if (shown.length === 0) return;
    const next = (index + shown.length) % shown.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      show();
      return;
    }
    if (event.key === 'ArrowDown') moveTo(active + 1);
    else if (event.key === 'ArrowUp') moveTo(active - 1);
    else if (event.key === 'Enter' && activeOption) take(activeOption);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    // A dialog around stays open.
    event.stopPropagation();
  };

  const handleBlur = (event: FocusEvent) => {
    if (listRef.current?.contains(event.relatedTarget)) return;
    // Emptied by hand is emptied.
    if (typed?.trim() === '' && chosen && !required) choose(null);
    close();
  };

  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <div className={inputStyles.frame}>
          <input
            {...control}
            ref={inputRef}
            type="text"
            role="combobox"
            className={classes(inputStyles.input, inputStyles.withEnd)}
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeOption ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            readOnly={readOnly}
            placeholder={placeholder}
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={() => !open && !readOnly && show()}
            onBlur={handleBlur}
            onKeyDown={handleKeyDown}
          />
          {name && <input type="hidden" name={name} value={chosen?.id ?? ''} />}
          {readOnly ? null : chosen && !required && !disabled ? (
            <span className={inputStyles.endButton}>
              <IconButton
                size="small"
                icon={CloseIcon}
                label={labels.clear}
                onClick={() => {
                  take(null);
                  inputRef.current?.focus();
                }}
              />
            </span>
          ) : (
            <span className={inputStyles.end}>
              <ChevronDownIcon />
            </span>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is */}
          <div
            ref={listRef}
            className={styles.popup}
            popover="manual"
            // A press on the list, its scroll bar too, leaves the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
          >
            <div id={listId} className={styles.options} role="listbox" aria-label={label} aria-busy={loading}>
              {open &&
                shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
                  // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it
                  <div
                    key={option.id}
                    id={optionId(index)}
                    role="option"
                    className={styles.option}
                    aria-selected={option.id === chosen?.id}
                    data-active={index === active ? true : undefined}
                    onPointerMove={() => setActive(index)}
                    onClick={() => take(option)}
                  >
                    {option.start}
                    <span className={styles.text}>
                      {option.label}
                      {option.description && <span className={styles.description}>{option.description}</span>}
                    </span>
                    {option.id === chosen?.id && (
                      <span className={styles.tick}>
                        <CheckIcon />
                      </span>
                    )}
                  </div>
                ))}
            </div>
            {open && shown.length === 0 && (
              <div className={styles.note}>{loading ? labels.loading : labels.noMatches}</div>
            )}
          </div>
          <VisuallyHidden live="polite">
            {open && !loading && shown.length === 0 ? labels.noMatches : ''}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
