import { createClub } from '@tatami/sdk';
import { workplaceRules } from '@tatami/sdk/rules/workplace';

export interface Task {
  baseUrl: string;
  token: string;
}

addEventListener('message', async ({ data: { baseUrl, token } }: MessageEvent<Task>) => {
  const club = createClub({ baseUrl });
  club.session.save(token);
  const { username } = await club.whoami();
  const { name } = await club.download('/authinfo/export');
  postMessage(`${username}, ${name}, ${workplaceRules.fields.capacity.maximum}`);
});
