import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConnectionState } from './connection-state.ts';
import { type ConnectionEvent, off, transition } from './state-machine.ts';

const connecting: ConnectionState = { status: 'connecting' };
const open: ConnectionState = { status: 'open' };
const closing: ConnectionState = { status: 'closing' };
const waiting: ConnectionState = { status: 'closed', retryAt: 7_000 };

const connect: ConnectionEvent = { type: 'connect' };
const connected: ConnectionEvent = { type: 'connected' };
const close: ConnectionEvent = { type: 'close' };
const lost: ConnectionEvent = { type: 'lost', retryAt: 7_000 };

test.each([
  ['off, told to connect', off, connect, connecting],
  ['waiting, told to connect', waiting, connect, connecting],
  ['accepted', connecting, connected, open],
  ['never accepted', connecting, lost, waiting],
  ['lost', open, lost, waiting],
  ['told to end while open', open, close, closing],
  ['told to end while connecting', connecting, close, closing],
  ['told to end while waiting', waiting, close, off],
  ['ended', closing, lost, off],
] as const)('%s', (_, before, event, after) => {
  expect(transition(before, event)).toEqual(after);
});

test.each([
  ['an open connection is not connected again', open, connect],
  ['a connecting one neither', connecting, connect],
  ['one that ends is not connected', closing, connect],
  ['a server that accepts too late', closing, connected],
  ['a server that accepts what is closed', waiting, connected],
  ['one that is off is told to end', off, close],
  ['one that ends is told to end', closing, close],
  ['a socket that closes twice', waiting, lost],
] as const)('%s: nothing changes', (_, state, event) => {
  expect(transition(state, event)).toBe(state);
});

test('no course of events leads to a state that is none, or that waits for nothing', () => {
  const event = fc.oneof(
    fc.constantFrom(connect, connected, close),
    fc.record({ type: fc.constant('lost' as const), retryAt: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: ConnectionState = off;
      let isWanted = false;
      for (const event of events) {
        if (event.type === 'connect' && state.status === 'closed') isWanted = true;
        if (event.type === 'close') isWanted = false;
        state = transition(state, event);
        if (state.status === 'closed') expect(state).toEqual({ status: 'closed', retryAt: state.retryAt });
        else expect([connecting, open, closing]).toContainEqual(state);
        const isOn = state.status === 'closed' ? state.retryAt !== null : state.status !== 'closing';
        expect(isOn).toBe(isWanted);
      }
    }),
  );
});
