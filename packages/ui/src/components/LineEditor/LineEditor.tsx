'use client';

import { type CSSProperties, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { group as hues } from '../../theme/group.css.ts';
import type { Group } from '../../theme/groups.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classes } from '../private/classes.ts';
import { input } from '../private/input.css.ts';
import * as styles from './LineEditor.css.ts';

/** How a part of a line is marked: understood, or asked for, or wrong. */
export type LineMarkTone = keyof typeof styles.mark;

export interface LineMark {
  /** The place of the part's first letter in its line, from 0. */
  from: number;
  /** The place behind its last letter. */
  to: number;
  /** How it is drawn. */
  tone: LineMarkTone;
}

export interface EditedLine {
  /** The group whose hue it wears at its edge. */
  group?: Group | undefined;
  /** The marked parts, in their order; none over another. */
  marks?: readonly LineMark[] | undefined;
}

/** What a program does with the text from outside. */
export interface LineEditorHandle {
  /** Selects a part of a line, and puts the cursor there. */
  select: (line: number, from: number, to: number) => void;
}

export interface LineEditorProps extends FieldProps {
  /** The whole text. */
  value: string;
  /** Receives every new text. */
  onValueChange: (value: string) => void;
  /** What was understood of each line of it. */
  lines: readonly EditedLine[];
  /** The number of lines there is room for at least. */
  rows?: number | undefined;
  /** What stands in an empty one. */
  placeholder?: string | undefined;
  /** Whether the text is on its way somewhere. */
  readOnly?: boolean | undefined;
  /** A ref to what selects a part. */
  ref?: Ref<LineEditorHandle> | undefined;
}

/** A text of lines that a program reads along: what it made of each is drawn behind it. What is wrong stands beside it, in words. */
export function LineEditor({
  value,
  onValueChange,
  lines,
  rows = 8,
  placeholder,
  readOnly = false,
  ref,
  ...fieldProps
}: LineEditorProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const texts = value.split('\n');

  useImperativeHandle(ref, () => ({
    select(line, from, to) {
      const before = texts.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
      area.current?.focus();
      area.current?.setSelectionRange(before + from, before + to);
    },
  }));

  return (
    <Field {...fieldProps}>
      {(control) => (
        <div className={styles.frame} style={{ '--rows': rows } as CSSProperties}>
          <div className={styles.behind} aria-hidden="true">
            {texts.map((text, at) => {
              const { group, marks = [] } = lines[at] ?? {};
              return (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
                  key={at}
                  className={classes(styles.line, group && hues[group])}
                  data-group={group}
                >
                  {marked(text, marks)}
                  {/* An empty line is as high as any. */}
                  {'\u200b'}
                </div>
              );
            })}
          </div>
          <textarea
            {...control}
            ref={area}
            className={classes(input, styles.area)}
            {...{ value, placeholder, readOnly }}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            onChange={({ target }) => onValueChange(target.value)}
          />
        </div>
      )}
    </Field>
  );
}

function marked(text: string, marks: readonly LineMark[]) {
  let at = 0;
  const parts = marks.flatMap(({ from, to, tone }) => {
    const before = text.slice(at, from);
    at = to;
    return [
      before,
      <span key={from} className={styles.mark[tone]}>
        {text.slice(from, to)}
      </span>,
    ];
  });
  return [...parts, text.slice(at)];
}
