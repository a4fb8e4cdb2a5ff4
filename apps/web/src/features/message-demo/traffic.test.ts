import { expect, it, vi } from 'vitest';
import { KEPT, keepTraffic } from './traffic.ts';

const frame = { command: 'SEND', destination: '/app/message', text: 'SEND\n\n' };

it('what happens is kept in its order, with its time', () => {
  let time = 10;
  const traffic = keepTraffic(() => time++);
  traffic.add({ kind: 'opened', protocol: 'v12.stomp' });
  traffic.add({ kind: 'frame', direction: 'out', frame });
  expect(traffic.get()).toEqual([
    { kind: 'opened', protocol: 'v12.stomp', id: 1, at: 10 },
    { kind: 'frame', direction: 'out', frame, id: 2, at: 11 },
  ]);
});

it('heart-beats that follow each other are one entry, with how many went each way', () => {
  const traffic = keepTraffic(() => 0);
  for (const direction of ['in', 'out', 'in'] as const) traffic.add({ kind: 'beat', direction });
  traffic.add({ kind: 'frame', direction: 'in', frame });
  traffic.add({ kind: 'beat', direction: 'out' });
  expect(traffic.get()).toEqual([
    { kind: 'beats', in: 2, out: 1, id: 1, at: 0 },
    { kind: 'frame', direction: 'in', frame, id: 2, at: 0 },
    { kind: 'beats', in: 0, out: 1, id: 3, at: 0 },
  ]);
});

it('the newest hundreds are kept', () => {
  const traffic = keepTraffic();
  for (let code = 1; code <= KEPT + 20; code += 1) traffic.add({ kind: 'closed', code });
  expect(traffic.get()).toHaveLength(KEPT);
  expect(traffic.get()[0]).toMatchObject({ code: 21 });
  expect(traffic.get().at(-1)).toMatchObject({ code: KEPT + 20 });
});

it('who listens is told of each thing, until they listen no more', () => {
  const traffic = keepTraffic();
  const listener = vi.fn();
  const stop = traffic.subscribe(listener);
  traffic.add({ kind: 'failed' });
  traffic.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(traffic.get()).toEqual([]);
  stop();
  traffic.add({ kind: 'failed' });
  expect(listener).toHaveBeenCalledTimes(2);
});
