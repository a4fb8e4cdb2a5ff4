import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { block, markCommand, type SourceMark } from './marks.ts';

/** A text with what is chosen of it between bars, and the same after a mark. */
function after(text: string, command: Parameters<typeof run>[1]): string {
  const [from, to] = [text.indexOf('|'), text.lastIndexOf('|') - 1];
  const state = EditorState.create({
    doc: text.replaceAll('|', ''),
    selection: { anchor: from, head: Math.max(from, to) },
  });
  return run(state, command);
}

function run(state: EditorState, command: ReturnType<typeof markCommand>): string {
  let now = state;
  command({
    state,
    dispatch: (transaction) => {
      now = transaction.state;
    },
  });
  const { from, to } = now.selection.main;
  const doc = now.doc.toString();
  return from === to
    ? `${doc.slice(0, from)}|${doc.slice(from)}`
    : `${doc.slice(0, from)}|${doc.slice(from, to)}|${doc.slice(to)}`;
}

test.each<[SourceMark, string, string]>([
  ['bold', 'Jo |i| bokken', 'Jo **|i|** bokken'],
  ['bold', 'Jo **|i|** bokken', 'Jo |i| bokken'],
  ['italic', 'zażółć |', 'zażółć *|*'],
  ['heading', 'Jo|', '## Jo|'],
  ['heading', '## Jo|', 'Jo|'],
  ['list', '|raz\ndwa|', '- |raz\n- dwa|'],
  ['list', '|- raz\n- dwa|', '|raz\ndwa|'],
  ['quote', 'Miecz|', '> Miecz|'],
  ['link', '|Hala|', '[Hala](|https://|)'],
  ['link', '|https://aikido.example|', '[|](https://aikido.example)'],
])('%s makes of “%s” “%s”', (mark, before, expected) => {
  expect(after(before, markCommand(mark))).toBe(expected);
});

test('a block stands apart from the line that it is put after', () => {
  expect(after('Jo ma| 128 cm.\nDalej.', block('![Jo](/a)'))).toBe('Jo ma 128 cm.\n\n![Jo](/a)\n|\nDalej.');
  expect(after('Jo.\n\n|', block('![Jo](/a)'))).toBe('Jo.\n\n![Jo](/a)\n|');
});
