import { markBody } from './mark-body.ts';
import { attendance, dropSender, readSender, unsentMarksOf } from './unsent-marks.ts';

/** The name under which the browser is asked to begin it once there is a network. */
export const sendingTag = 'tatami.marks';

/** The name of the lock that lets one tab, or the worker, send at a time. */
export const sendingLock = 'tatami.marks';

/**
 * Sends what waits while no page of ours need be open, as the last tap before a phone went into a pocket. What is refused
 * stays for the next visit, which tells whoever has said it.
 *
 * @throws when the server can’t be reached: the browser tries again later
 */
export async function sendUnsent(): Promise<void> {
  const sender = await readSender();
  if (!sender) return;
  const { account, token, api } = sender;
  const unsent = unsentMarksOf(attendance, account);
  await navigator.locks.request(sendingLock, async () => {
    const { batches } = await unsent.all();
    for (const [training, batch] of batches) {
      const answer = await fetch(`${api}/training/${training}/presences`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(markBody(batch)),
      });
      // Whoever has signed out meanwhile signs in again, and sends it then.
      if (answer.status === 401) return dropSender();
      if (answer.status === 429 || answer.status >= 500) throw new Error(`HTTP ${answer.status}`);
      if (answer.ok)
        await unsent.change(
          training,
          (before) => new Map([...before].filter(([person, said]) => batch.get(person)?.at !== said.at)),
        );
    }
    if ((await unsent.all()).batches.size === 0) await dropSender();
  });
}
