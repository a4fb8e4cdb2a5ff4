'use client';

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { readingKey } from '../private/reading-key.ts';
import { showWhole } from '../private/show-whole.ts';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './Tabs.css.ts';

export interface Tab<Value extends string = string> {
  /** Which it is, for the program. */
  value: Value;
  /** Which it is, for the person. */
  label: string;
  /** How many things are in it. */
  count?: number | undefined;
  /** What it shows; only that of the chosen tab is rendered. */
  content: ReactNode;
}

export interface TabsProps<Value extends string = string> {
  /** The name of the row of tabs. */
  label: string;
  /** The tabs from left to right. */
  tabs: readonly Tab<Value>[];
  /** The chosen tab, where the caller keeps it. */
  value?: Value | undefined;
  /** The first, when left out. */
  defaultValue?: Value | undefined;
  /** Receives the tab that is chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** Several views of one thing, one at a time. Arrow keys, Home and End go from tab to tab. */
export function Tabs<Value extends string = string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
}: TabsProps<Value>): ReactNode {
  const id = useId();
  const [chosen, choose] = useControllable<Value | undefined>(
    value,
    defaultValue ?? tabs[0]?.value,
    (next) => {
      if (next !== undefined) onValueChange?.(next);
    },
  );
  const at = tabs.findIndex((tab) => tab.value === chosen);
  const current = tabs[at];

  const handleKeyDown = (event: KeyboardEvent) => {
    const targets: Partial<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = tabs[targets[readingKey(event)] ?? -1];
    if (!target) return;
    event.preventDefault();
    choose(target.value);
    document.getElementById(`${id}tab-${target.value}`)?.focus();
  };

  return (
    <div>
      <div
        className={styles.list}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        onFocus={showWhole}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}tab-${tab.value}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <Badge count={tab.count} />}
          </button>
        ))}
      </div>
      {current && (
        <div
          id={`${id}panel`}
          className={styles.panel}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern's way from the tabs to what they show
          tabIndex={0}
          aria-labelledby={`${id}tab-${current.value}`}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
