'use client';

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { GFM } from '@lezer/markdown';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { vars } from '../../theme/vars.css.ts';
import { block, markCommand, type SourceMark } from './marks.ts';
import * as styles from './SourceEditor.css.ts';

export type { SourceMark } from './marks.ts';

/** What a toolbar does with the text. */
export interface SourceHandle {
  /** Makes a heading, a quote … of what is chosen, or takes it back; then the text has the focus. */
  mark(mark: SourceMark): void;
  /** Puts a block of its own after the line of the cursor. */
  insert(text: string): void;
  /** Gives the text the focus. */
  focus(): void;
}

export interface SourceEditorProps {
  /** The name of the text. */
  label: string;
  /** The text; the caller keeps it. */
  value: string;
  /** Receives every new text. */
  onValueChange: (value: string) => void;
  /** Receives pictures that are pasted or dropped. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** The language that it is written in, for whoever reads it aloud and for the spelling. */
  lang?: string | undefined;
  /** What a toolbar holds on to. */
  ref?: Ref<SourceHandle> | undefined;
}

const { color, space } = vars;

/** Whether a change comes from the caller, who knows of it. */
const fromCaller = Annotation.define<boolean>();

const marks = HighlightStyle.define([
  { tag: tags.heading, color: color.accent, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: color.accent },
  { tag: tags.quote, color: color.muted },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: color.muted },
]);

const look = EditorView.theme({
  '&': { color: color.text, fontSize: '14px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    lineHeight: '1.6',
  },
  '.cm-content': { padding: `${space[16]} ${space[16]} 40vh ${space[4]}`, caretColor: color.text },
  '.cm-gutters': { background: 'transparent', border: 0, color: color.muted },
  '.cm-activeLine, .cm-activeLineGutter': { background: color.tint },
  '@media (pointer: coarse)': { '.cm-content': { fontSize: '16px' } },
});

/**
 * The source of a text as it is written: Markdown by CodeMirror, with its marks seen. Ctrl B, I and K make bold, italic and
 * a link; Tab leaves it, as it leaves any field.
 */
export function SourceEditor({
  label,
  value,
  onValueChange,
  onFiles,
  lang,
  ref,
}: SourceEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const first = useRef(value);
  /** What the caller was told, and has not given back yet: it is older than what stands here by then. */
  const told = useRef<string[]>([]);
  const change = useEffectEvent(onValueChange);
  const takeFiles = useEffectEvent((transfer: DataTransfer | null, event: Event): boolean => {
    const files = [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (!onFiles || files.length === 0) return false;
    event.preventDefault();
    onFiles(files);
    return true;
  });

  useEffect(() => {
    if (!host.current) return;
    // In a tree of its own its styles are a sheet that no policy forbids: elsewhere they would be an element.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const key = (name: string, mark: SourceMark) => ({
      key: name,
      run: markCommand(mark),
      preventDefault: true,
    });
    const made = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          history(),
          lineNumbers(),
          highlightActiveLine(),
          EditorView.lineWrapping,
          markdown({ extensions: GFM }),
          syntaxHighlighting(marks),
          look,
          keymap.of([key('Mod-b', 'bold'), key('Mod-i', 'italic'), key('Mod-k', 'link')]),
          keymap.of([...defaultKeymap.filter(({ key: name }) => name !== 'Mod-i'), ...historyKeymap]),
          EditorView.contentAttributes.of({
            'aria-label': label,
            spellcheck: 'true',
            autocorrect: 'on',
            autocapitalize: 'sentences',
            ...(lang && { lang }),
          }),
          EditorView.domEventHandlers({
            paste: (event) => takeFiles(event.clipboardData, event),
            drop: (event) => takeFiles(event.dataTransfer, event),
          }),
          EditorView.updateListener.of((update) => {
            const isOurs = update.transactions.some((each) => each.annotation(fromCaller));
            if (!update.docChanged || isOurs) return;
            const text = update.state.doc.toString();
            told.current.push(text);
            change(text);
          }),
        ],
      }),
    });
    view.current = made;
    return () => {
      made.destroy();
      view.current = null;
    };
  }, [label, lang]);

  useEffect(() => {
    first.current = value;
    const at = told.current.indexOf(value);
    told.current = told.current.slice(at + 1);
    const made = view.current;
    if (at >= 0 || !made || made.state.doc.toString() === value) return;
    const { head } = made.state.selection.main;
    made.dispatch({
      changes: { from: 0, to: made.state.doc.length, insert: value },
      selection: { anchor: Math.min(head, value.length) },
      annotations: fromCaller.of(true),
    });
  }, [value]);

  useImperativeHandle(ref, () => ({
    mark(mark) {
      if (!view.current) return;
      markCommand(mark)(view.current);
      view.current.focus();
    },
    insert(text) {
      if (!view.current) return;
      block(text)(view.current);
      view.current.focus();
    },
    focus: () => view.current?.focus(),
  }));

  return <div ref={host} className={styles.source} />;
}
