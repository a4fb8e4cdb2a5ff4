import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textKeys } from '@tatami/tables/table-texts';
import { describe, expect, test } from 'vitest';
import { allTexts } from '../build/texts.ts';
import { listedPlaces, places } from '../src/tables/index.ts';
import { textsOfTable } from './texts-of-table.ts';

test('every folder is a table', () => {
  const folders = readdirSync(join(import.meta.dirname, '../src/tables'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(places.map(({ table }) => table).toSorted()).toEqual(folders.toSorted());
});

const described = await Promise.all(places.map(async ({ table, load }) => [table, await load?.()] as const));

const [polish, english] = [allTexts('pl'), allTexts('en')];

test('of every table the log can tell by their names what was written', () => {
  for (const [name, table] of described) {
    if (!table) throw new Error(`${name} has no page.tsx: nothing says what its fields are called.`);
    const written = Object.entries(table.rules).filter(([, { readOnly }]) => !readOnly);
    const keys = written.map(([field]) => textKeys.field(table.place.table, field));
    expect(keys.filter((each) => !each.some((key) => key in polish))).toEqual([]);
  }
});

test('rows of every table that is written can come out of a file, and be taken back with it', () => {
  const known = described.flatMap(([, table]) => table ?? []);
  const listed = known.filter(({ place }) => place.list);
  const offered = listed.flatMap(({ contract, alsoTakesIn = [] }) => [contract.name, ...alsoTakesIn]);
  const written = known.filter(({ contract }) => contract.access.create);
  expect(written.map(({ contract }) => contract.name).filter((name) => !offered.includes(name))).toEqual([]);
  const kept = written.filter(({ contract, takenBack }) => !contract.access.remove && !takenBack);
  expect(kept.map(({ contract }) => contract.name)).toEqual([]);
  for (const { contract, place } of written.filter((table) => !table.place.list))
    for (const texts of [polish, english])
      expect(Object.keys(texts), place.table).toContain(`${contract.name}.list.title`);
});

const tables = await Promise.all(listedPlaces.map(({ load }) => load()));

test('an exam that is locked is read: the server keeps it as it is', () => {
  const exam = tables.find(({ place }) => place.table === 'exam');
  const locked = exam?.rules.state?.enum?.filter((state) => exam.isLocked?.({ state } as never));
  expect(locked).toEqual(['completed', 'cancelled']);
});

test('of a candidate only what the exam still takes is offered', () => {
  const {
    actions = {},
    rules,
    isLocked,
  } = tables.find(({ place }) => place.table === 'exam-candidate') ?? {};
  const offeredAt = (examState: string) => {
    const candidate = { examState, result: 'pending', rsvp: 'invited', paidAt: null } as never;
    const viewer = undefined as never;
    return Object.entries(actions).flatMap(([name, { when }]) => (when?.(candidate, viewer) ? [name] : []));
  };
  expect(
    Object.fromEntries((rules?.examState?.enum ?? []).map((state) => [state, offeredAt(String(state))])),
  ).toEqual({
    draft: ['accept', 'decline', 'refresh', 'pay'],
    open: ['accept', 'decline', 'refresh', 'pay'],
    inProgress: ['accept', 'refresh', 'pay'],
    completed: [],
    cancelled: [],
  });
  const locked = rules?.examState?.enum?.filter((state) => isLocked?.({ examState: state } as never));
  expect(locked).toEqual(['completed', 'cancelled']);
});

describe.each(tables.map((table) => [table.place.table, table] as const))('the table %s', (_, table) => {
  const { place, contract, rules, form = [] } = table;

  test.each([
    ['Polish', polish],
    ['English', english],
  ])('has all its texts in %s', (_language, dictionary) => {
    const missing = textsOfTable(table).required.filter((keys) => !keys.some((key) => key in dictionary));
    expect(missing.map(([key]) => key)).toEqual([]);
  });

  test('is guarded by its own rights', () => {
    expect(place.rights).toBe(contract.entity);
  });

  test('asks for nothing that only the server sets', () => {
    const fields = form.flatMap((part) => ('heading' in part ? part.rows.flat() : part));
    expect(fields.filter((field) => rules[field]?.readOnly && !rules[field].picture)).toEqual([]);
  });

  test('is narrowed by all that its description says', () => {
    expect(Object.keys(table.list.filters)).toEqual(expect.arrayContaining([...(table.filters ?? [])]));
  });

  test('refers to tables that have a name for their rows', () => {
    const named = new Set<unknown>(places.map((each) => each.table));
    const shown = [
      ...Object.keys(table.list.filters),
      ...form.flatMap((part) => ('heading' in part ? part.rows.flat() : part)),
    ];
    const referred = shown.flatMap((field) => rules[field]?.reference ?? []);
    expect(referred.filter((each) => !named.has(each))).toEqual([]);
  });
});
