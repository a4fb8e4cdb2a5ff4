import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { createRealtime, NoWebSocketError } from '@tatami/realtime';
import { createClub } from '@tatami/sdk';
import { WebSocket as OwnWebSocket } from 'ws';

const { CLUB_URL = '', CLUB_USERNAME = '', CLUB_PASSWORD = '' } = process.env;
const club = createClub({ baseUrl: CLUB_URL });
await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
const url = async () => (await club.urlWithTicket('/websocket', 'websocket')).replace(/^http/, 'ws');

const isOld = Number.parseInt(process.versions.node, 10) < 22;
if (isOld) assert.throws(() => createRealtime({ url }).open(), NoWebSocketError);
const realtime = createRealtime({
  url,
  onError: (error) => console.error(error),
  ...(isOld && { createSocket: (address, protocols) => new OwnWebSocket(address, protocols) }),
});

const news = new Promise<string>((resolve, reject) => {
  setTimeout(reject, 20_000, new Error(`Nothing was heard on Node ${process.version}.`)).unref();
  realtime.watchTopic('/topic/workplace', {
    onMessage: ({ body }) => resolve((body as { table: string }).table),
    onRefused: reject,
  });
});
realtime.subscribe(() => {
  if (realtime.getState().status === 'open') {
    void club.table('workplace').save({ name: `Dojo of a listener ${crypto.randomUUID()}` });
  }
});
realtime.open();
assert.equal(await news, 'workplace');
await realtime.close();

const required = createRequire(import.meta.url)('@tatami/realtime') as typeof import('@tatami/realtime');
assert.equal(required.createRealtime, createRealtime);
