import { conflict, invalid } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import type { Homework } from '../homework/columns.ts';
import type { HomeworkSubmission } from './columns.ts';

/** What a submission is judged by. */
export type HomeworkOfSubmission = Pick<Homework, 'state' | 'availableFrom' | 'dueAt' | 'submission'>;

export async function findHomework(
  { client }: WriteContext,
  id: string | undefined,
): Promise<HomeworkOfSubmission> {
  const { rows } = await client.query<HomeworkOfSubmission>(
    `select state, available_from as "availableFrom", due_at as "dueAt", submission from homework where id = $1`,
    [id],
  );
  if (!rows[0]) throw invalid({ field: 'homework', code: 'no-such-reference' });
  return rows[0];
}

/** @throws {Problem} 409 before a homework is there for its students, and after it is closed. */
export function refuseShut({ now }: WriteContext, { state, availableFrom }: HomeworkOfSubmission): void {
  if (state !== 'published' || (availableFrom && availableFrom > now.toISOString()))
    throw conflict('homework-not-open');
}

/** @throws {Problem} 409: what was handed in stays until it is given back. */
export function refuseHandedIn({ state }: HomeworkSubmission): void {
  if (state === 'submitted' || state === 'reviewed') throw conflict('submission-handed-in');
}
