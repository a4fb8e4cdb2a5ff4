import type { FederationProfile } from '../../federation.ts';
import { conflict, type FieldError, invalid } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { type Assessment, assess } from './assess.ts';
import type { ExamCandidate } from './columns.ts';

/** The exam that a candidate is judged for. */
export interface CandidatesExam {
  date: string;
  applicationDeadline: string | null;
  state: string;
  profile: FederationProfile;
}

export async function findExam({ client }: WriteContext, id: string | undefined): Promise<CandidatesExam> {
  const { rows } = await client.query<CandidatesExam>(
    `select date, application_deadline as "applicationDeadline", state, profile from exam where id = $1`,
    [id],
  );
  if (!rows[0]) throw invalid({ field: 'exam', code: 'no-such-reference' });
  return rows[0];
}

/** @throws {Problem} 409: what an exam ended with stays. */
export function refuseLockedExam({ state }: { state: string }): void {
  if (state === 'completed') throw conflict('exam-completed');
  if (state === 'cancelled') throw conflict('exam-cancelled');
}

/** @throws {Problem} 400 when there is no such student or grade, or the grade is no step up for them. */
export async function assessFor(
  context: WriteContext,
  { date, profile }: CandidatesExam,
  { student = '', gradeTo = '', conditionsMet = false }: Partial<ExamCandidate>,
): Promise<Assessment> {
  const assessment = await assess(context, { student, gradeTo, profile, on: date, conditionsMet });
  if (!assessment) throw invalid(...(await unknownReferences(context, student)));
  if (!assessment.isStepUp) throw invalid({ field: 'gradeTo', code: 'not-above-current' });
  return assessment;
}

async function unknownReferences({ client }: WriteContext, student: string): Promise<FieldError[]> {
  const { rowCount } = await client.query('select from student where id = $1', [student]);
  return [{ field: rowCount ? 'gradeTo' : 'student', code: 'no-such-reference' }];
}

/** Where a candidate stands now, whatever stood there. */
export async function assessAnew(
  context: WriteContext,
  current: ExamCandidate,
): Promise<Partial<ExamCandidate>> {
  const exam = await findExam(context, current.exam);
  refuseLockedExam(exam);
  return snapshot(await assessFor(context, exam, current));
}

/** What a candidate keeps of it. */
export const snapshot = ({ gradeFrom, days, months, age, missing }: Assessment): Partial<ExamCandidate> => ({
  gradeFrom,
  days,
  months,
  age,
  missing,
});

/** @throws {Problem} 400 that says what is missing of what, unless there is a reason to let them try. */
export function checkEligibility(
  { missing, days, months, age, requirement }: Assessment,
  { overrideReason }: Partial<ExamCandidate>,
): void {
  if (missing.length === 0 || overrideReason) return;
  const { minTrainingDays, minMonths, minAge } = requirement;
  const reasons: Record<(typeof missing)[number], Pick<FieldError, 'code' | 'values'>> = {
    days: { code: 'missing-days', values: { has: days, needs: minTrainingDays ?? 0 } },
    months: { code: 'missing-months', values: { has: months, needs: minMonths ?? 0 } },
    age: { code: 'missing-age', values: { has: age ?? 0, needs: minAge ?? 0 } },
    birthDate: { code: 'missing-birth-date' },
    conditions: { code: 'missing-conditions' },
  };
  throw invalid(
    { field: 'overrideReason', code: 'not-eligible' },
    ...missing.map((condition) => ({ field: 'overrideReason', ...reasons[condition] })),
  );
}
