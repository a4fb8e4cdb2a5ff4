import { createRealtime } from '@tatami/realtime';
import { ClubApiError, saveAll } from '@tatami/sdk';
import { type Change, changesOf } from '@tatami/sdk/changes';
import WebSocket from 'ws';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { expect } from '../support/test.ts';

test('a script that follows a table loses no change of it, though its connection is cut, and is told where some were too many', async ({
  office,
}) => {
  const { club } = office;
  const tasks = club.table('task');
  const seen: Change<'task'>[] = [];
  const sockets: WebSocket[] = [];
  const controller = new AbortController();
  const follow = async () => {
    for await (const change of changesOf(club, ['task'], {
      signal: controller.signal,
      connect: (options) =>
        createRealtime({
          ...options,
          createSocket(url, protocols) {
            const socket = new WebSocket(url, protocols);
            sockets.push(socket);
            return socket as never;
          },
        }),
    }))
      seen.push(change);
  };
  const followed = follow().catch((error: unknown) => error);
  const verbs = (id: string) =>
    seen.flatMap((change) => (change.kind === 'written' && change.id === id ? change.verb : []));

  // Before there is a connection, and once there is one.
  const before = await tasks.save({ title: newName('Kupić maty') });
  await expect.poll(() => verbs(before.id)).toEqual(['create']);

  sockets.at(-1)?.terminate();
  const [during] = await saveAll(tasks, [{ title: newName('Uprać pasy') }]);
  await tasks.save({ ...before, priority: 1 });
  await expect.poll(() => sockets.length, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => verbs(during?.entity?.id ?? ''), { timeout: 20_000 }).toEqual(['create']);
  expect(verbs(before.id)).toEqual(['create', 'update']);
  expect(seen.filter(({ kind }) => kind === 'missed')).toEqual([]);

  const many = Array.from({ length: 101 }, (_, at) => ({ title: newName(`Mata ${at}`) }));
  const made = await tasks.batch({ save: many });
  await expect.poll(() => seen.at(-1)).toEqual({ kind: 'missed', table: 'task' });

  controller.abort();
  const end = await followed;
  expect(end).toBeInstanceOf(ClubApiError);
  expect(end).toMatchObject({ code: 'aborted' });
  await expect.poll(() => sockets.map(({ readyState }) => readyState)).toEqual([3, 3]);
  const ids = [before, during?.entity, ...made].flatMap((row) => row?.id ?? []);
  await tasks.batch({ remove: ids });
});
