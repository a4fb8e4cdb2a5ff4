import type { Viewer } from '../session/viewer.ts';
import type { News } from './news.ts';
import { StompError } from './stomp-error.ts';
import { ECHO } from './topics.ts';

const LONGEST_MESSAGE = 2_000;

/**
 * Takes what developers send to `/app/message`, and gives what sends it on: to all on `/topic/message`, to themselves on
 * `/user/topic/message`.
 *
 * @throws {StompError} when it can't be sent there, or is no `{"message": "…"}`
 */
export function echo(
  tell: (news: News) => void,
  { id, has }: Viewer,
  destination: string,
  body: Buffer,
): () => void {
  if (destination !== ECHO.destination)
    throw new StompError(`Nothing can be sent to ${destination}`, { fault: 'forbidden' });
  if (!has(ECHO.right))
    throw new StompError(`Sending to ${destination} takes the right ${ECHO.right}`, { fault: 'forbidden' });
  const message = messageOf(body);
  if (message === null)
    throw new StompError(`The body is {"message": "…"}, of ${LONGEST_MESSAGE} characters at most`);
  const text = JSON.stringify({ message, by: id });
  return () => tell({ name: ECHO.name, body: text, to: id });
}

function messageOf(body: Buffer): string | null {
  try {
    const { message } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof message === 'string' && message.length <= LONGEST_MESSAGE ? message : null;
  } catch {
    return null;
  }
}
