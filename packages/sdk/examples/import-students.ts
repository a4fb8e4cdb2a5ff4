import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type StudentDraft, saveAll } from '@tatami/sdk';
import { type FieldRules, faultsOf } from '@tatami/sdk/rules';
import { studentRules } from '@tatami/sdk/rules/student';
import { toTexts } from '@tatami/sdk/texts';
import { dsvFormat } from 'd3-dsv';
import { openClub } from './open-club.ts';

/**
 * The way to take students over from a CSV file whose columns bear the names of the fields, such as
 * `firstName;lastName;joinedOn;birthDate`; a minor's guardian stands in the column `guardian`:
 *
 *     node import-students.ts students.csv --dry-run
 *     node import-students.ts students.csv
 *
 * Nothing is stored while any line is wrong by the rules of the club's server.
 */
const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rules = studentRules.fields;

function parseCell({ type }: FieldRules, cell: string): string | number | boolean {
  if (type === 'integer' || type === 'number') return Number(cell);
  return type === 'boolean' ? cell === 'true' : cell;
}

/** What a line says; whether it is a student, the rules judge. */
function studentOf(cells: Record<string, string>): StudentDraft {
  const fields = Object.entries(cells)
    .map(([name, cell]) => [name.trim(), cell.trim()] as const)
    .filter(([, cell]) => cell !== '');
  const student: object = Object.fromEntries(
    fields.map(([name, cell]) => {
      if (name === 'guardian') return ['guardians', [{ name: cell }]];
      const rule = (rules as Record<string, FieldRules>)[name];
      return [name, rule ? parseCell(rule, cell) : cell];
    }),
  );
  return student as StudentDraft;
}

let refused = 0;
function refuse(line: number, faults: Readonly<Record<string, string>>): void {
  if (Object.keys(faults).length > 0) refused += 1;
  for (const [field, text] of Object.entries(faults)) console.error(`Line ${line}: ${field}: ${text}`);
}

// Spreadsheets begin a file in UTF-8 with this mark.
const text = (await readFile(positionals[0] ?? 'students.csv', 'utf8')).replace(/^\uFEFF/, '');
const [names = ''] = text.split('\n', 1);
const rows = dsvFormat(names.includes(';') ? ';' : ',')
  .parse(text)
  .map((cells, at) => ({ line: at + 2, student: studentOf(cells) }))
  .filter(({ student }) => Object.keys(student).length > 0);

for (const { line, student } of rows) refuse(line, toTexts(faultsOf(rules, student), 'en'));

if (refused > 0 || values['dry-run']) {
  console.log(`${rows.length - refused} of ${rows.length} students can be imported. Nothing was stored.`);
} else {
  const students = (await openClub()).table('student');
  const results = await saveAll(
    students,
    rows.map(({ student }) => student),
    // The same file again, put right, makes nobody twice.
    { idempotencyKey: 'import-students' },
  );
  for (const [at, { error }] of results.entries()) {
    if (!error) continue;
    const isOfRow = Object.keys(error.fields).length > 0;
    refuse(rows[at]?.line ?? 0, isOfRow ? error.fields : { student: error.detail });
  }
  console.log(`${rows.length - refused} of ${rows.length} students were imported.`);
}
process.exitCode = refused > 0 ? 1 : 0;
