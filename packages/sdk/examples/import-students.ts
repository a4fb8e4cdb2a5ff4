import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ClubApiError, type StudentDraft } from '@tatami/sdk';
import { type FieldRules, faultsOf } from '@tatami/sdk/rules';
import { studentRules } from '@tatami/sdk/rules/student';
import { openClub } from './open-club.ts';
import { readCsv } from './read-csv.ts';

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
  const fields = Object.entries(cells).filter(([, cell]) => cell !== '');
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
function refuse(line: number, faults: Record<string, string>): void {
  refused += 1;
  for (const [field, text] of Object.entries(faults)) console.error(`Line ${line}: ${field}: ${text}`);
}

const rows = readCsv(await readFile(positionals[0] ?? 'students.csv', 'utf8')).map(({ line, cells }) => ({
  line,
  student: studentOf(cells),
}));
for (const { line, student } of rows) {
  const faults = Object.entries(faultsOf(rules, student));
  if (faults.length === 0) continue;
  const texts = faults.map(([name, { code, values = {} }]) => [
    name,
    [code, ...Object.values(values)].join(' '),
  ]);
  refuse(line, Object.fromEntries(texts));
}

if (refused > 0 || values['dry-run']) {
  console.log(`${rows.length - refused} of ${rows.length} students can be imported. Nothing was stored.`);
} else {
  const students = (await openClub()).table('student');
  for (const { line, student } of rows) {
    try {
      await students.save(student);
    } catch (error) {
      // A student who is refused leaves the others alone; a server that is gone does not.
      if (!(error instanceof ClubApiError) || error.status === null || error.status >= 500) throw error;
      refuse(line, Object.keys(error.fields).length > 0 ? error.fields : { student: error.detail });
    }
  }
  console.log(`${rows.length - refused} of ${rows.length} students were imported.`);
}
process.exitCode = refused > 0 ? 1 : 0;
