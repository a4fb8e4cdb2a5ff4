import { queryClient } from '../../lib/api/query-client.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { filesQuery } from '../../lib/files/files-of.ts';
import { ifAllowed } from '../../lib/viewer.ts';
import { filesOfAnswer, stepsQuery } from './files/file-queries.ts';
import { homeworkOfQuery, ownHomeworkQuery, techniquesOfQuery, waitingQuery } from './homework-queries.ts';

/** What the page of homework shows first. */
export async function ownHomeworkData(): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(ownStudentsQuery),
    queryClient.ensureQueryData(ownHomeworkQuery),
    ifAllowed('HomeworkSubmission:Write', () => queryClient.prefetchQuery(waitingQuery)),
  ]);
}

/** What the queue of answers shows first. */
export async function reviewData(): Promise<void> {
  const { waiting } = await queryClient.ensureQueryData(waitingQuery);
  const [first] = waiting;
  if (first) await answerData(first.id);
}

/** What stands around an answer: without it what is read already would move as it comes. */
const answerData = (id: string) =>
  Promise.all([
    queryClient.prefetchQuery(homeworkOfQuery(id)),
    queryClient.prefetchQuery(filesQuery(filesOfAnswer(id))),
    queryClient.prefetchQuery(stepsQuery(id)),
  ]);

/** What the page of one homework shows first. @throws where it is none of theirs */
export async function homeworkData(id: string): Promise<void> {
  const [{ homework }] = await Promise.all([
    queryClient.ensureQueryData(homeworkOfQuery(id)),
    queryClient.ensureQueryData(ownStudentsQuery),
    queryClient.prefetchQuery(filesQuery(filesOfAnswer(id))),
    queryClient.prefetchQuery(stepsQuery(id)),
  ]);
  await ifAllowed('Technik:Read', () => queryClient.prefetchQuery(techniquesOfQuery(homework)));
}
