import { conflict, Problem } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { changeEntity, createEntity } from '../../table/write.ts';
import type { CandidateOnPaper, ExamCandidate } from '../exam-candidate/columns.ts';
import { candidatesOf, examCandidateTable } from '../exam-candidate/index.ts';
import { studentGradeTable } from '../student-grade/index.ts';
import type { Exam, ExamOnPaper } from './columns.ts';
import { countedSince, gatherEvidence, sealEvidence } from './evidence.ts';

const NUMBERS_LOCK = 7_284_126_007;

/**
 * Completes an exam (domain.md, exam-candidate): everybody who was examined gets a number in the protocol, who
 * passed a certificate and a row in the ledger of grades; then exam and candidates are locked, and with them what the
 * papers say (decision 016). All of it in the transaction of the write.
 *
 * @throws {Problem} 409 while somebody has no result yet, or when the ledger takes somebody's grade no more.
 */
export async function completeExam(context: WriteContext, current: Exam): Promise<Partial<Exam> | null> {
  if (current.state === 'completed') return null;
  if (current.state !== 'inProgress') throw conflict('exam-not-in-progress');
  const examined = (await candidatesOf(context, current.id)).filter(({ rsvp }) => rsvp !== 'declined');
  const pending = examined.filter(({ result }) => result === 'pending').length;
  if (pending > 0) throw conflict('results-pending', { count: pending });

  // Before the grades are given: what counts is counted from the ones before.
  const since = await countedSince(context.client, current.id);
  const onPaper = await onPaperOf(context, examined);
  const next = await openNumbers(context, current.date.slice(0, 4));
  for (const candidate of examined) {
    const hasPassed = candidate.result === 'passed';
    const protocolNo = next('protocolNo');
    const said = onPaper.get(candidate.id);
    const locked = { protocolNo, ...(hasPassed && { certificateNo: next('certificateNo') }), onPaper: said };
    await changeEntity(examCandidateTable, context, candidate, locked, {});
    if (hasPassed) await award(context, current, candidate, said?.name ?? '');
  }
  const { clubTimezone } = context.config;
  const evidence = await gatherEvidence(context.client, current.id, since, clubTimezone);
  return {
    ...sealEvidence(evidence),
    state: 'completed',
    completedAt: context.now.toISOString(),
    onPaper: { club: context.config.clubName, ...(await placeOnPaper(context, current)) },
  };
}

/** @throws {Problem} 409 with the student's name: in the meantime their ledger has been written by hand. */
async function award(
  context: WriteContext,
  exam: Exam,
  candidate: ExamCandidate,
  name: string,
): Promise<void> {
  const { student, gradeTo, overrideReason } = candidate;
  try {
    await createEntity(studentGradeTable, context, {
      student,
      grade: gradeTo,
      awardedOn: exam.date,
      exam: exam.id,
      examiner: exam.examiners[0],
      note: overrideReason,
    });
  } catch (refusal) {
    if (!(refusal instanceof Problem) || refusal.status >= 500) throw refusal;
    throw conflict('grade-not-awarded', { name });
  }
}

/** What the papers say of everybody, by the id of the candidate. */
async function onPaperOf(
  { client }: WriteContext,
  candidates: ExamCandidate[],
): Promise<Map<string, CandidateOnPaper>> {
  const { rows } = await client.query<{ id: string; said: CandidateOnPaper }>(
    `select c.id, jsonb_build_object('name', s.first_name || ' ' || s.last_name, 'birthDate', s.birth_date,
       'gradeFrom', f.name_pl, 'gradeTo', g.name_pl, 'belt', g.belt_color) as said
     from exam_candidate c
     join student s on s.id = c.student
     join grade g on g.id = c.grade_to
     left join grade f on f.id = c.grade_from
     where c.id = any($1)`,
    [candidates.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, said }) => [id, said]));
}

async function placeOnPaper({ client }: WriteContext, { workplace }: Exam): Promise<ExamOnPaper> {
  const { rows } = await client.query<ExamOnPaper>(
    `select concat_ws(', ', name, room, city) as place, city from workplace where id = $1`,
    [workplace],
  );
  return rows[0] ?? { place: '', city: null };
}

type Numbered = 'protocolNo' | 'certificateNo';

/** The letter that a number begins with: `P/2026/017`. */
const series: Record<Numbered, string> = { protocolNo: 'P', certificateNo: 'C' };

/** Numbers of a year without a gap, given out to one exam after another. */
async function openNumbers({ client }: WriteContext, year: string): Promise<(field: Numbered) => string> {
  await client.query('select pg_advisory_xact_lock($1)', [NUMBERS_LOCK]);
  const { rows } = await client.query<Record<Numbered, number>>(
    `select coalesce(max(split_part(protocol_no, '/', 3)::int), 0) as "protocolNo",
       coalesce(max(split_part(certificate_no, '/', 3)::int), 0) as "certificateNo"
     from exam_candidate where split_part(protocol_no, '/', 2) = $1`,
    [year],
  );
  const last = rows[0] ?? { protocolNo: 0, certificateNo: 0 };
  return (field) => {
    last[field] += 1;
    return `${series[field]}/${year}/${String(last[field]).padStart(3, '0')}`;
  };
}
