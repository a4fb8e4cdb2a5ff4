'use client';

import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Listbox.css.ts';
import type { ComboboxOption } from './option-source.ts';
import type { useListbox } from './use-listbox.ts';

interface ListboxProps {
  /** The input's own. */
  label: string;
  of: ReturnType<typeof useListbox>['list'];
  isChosen: (option: ComboboxOption) => boolean;
  many?: boolean | undefined;
}

/** The options under an input; what there is to say where there are none. */
export function Listbox({ label, of: list, isChosen, many }: ListboxProps): ReactNode {
  const labels = useLabels();
  const { open, shown, active, isLoading, hasFailed, isOneLetter, otherwise } = list;
  const isNoted = open && (shown.length === 0 || isOneLetter);
  const note = isNoted && labels[noteOf(list)];
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is */}
      <div
        ref={list.listRef}
        className={styles.popup}
        popover="manual"
        // A press on the list, its scroll bar too, leaves the focus in the input.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div
          id={list.id}
          className={styles.options}
          role="listbox"
          // What scrolls is in the order of the focus otherwise, and Tab would stay in the list.
          tabIndex={-1}
          aria-label={label}
          aria-multiselectable={many}
          aria-busy={isLoading}
        >
          {open &&
            shown.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
              // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it
              <div
                key={option.id}
                id={list.optionId(index)}
                role="option"
                className={styles.option}
                aria-selected={isChosen(option)}
                data-active={index === active ? true : undefined}
                onPointerMove={() => list.setActive(index)}
                onClick={() => list.take(option)}
              >
                {option.start}
                <span className={styles.text}>
                  {option.label}
                  {option.description && <span className={styles.description}>{option.description}</span>}
                </span>
                {isChosen(option) && (
                  <span className={styles.tick}>
                    <CheckIcon />
                  </span>
                )}
              </div>
            ))}
        </div>
        {isNoted && (
          <div className={styles.note}>
            {note}
            {hasFailed ? (
              <Button size="small" onClick={list.retry}>
                {labels.retry}
              </Button>
            ) : (
              otherwise &&
              !isLoading && (
                <Button
                  size="small"
                  onClick={() => {
                    list.close();
                    otherwise.onTake();
                  }}
                >
                  {otherwise.label}
                </Button>
              )
            )}
          </div>
        )}
      </div>
      <VisuallyHidden live="polite">{!isLoading && note}</VisuallyHidden>
    </>
  );
}

/** The words under the options: why there are none, or why there are so few. */
function noteOf({
  hasFailed,
  isLoading,
  isOneLetter,
}: ListboxProps['of']): 'searchFailed' | 'loading' | 'anotherLetter' | 'noMatches' {
  if (hasFailed) return 'searchFailed';
  if (isLoading) return 'loading';
  return isOneLetter ? 'anotherLetter' : 'noMatches';
}
