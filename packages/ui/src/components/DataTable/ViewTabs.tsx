'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { BookmarkIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { showWhole } from '../private/show-whole.ts';
import { useKeptFocus } from '../private/use-kept-focus.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TableLabels } from './labels.ts';
import { writtenTotal } from './list-total.ts';
import * as styles from './ViewTabs.css.ts';
import {
  isSameRows,
  isSameView,
  readView,
  type SavedViews,
  type StandardView,
  type TableView,
  withSaved,
  withStandard,
} from './view.ts';

interface ViewTabsProps {
  labels: TableLabels;
  view: TableView;
  onViewChange: (view: TableView) => void;
  views: SavedViews;
}

/** Views with a name, one press away: those of the application first, then those somebody saved. */
export function ViewTabs({
  labels,
  view,
  onViewChange,
  views: { standard, saved, onSavedChange },
}: ViewTabsProps): ReactNode {
  const locale = useLocale();
  const lineRef = useRef<HTMLDivElement>(null);
  useKeptFocus(lineRef, '[aria-pressed=true]');
  const offered: readonly StandardView[] = standard ?? [{ name: labels.allRows, view: {} }];
  const ownView = saved.find((each) => isSameView(readView(each.view), view));
  const current = ownView ?? offered.find((each) => isSameRows(withStandard(view, each), view));
  return (
    <div ref={lineRef} className={styles.line}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div
        className={styles.tabs}
        role="group"
        aria-label={labels.savedViews}
        data-paper="chosen"
        onFocus={showWhole}
      >
        {offered.map((each) => (
          <button
            key={each.name}
            type="button"
            className={styles.tab}
            aria-pressed={each === current}
            onClick={() => onViewChange(withStandard(view, each))}
          >
            {each.name}
            {each.count && (
              <span className={styles.count} data-urgent={each.urgent ? true : undefined}>
                {writtenTotal(each.count, locale)}
              </span>
            )}
          </button>
        ))}
        {saved.map((each) => (
          <button
            key={`saved ${each.name}`}
            type="button"
            className={styles.tab}
            aria-pressed={each === current}
            onClick={() => onViewChange(readView(each.view))}
          >
            {each.name}
          </button>
        ))}
      </div>
      {!ownView && (
        <SaveView labels={labels} onSave={(name) => onSavedChange(withSaved(saved, { name, view }))} />
      )}
    </div>
  );
}

function SaveView({ labels, onSave }: { labels: TableLabels; onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <Popover
      align="end"
      label={labels.saveView}
      trigger={
        <Button variant="quiet" size="small" icon={BookmarkIcon}>
          <span className={styles.saveName}>{labels.saveView}</span>
        </Button>
      }
    >
      {(close) => (
        <form
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            event.stopPropagation();
            const given = name.trim();
            if (given === '') return;
            close();
            onSave(given);
            setName('');
          }}
        >
          <Stack space={12}>
            <TextField label={labels.viewName} value={name} onValueChange={setName} maxLength={60} />
            <Button type="submit" variant="primary" disabled={name.trim() === ''}>
              {labels.saveView}
            </Button>
          </Stack>
        </form>
      )}
    </Popover>
  );
}
