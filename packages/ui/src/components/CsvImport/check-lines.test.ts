import { expect, test } from 'vitest';
import { importLabels } from '../../../.storybook/import-labels.ts';
import { attendance } from '../../../.storybook/sample-import.ts';
import { checkLines, type LineContext } from './check-lines.ts';
import type { ImportSource } from './import-source.ts';
import { indexNames } from './name-index.ts';

const labels = importLabels.pl;

/** What becomes of lines, each a text with bars between its cells. */
async function check(
  columns: readonly string[],
  lines: readonly string[],
  rules: Partial<ImportSource> = {},
) {
  const source = { ...attendance(), ...rules };
  const context: LineContext = {
    source,
    labels,
    locale: 'pl-PL',
    fields: source.fields.filter(({ id }) => columns.includes(id)),
    key: source.keys.find((names) => names.every((name) => columns.includes(name))),
    ...(await source.prepare()),
  };
  const read = lines.map((text, at) => ({
    id: `${at + 2}`,
    line: at + 2,
    cells: Object.fromEntries(text.split('|').map((cell, place) => [columns[place] ?? '', cell])),
  }));
  return checkLines(read, context);
}
const all = ['student', 'training', 'state'];

test('fields that tell a row together lead to the row that is there, by what is called so', async () => {
  const [line] = await check(all, ['Jan Lis|aikido dzieci|Obecny']);
  expect(line).toMatchObject({ outcome: 'changed', before: { state: 'Nieobecny' }, draft: { id: '1' } });
});

test('a line that says of that row what it holds changes nothing', async () => {
  expect(await check(all, ['Lis Jan|Aikido dzieci|Nieobecny'])).toMatchObject([{ outcome: 'unchanged' }]);
});

test('one of them alone tells no row: another training is another row', async () => {
  expect(await check(all, ['Lis Jan|Aikido dorośli|Obecny'])).toMatchObject([{ outcome: 'new' }]);
});

test('what no new row is without may stay out of a file that means rows which are there', async () => {
  const [there, new_] = await check(
    ['student', 'training'],
    ['Lis Jan|Aikido dzieci', 'Lis Ewa|Aikido dzieci'],
  );
  expect(there).toMatchObject({ outcome: 'unchanged' });
  expect(new_).toMatchObject({ faults: { student: { text: `state: ${labels.faults.missing}` } } });
});

test('a row is known by its id, and not said twice', async () => {
  const lines = await check(['id', 'state'], ['1|Obecny', '1|Nieobecny', '2|Obecny']);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['changed', 'wrong', 'wrong']);
  expect(lines[1]?.faults).toEqual({ id: { text: labels.faults.twice(2) } });
  expect(lines[2]?.faults).toEqual({ id: { text: labels.faults.id } });
});

test('what can only be added to says where a line would change it, and takes one that says the same', async () => {
  const [same, other] = await check(all, ['Jan Lis|Aikido dzieci|absent', 'Jan Lis|Aikido dzieci|Obecny'], {
    mayChange: false,
  });
  expect(same).toMatchObject({ outcome: 'unchanged' });
  expect(other).toMatchObject({ outcome: 'wrong' });
  const [changed] = await check(all, ['Jan Lis|Aikido dzieci|Obecny'], { mayChange: false });
  expect(changed?.faults).toEqual({ state: { text: labels.faults.fixed } });
});

const namesakes = indexNames(
  [
    { id: 'lis jan', born: '2014-05-03' },
    { id: 'the other', born: '2016-07-01' },
  ],
  ({ born }) => ['Jan Lis', `Jan Lis ${born}`],
);
const prepare: ImportSource['prepare'] = async () => {
  const { namesOf, listed } = await attendance().prepare();
  return { listed, namesOf: (table) => (table === 'student' ? namesakes : namesOf(table)) };
};

test('of two people of one name a file says which by what else they are called', async () => {
  const [either, older] = await check(
    all,
    ['Jan Lis|Aikido dzieci|Obecny', 'Lis Jan (3.05.2014)|Aikido dzieci|Obecny'],
    { prepare },
  );
  const text = labels.faults.several('Jan Lis', 'Jan Lis 2014-05-03; Jan Lis 2016-07-01');
  expect(either?.faults).toEqual({ student: { text } });
  expect(older).toMatchObject({ outcome: 'changed', draft: { id: '1', student: 'lis jan' } });
});

test('a row that is known by its id keeps whom it is about, where only the name of several is said', async () => {
  const lines = await check(['id', 'student', 'state'], ['1|Jan Lis|Nieobecny'], { prepare });
  expect(lines).toMatchObject([{ outcome: 'unchanged' }]);
});
