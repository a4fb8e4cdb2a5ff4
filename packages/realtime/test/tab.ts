import { parentPort, workerData } from 'node:worker_threads';
import { createSharedRealtime } from '../src/index.ts';

/** A tab of a browser, as a thread of its own: it watches topics, and tells the test what it sees. */
const { url, name, topics } = workerData as { url: string; name: string; topics: string[] };
const realtime = createSharedRealtime({ url: () => url, name });

const tell = (event: string, detail: unknown) => parentPort?.postMessage({ event, detail });
realtime.subscribe(() => tell('state', realtime.getState().status));
for (const topic of topics)
  realtime.watch(topic, {
    onMessage: ({ body }) => tell('message', body),
    onRefetch: () => tell('refetch', topic),
    onRefused: ({ destination }) => tell('refused', destination),
  });
parentPort?.on('message', ({ type, destination, body }) => {
  if (type === 'send') realtime.send(destination, body);
  if (type === 'close') void realtime.close().then(() => tell('closed', null));
});
realtime.open();
