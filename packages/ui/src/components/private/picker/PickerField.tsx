'use client';

import { type ComponentProps, type ComponentType, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { IconComponent } from '../../../icons/icon.tsx';
import { useLabels } from '../../../provider/UiProvider.tsx';
import { Button } from '../../Button/Button.tsx';
import { Field, type FieldProps } from '../../Field/Field.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Inline } from '../../Inline/Inline.tsx';
import { Popover } from '../../Popover/Popover.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { classes } from '../classes.ts';
import * as styles from '../input.css.ts';
import { useControllable } from '../use-controllable.ts';
import { useSharedRef } from '../use-shared-ref.ts';
import { useWritten } from './use-written.ts';
import type { PickerLabels, Writing } from './writing.ts';

export interface PickerFieldProps
  extends FieldProps,
    Omit<
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
      | 'min'
      | 'max'
    > {
  /** The words, in the current language. */
  labels: PickerLabels;
  /** The value as it is kept, or empty; where the caller keeps it. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** Receives every new value; empty while what stands in the field is none. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The first that is taken, written as it is kept. */
  min?: string | undefined;
  /** The last. */
  max?: string | undefined;
}

/** What there is to choose from, in the box that the button opens. */
export interface PanelProps {
  label: string;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onSelect: (value: string) => void;
}

interface Props extends PickerFieldProps {
  icon: IconComponent;
  openLabel: string;
  writing: Writing;
  /** Says a value as a screen reader is told of it. */
  say: (value: string) => string;
  /** What an arrow key makes of it; of an empty one too. */
  stepBy: (value: string, direction: 1 | -1) => string;
  /** What is often meant, and what it is called. */
  usual?: { label: string; value: string } | undefined;
  /** The panel's code comes when it is near to be wanted. */
  load: () => Promise<ComponentType<PanelProps>>;
}

/** A value typed in figures, or chosen from a panel beside it, which is a sheet on a phone. */
export function PickerField({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  labels: _labels,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  icon,
  openLabel,
  writing,
  say,
  stepBy,
  usual,
  load,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: Props): ReactNode {
  const uiLabels = useLabels();
  const inputRef = useSharedRef(ref);
  const [kept, keep] = useControllable(value, defaultValue, onValueChange);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const { text, fault, isUnread, type, leave, put } = useWritten({
    ...writing,
    value: kept,
    onValueChange: keep,
  });
  const isTaken = (wanted: string) => writing.faultOf(wanted) === undefined;
  const isFixed = rest.disabled || rest.readOnly;

  // What could not be fetched ahead is asked for again by the press; without it one types.
  const prefetch = () => void load().catch(() => {});
  const open = async (wanted: boolean) => {
    if (wanted && !Panel) {
      const loaded = await load().catch(() => undefined);
      if (!loaded) return;
      setPanel(() => loaded);
    }
    setOpen(wanted);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isFixed) return;
    // A form around is sent with what is meant.
    if (event.key === 'Enter') leave();
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (!direction) return;
    event.preventDefault();
    if (event.altKey) return void open(true);
    const next = stepBy(kept, direction);
    if (!isTaken(next)) return;
    put(next);
    setSaid(say(next));
  };

  return (
    <Field {...{ label, hint, required, labelHidden, id }} error={fault ?? error}>
      {(control) => (
        <div className={styles.frame}>
          <input
            autoComplete="off"
            inputMode="numeric"
            spellCheck={false}
            {...rest}
            {...control}
            ref={inputRef}
            type="text"
            className={classes(styles.input, styles.figures, !isFixed && styles.withEnd)}
            data-unread={isUnread || undefined}
            value={text}
            onChange={({ target }) => type(target.value)}
            onFocus={(event) => {
              rest.onFocus?.(event);
              prefetch();
            }}
            onBlur={(event) => {
              onBlur?.(event);
              leave();
            }}
            onKeyDown={handleKeyDown}
          />
          {!isFixed && (
            <span className={styles.endButton}>
              <Popover
                trigger={
                  <IconButton
                    size="small"
                    icon={icon}
                    label={openLabel}
                    aria-describedby={`${control.id}-label`}
                    onPointerEnter={prefetch}
                    onFocus={prefetch}
                  />
                }
                label={label}
                align="end"
                sheet
                open={isOpen}
                onOpenChange={open}
              >
                {(close) => {
                  const choose = (chosen: string) => {
                    put(chosen);
                    close();
                  };
                  return (
                    Panel && (
                      <>
                        <Panel {...{ label, min, max }} value={kept} onSelect={choose} />
                        <Inline space={8}>
                          {usual && isTaken(usual.value) && (
                            <Button size="small" variant="quiet" onClick={() => choose(usual.value)}>
                              {usual.label}
                            </Button>
                          )}
                          {!required && kept !== '' && (
                            <Button size="small" variant="quiet" onClick={() => choose('')}>
                              {uiLabels.clear}
                            </Button>
                          )}
                        </Inline>
                      </>
                    )
                  );
                }}
              </Popover>
            </span>
          )}
          <VisuallyHidden live="polite">{said}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
