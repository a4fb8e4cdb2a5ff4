'use client';

import type { ReactNode } from 'react';
import { classes } from '../private/classes.ts';
import { useMedia } from '../private/use-media.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import * as styles from './WritingDesk.css.ts';

/** What is seen where there is room for one: the text, how it will look, or what is around it. */
export const deskViews = ['write', 'preview', 'side'] as const;
export type DeskView = (typeof deskViews)[number];

export interface WritingDeskProps {
  /** The way back, the title, how far it is. */
  start: ReactNode;
  /** Who else writes, and the deed. */
  end: ReactNode;
  /** What the text is written with, in a row. */
  tools: ReactNode;
  /** What stands at the end of that row, after the view: the language. */
  toolsEnd?: ReactNode | undefined;
  /** What has to be dealt with before one goes on. */
  notices?: ReactNode | undefined;
  /** The fields above the source. */
  fields: ReactNode;
  /** The source. */
  source: ReactNode;
  /** How it will look. */
  preview: ReactNode;
  /** Settings, versions. */
  side: ReactNode;
  /** What is said at the foot: whether all is saved, how long it is. */
  foot: ReactNode;
  /** Which of the three is seen where there is room for one; `preview` hides the source wherever. */
  view: DeskView;
  /** Receives the view that is chosen. */
  onViewChange: (view: DeskView) => void;
  /** The names of the parts, for whoever goes from one to the next. */
  labels: Record<DeskView | 'tools', string>;
  /** What the choice between them is called, and in a word each of them. */
  viewLabels: Record<DeskView | 'all', string>;
}

/** The desk at which a text is written: its source and how it will look beside each other, and what is around it. */
export function WritingDesk(props: WritingDeskProps): ReactNode {
  const {
    start,
    end,
    tools,
    toolsEnd,
    notices,
    fields,
    source,
    preview,
    side,
    foot,
    view,
    onViewChange,
    labels,
    viewLabels,
  } = props;
  // Where there is room for all three, only the preview can be had alone.
  const isWide = useMedia(styles.wide, true);
  const offered = deskViews.filter((each) => !isWide || each !== 'side');
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <div className={styles.fill}>{start}</div>
        <div className={styles.end}>{end}</div>
      </div>
      <div className={styles.bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form */}
        <div role="group" aria-label={labels.tools} className={classes(styles.fill, styles.end)}>
          {tools}
        </div>
        <div className={styles.end}>
          <SegmentedControl
            label={viewLabels.all}
            labelHidden
            value={isWide && view === 'side' ? 'write' : view}
            onValueChange={onViewChange}
            options={offered.map((value) => ({ value, label: viewLabels[value] }))}
          />
          {toolsEnd}
        </div>
      </div>
      <div className={styles.notices}>{notices}</div>
      <div className={styles.panes} data-view={view}>
        <section className={styles.pane} data-pane="write" aria-label={labels.write}>
          <div className={styles.head}>{fields}</div>
          {source}
        </section>
        <section
          className={classes(styles.pane, styles.padded)}
          data-pane="preview"
          aria-label={labels.preview}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
          tabIndex={0}
        >
          {preview}
        </section>
        <section
          className={classes(styles.pane, styles.side)}
          data-pane="side"
          aria-label={labels.side}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
          tabIndex={0}
        >
          {side}
        </section>
      </div>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
