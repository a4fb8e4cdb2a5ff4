import {
  type ImportResult,
  type ImportSource,
  indexNames,
  type StoredRow,
} from '../src/components/CsvImport/CsvImport.tsx';

const students = ['Lis Jan', 'Lis Ewa', 'Lis Ola'].map((name) => ({ id: name.toLowerCase(), name }));
const trainings = ['Aikido dzieci', 'Aikido dorośli'].map((name) => ({ id: name.toLowerCase(), name }));
const names: Readonly<Record<string, typeof students>> = { student: students, training: trainings };
const states = [
  { value: 'present', words: ['Obecny', 'Present'] },
  { value: 'absent', words: ['Nieobecny', 'Absent'] },
];

/** Who came to which training, kept as long as the story is looked at: nobody comes twice to one. */
export function attendance(): ImportSource {
  let kept: readonly StoredRow[] = [
    { id: '1', student: 'lis jan', training: 'aikido dzieci', state: 'absent', note: null },
  ];
  const become = (row: object): ImportResult => {
    const before = kept.find(({ id }) => 'id' in row && id === row.id);
    return { outcome: before ? 'changed' : 'created', before, after: row };
  };
  const named = (table: string) => indexNames(names[table] ?? [], ({ name }) => [name]);
  const field = { calledBy: [], required: true };
  return {
    fields: [
      {
        ...field,
        id: 'student',
        header: 'Uczeń',
        kind: { type: 'name', of: ['student'] },
        example: 'Lis Jan',
      },
      { ...field, id: 'training', header: 'Trening', kind: { type: 'name', of: ['training'] } },
      { ...field, id: 'state', header: 'Stan', kind: { type: 'word', words: states } },
      { ...field, id: 'note', header: 'Uwaga', kind: { type: 'text' }, required: false, nullable: true },
    ].map((each) => ({ ...each, calledBy: [each.header, each.id] })) as ImportSource['fields'],
    idHeader: 'Identyfikator',
    keys: [['student', 'training']],
    limit: 5000,
    today: '2026-11-22',
    mayChange: true,
    begin: () => ({}),
    needed: ['student', 'training', 'state'],
    labelOf: (name) => name,
    nameOf: ({ student }) => String(student),
    prepare: async () => ({ namesOf: named, listed: [] }),
    all: async () => kept,
    find: async (ids) => kept.filter(({ id }) => ids.includes(id)),
    findBy: async () => kept,
    check: async (rows) => rows.map(become),
    save: async (rows) => {
      const results = rows.map(become);
      const changed = new Set(rows.map(({ id }) => id));
      kept = [
        ...kept.filter(({ id }) => !changed.has(id)),
        ...rows.map((row, at) => ({ id: `new ${at}`, ...row })),
      ];
      return results;
    },
    undo: async (results) => {
      kept = results.flatMap(({ before }) => (before ? [before as StoredRow] : []));
    },
    reasonOf: (error) => (error instanceof Error ? error.message : null),
  };
}
