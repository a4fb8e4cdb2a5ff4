import { EditorSelection, type StateCommand } from '@codemirror/state';

/** What can be made of what is chosen in a text. */
export const sourceMarks = ['heading', 'bold', 'italic', 'quote', 'list', 'link', 'table'] as const;
export type SourceMark = (typeof sourceMarks)[number];

/** Puts signs around what is chosen, or takes them away where they are. */
const around =
  (sign: string): StateCommand =>
  ({ state, dispatch }) => {
    const { length } = sign;
    const change = state.changeByRange(({ from, to }) => {
      const isMarked =
        state.sliceDoc(from - length, from) === sign && state.sliceDoc(to, to + length) === sign;
      if (isMarked)
        return {
          changes: [
            { from: from - length, to: from },
            { from: to, to: to + length },
          ],
          range: EditorSelection.range(from - length, to - length),
        };
      return {
        changes: [
          { from, insert: sign },
          { from: to, insert: sign },
        ],
        range: EditorSelection.range(from + length, to + length),
      };
    });
    dispatch(state.update(change, { userEvent: 'input', scrollIntoView: true }));
    return true;
  };

/** Puts a sign before each line that is chosen, or takes it away where all have it. */
const before =
  (sign: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
    const lines = Array.from({ length: last - first + 1 }, (_, at) => state.doc.line(first + at));
    const isMarked = lines.every(({ text }) => text.startsWith(sign));
    const changes = lines.map((line) =>
      isMarked ? { from: line.from, to: line.from + sign.length } : { from: line.from, insert: sign },
    );
    dispatch(state.update({ changes, userEvent: 'input', scrollIntoView: true }));
    return true;
  };

/** Makes a link of what is chosen; its address is written next. */
const link: StateCommand = ({ state, dispatch }) => {
  const change = state.changeByRange(({ from, to }) => {
    const isAddress = /^(https?:\/\/|\/)\S+$/.test(state.sliceDoc(from, to));
    const [start, end] = isAddress ? ['[](', ')'] : ['[', '](https://)'];
    const cursor = isAddress ? from + 1 : to + 3;
    return {
      changes: [
        { from, insert: start },
        { from: to, insert: end },
      ],
      range: isAddress
        ? EditorSelection.cursor(cursor)
        : EditorSelection.range(cursor, cursor + 'https://'.length),
    };
  });
  dispatch(state.update(change, { userEvent: 'input', scrollIntoView: true }));
  return true;
};

/** Puts a block after the line of the cursor, apart from what stands around it. */
export const block =
  (text: string): StateCommand =>
  ({ state, dispatch }) => {
    const line = state.doc.lineAt(state.selection.main.to);
    const insert = `${line.text.trim() === '' ? '' : '\n\n'}${text}\n`;
    const at = line.text.trim() === '' ? line.from : line.to;
    dispatch(
      state.update({
        changes: { from: at, insert },
        selection: { anchor: at + insert.length },
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };

const commands: Record<SourceMark, StateCommand> = {
  heading: before('## '),
  bold: around('**'),
  italic: around('*'),
  quote: before('> '),
  list: before('- '),
  link,
  table: block('|  |  |\n| --- | --- |\n|  |  |'),
};

/** What makes a mark of what is chosen. */
export const markCommand = (mark: SourceMark): StateCommand => commands[mark];
