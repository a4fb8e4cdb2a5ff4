import type { WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows, removeRows } from '../../table/door.ts';
import { lockRows } from '../../table/lock-row.ts';
import type { HomeworkSubmission } from '../homework-submission/columns.ts';
import type { HomeworkStep } from './columns.ts';
import { homeworkStepTable } from './homework-step-table.ts';

/** The steps of a submission, the last first. */
const stepsOf = async (context: WriteContext, submission: string): Promise<HomeworkStep[]> => {
  const steps = await lockRows<HomeworkStep>(context, homeworkStepTable, 't.submission = $1', [submission]);
  return steps.toSorted((one, other) => (one.id < other.id ? 1 : -1));
};

/** Keeps what is handed in, as it is now. */
export async function noteHandIn(
  context: WriteContext,
  { id, text, minutesPractised }: HomeworkSubmission,
  fileNames: readonly string[],
): Promise<void> {
  const by = context.viewer.id;
  await insertRows(context, homeworkStepTable, [
    { submission: id, kind: 'submitted', by, text, minutesPractised, fileNames },
  ]);
}

/** Keeps what was said of it. Who reviews again what they have reviewed says it anew, and not once more. */
export async function noteVerdict(
  context: WriteContext,
  { id, feedback, rating }: HomeworkSubmission,
  kind: 'returned' | 'reviewed',
): Promise<void> {
  const values = { by: context.viewer.id, feedback, rating };
  const [last] = await stepsOf(context, id);
  if (last && last.kind === 'reviewed' && kind === 'reviewed')
    await changeRows(context, homeworkStepTable, [{ current: { ...last }, values }]);
  else await insertRows(context, homeworkStepTable, [{ submission: id, kind, ...values }]);
}

/** What was handed in by mistake was not handed in. */
export const takeBackHandIn = (context: WriteContext, { id }: HomeworkSubmission): Promise<void> =>
  takeBack(context, id, ['submitted']);

/** What was said by mistake was not said. */
export const takeBackVerdict = (context: WriteContext, { id }: HomeworkSubmission): Promise<void> =>
  takeBack(context, id, ['returned', 'reviewed']);

async function takeBack(
  context: WriteContext,
  submission: string,
  kinds: readonly HomeworkStep['kind'][],
): Promise<void> {
  const steps = await stepsOf(context, submission);
  const after = steps.findIndex(({ kind }) => !kinds.includes(kind));
  await removeRows(
    context,
    homeworkStepTable,
    steps.slice(0, after < 0 ? steps.length : after).map((step) => ({ ...step })),
  );
}

/** What was said of the hand-in before the last, where that came back: its words, and whose they are. */
export async function wordsBefore(
  context: WriteContext,
  { id }: HomeworkSubmission,
): Promise<Pick<HomeworkStep, 'feedback' | 'by'>> {
  const steps = await stepsOf(context, id);
  const handedIn = steps.findIndex(({ kind }) => kind === 'submitted');
  const before = handedIn < 0 ? undefined : steps[handedIn + 1];
  return before?.kind === 'returned' ? before : { feedback: null, by: null };
}
