import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { PoolClient } from 'pg';
import { daysCounted, heldGrade } from '../exam-candidate/index.ts';

/**
 * What an exam ended with, and what that was counted from (decision 041): ids, numbers and results. No name and no words of
 * anybody are in it, so that whoever is erased takes nothing away from it.
 */
export interface Evidence {
  exam: Record<string, unknown>;
  candidates: Record<string, CandidateEvidence>;
}

interface CandidateEvidence {
  /** The day of the grade that was held before; null where there was none. */
  since: string | null;
  /** The days that count since then, each with its weight. */
  countedDays: readonly (readonly [day: string, weight: number])[];
  [field: string]: unknown;
}

type Reader = Pick<PoolClient, 'query'>;

/** Tells since when the days of each candidate count: from the grade that they hold now. */
export async function countedSince(client: Reader, exam: string): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ id: string; since: string | null }>(
    `select t.id, l.awarded_on as since from exam_candidate t join student s on s.id = t.student ${heldGrade}
     where t.exam = $1`,
    [exam],
  );
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** What stands there now, counted from the days given. */
export async function gatherEvidence(
  client: Reader,
  exam: string,
  since: ReadonlyMap<string, string | null>,
  zone: string,
): Promise<Evidence> {
  const { rows: exams } = await client.query<Record<string, unknown>>(
    'select id, date, profile, workplace, examiners from exam where id = $1',
    [exam],
  );
  const { rows } = await client.query<CandidateEvidence & { id: string }>(
    `select t.id, t.student, t.grade_from as "gradeFrom", t.grade_to as "gradeTo", t.days, t.months, t.age, t.missing,
       t.conditions_met as "conditionsMet", t.override_reason is not null as "isOverridden", t.rsvp, t.result,
       t.protocol_no as "protocolNo", t.certificate_no as "certificateNo", g.since,
       ${daysCounted('$4', 'z.day <= e.date and (g.since is null or z.day > g.since)')} as "countedDays",
       (select coalesce(jsonb_agg(jsonb_build_array(m.technik, m.examiner, m.mark) order by m.technik, m.examiner), '[]')
        from exam_mark m where m.candidate = t.id) as marks
     from exam_candidate t join exam e on e.id = t.exam join student s on s.id = t.student
     left join unnest($2::uuid[], $3::date[]) g(id, since) on g.id = t.id
     where t.exam = $1`,
    [exam, [...since.keys()], [...since.values()], zone],
  );
  return {
    exam: exams[0] ?? {},
    candidates: Object.fromEntries(rows.map(({ id, ...rest }) => [id, rest as CandidateEvidence])),
  };
}

/** The evidence as it is kept, in the one form of RFC 8785, and its SHA-256. */
export function sealEvidence(evidence: Evidence): { evidence: string; evidenceHash: string } {
  const text = canonicalize(evidence) ?? '';
  return { evidence: text, evidenceHash: hashOf(text) };
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What differs of what was counted. */
export interface Difference {
  table: 'exam' | 'exam-candidate';
  row: string;
  /** The fields; none where the row itself came or went. */
  fields: string[];
}

export function differencesOf(then: Evidence, now: Evidence, exam: string): Difference[] {
  const found: Difference[] = [];
  const compare = (
    table: Difference['table'],
    row: string,
    one: Record<string, unknown> | undefined,
    other: Record<string, unknown> | undefined,
  ) => {
    const names = one && other ? [...new Set([...Object.keys(one), ...Object.keys(other)])] : [];
    const fields = names.filter((name) => canonicalize(one?.[name]) !== canonicalize(other?.[name])).sort();
    if (fields.length > 0 || !one || !other) found.push({ table, row, fields });
  };
  compare('exam', exam, then.exam, now.exam);
  for (const id of [...new Set([...Object.keys(then.candidates), ...Object.keys(now.candidates)])].sort())
    compare('exam-candidate', id, then.candidates[id], now.candidates[id]);
  return found;
}
