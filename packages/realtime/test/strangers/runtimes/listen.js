import process from 'node:process';
import { createRealtime } from '@tatami/realtime';
import { createClub } from '@tatami/sdk';

const { CLUB_URL, CLUB_USERNAME, CLUB_PASSWORD } = process.env;
const club = createClub({ baseUrl: CLUB_URL });
await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });

const realtime = createRealtime({
  url: async () => (await club.urlWithTicket('/websocket', 'websocket')).replace(/^http/, 'ws'),
  onError: (error) => console.error(error),
});
const news = new Promise((resolve, reject) => {
  const timer = setTimeout(reject, 20_000, new Error('Nothing was heard.'));
  realtime.watchTopic('/topic/workplace', {
    onMessage({ body }) {
      clearTimeout(timer);
      resolve(body.table);
    },
    onRefused: reject,
  });
});
realtime.subscribe(() => {
  if (realtime.getState().status === 'open')
    club.table('workplace').save({ name: `Dojo of a listener ${crypto.randomUUID()}` });
});
realtime.open();
if ((await news) !== 'workplace') throw new Error('It was another table.');
await realtime.close();
