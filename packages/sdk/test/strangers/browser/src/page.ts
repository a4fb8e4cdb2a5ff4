import { createRealtime } from '@tatami/realtime';
import { ClubApiError, createClub } from '@tatami/sdk';
import { changesOf } from '@tatami/sdk/changes';
import type { Task } from './worker.ts';

const club = createClub({ baseUrl: '/api', language: 'en' });
const list = document.querySelector('ul');
const output = document.querySelector('output');

document.querySelector('form')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = new FormData(event.target as HTMLFormElement);
  try {
    await club.signIn({
      username: String(form.get('username')),
      password: String(form.get('password')),
    });
    void follow();
    await club.table('workplace').save({ name: `Dojo of a page ${crypto.randomUUID()}` });
    for await (const { name } of club.table('workplace').all({ sort: 'name' })) {
      list?.append(Object.assign(document.createElement('li'), { textContent: name }));
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      if (output) output.textContent = data;
    };
    const task: Task = { baseUrl: new URL('/api', location.href).href, token: club.session.getToken() ?? '' };
    worker.postMessage(task);
  } catch (error) {
    if (output) output.textContent = error instanceof ClubApiError ? error.message : String(error);
  }
});

async function follow(): Promise<void> {
  for await (const { table, kind } of changesOf(club, ['workplace'], { connect: createRealtime }))
    document.title = `A ${table} was ${kind}`;
}
