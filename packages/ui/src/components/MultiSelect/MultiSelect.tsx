import { type FocusEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { CheckIcon, CloseIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import * as list from '../Combobox/Combobox.css.ts';
import type { ComboboxOption } from '../Combobox/Combobox.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classes } from '../private/classes.ts';
import { wordsOf } from '../private/fold.ts';
import { input as inputBox } from '../private/input.css.ts';
import { useAnchored } from '../private/use-anchored.ts';
import { useControllable } from '../private/use-controllable.ts';
import { useSharedRef } from '../private/use-shared-ref.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MultiSelect.css.ts';

export interface MultiSelectProps extends FieldProps {
  /** What there is to choose from, or what the caller found. */
  options: readonly ComboboxOption[];
  /** Names the button that takes a choice back: “Usuń: Ewa Świątek”. */
  removeLabel: (option: ComboboxOption) => string;
  /** What is chosen, where the caller keeps it. */
  value?: readonly ComboboxOption[] | undefined;
  /** What is chosen at first, where the component keeps it. */
  defaultValue?: readonly ComboboxOption[] | undefined;
  /** Told everything that is chosen, in the order of choosing. */
  onValueChange?: ((value: readonly ComboboxOption[]) => void) | undefined;
  /** Asks for the options that match; without it the component looks through those it has. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** The options are on their way. */
  loading?: boolean | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
  /** Can be read, not changed. */
  readOnly?: boolean | undefined;
  /** In a form sent by the browser: once for each choice. */
  name?: string | undefined;
  /** To the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Several of many, found by typing, each shown as a chip. Backspace in the empty field takes the last one back. */
export function MultiSelect({
  options,
  removeLabel,
  value,
  defaultValue = [],
  onValueChange,
  onQueryChange,
  loading = false,
  disabled,
  readOnly = false,
  name,
  ref,
  ...fieldProps
}: MultiSelectProps) {
  const labels = useLabels();
  const listId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useSharedRef(ref);
  const listRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useControllable<readonly ComboboxOption[]>(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  useAnchored(open, boxRef, listRef, { matchWidth: true });

  const shown = loading ? [] : onQueryChange ? options : options.filter(({ label }) => isFound(query, label));
  const activeOption = open ? shown[active] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;
  const isChosen = (option: ComboboxOption) => chosen.some(({ id }) => id === option.id);

  const search = (text: string) => {
    setQuery(text);
    setActive(0);
    setOpen(true);
    onQueryChange?.(text);
  };
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  const remove = (option: ComboboxOption) => setChosen(chosen.filter(({ id }) => id !== option.id));
  const toggle = (option: ComboboxOption) => {
    if (isChosen(option)) remove(option);
    else setChosen([...chosen, option]);
    if (query !== '') search('');
  };
  const moveTo = (index: number) => {
    if (shown.length === 0) return;
    const next = (index + shown.length) % shown.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && query === '' && last) return remove(last);
    if (event.key === 'ArrowDown') open ? moveTo(active + 1) : search('');
    else if (event.key === 'ArrowUp') open ? moveTo(active - 1) : search('');
    else if (event.key === 'Enter' && activeOption) toggle(activeOption);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    // A dialog around stays open.
    event.stopPropagation();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!boxRef.current?.contains(event.relatedTarget)) close();
  };

  return (
    <Field {...fieldProps}>
      {({ required, ...control }) => (
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
            ref={inputRef}
            type="text"
            role="combobox"
            className={styles.input}
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-required={required}
            aria-activedescendant={activeOption ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            readOnly={readOnly}
            value={query}
            onChange={(event) => search(event.target.value)}
            onClick={() => !open && !readOnly && search('')}
            onKeyDown={handleKeyDown}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is */}
          <div
            ref={listRef}
            className={list.popup}
            popover="manual"
            onMouseDown={(event) => event.preventDefault()}
          >
            <div
              id={listId}
              className={list.options}
              role="listbox"
              aria-label={fieldProps.label}
              aria-multiselectable="true"
              aria-busy={loading}
            >
              {open &&
                shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
                  // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it
                  <div
                    key={option.id}
                    id={optionId(index)}
                    role="option"
                    className={list.option}
                    aria-selected={isChosen(option)}
                    data-active={index === active ? true : undefined}
                    onPointerMove={() => setActive(index)}
                    onClick={() => toggle(option)}
                  >
                    {option.start}
                    <span className={list.text}>
                      {option.label}
                      {option.description && <span className={list.description}>{option.description}</span>}
                    </span>
                    {isChosen(option) && (
                      <span className={list.tick}>
                        <CheckIcon />
                      </span>
                    )}
                  </div>
                ))}
            </div>
            {open && shown.length === 0 && (
              <div className={list.note}>{loading ? labels.loading : labels.noMatches}</div>
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

/** Every word of the query begins a word of the text. */
function isFound(query: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((start) => words.some((word) => word.startsWith(start)));
}
