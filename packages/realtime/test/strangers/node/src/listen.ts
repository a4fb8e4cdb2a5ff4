import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { createRealtime, NoWebSocketError } from '@tatami/realtime';
import { type ClubApiError, createClub } from '@tatami/sdk';
import { type ChangesOptions, changesOf } from '@tatami/sdk/changes';
import { WebSocket as OwnWebSocket } from 'ws';

const { CLUB_URL = '', CLUB_USERNAME = '', CLUB_PASSWORD = '' } = process.env;
const club = createClub({ baseUrl: CLUB_URL });
await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
const url = async () => (await club.urlWithTicket('/websocket', 'websocket')).replace(/^http/, 'ws');

const isOld = Number.parseInt(process.versions.node, 10) < 22;
if (isOld) assert.throws(() => createRealtime({ url }).open(), NoWebSocketError);
const own = isOld && {
  createSocket: (address: string, protocols: string[]) => new OwnWebSocket(address, protocols),
};
const realtime = createRealtime({ url, onError: (error) => console.error(error), ...own });

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

// The same, by what the client makes of it: until it is called off.
const off = new AbortController();
const connect: ChangesOptions['connect'] = (settings) => {
  const connection = createRealtime({ ...settings, ...own });
  connection.subscribe(() => {
    if (connection.getState().status === 'open')
      void club.table('workplace').save({ name: `Dojo of a follower ${crypto.randomUUID()}` });
  });
  return connection;
};
const follow = async () => {
  for await (const change of changesOf(club, ['workplace'], { connect, signal: off.signal })) {
    assert.equal(change.table, 'workplace');
    if (change.kind === 'written' && change.verb === 'create') off.abort();
  }
};
setTimeout(() => off.abort(new Error(`No change was told on Node ${process.version}.`)), 20_000).unref();
await assert.rejects(follow(), (error: ClubApiError) => error.code === 'aborted');
assert.equal(off.signal.reason.name, 'AbortError');

const required = createRequire(import.meta.url)('@tatami/realtime') as typeof import('@tatami/realtime');
assert.equal(required.createRealtime, createRealtime);
