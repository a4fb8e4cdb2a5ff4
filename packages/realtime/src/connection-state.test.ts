import { expect, test } from 'vitest';
import { type ConnectionState, summarizeConnections } from './connection-state.ts';

const connecting: ConnectionState = { status: 'connecting' };
const open: ConnectionState = { status: 'open' };
const closing: ConnectionState = { status: 'closing' };
const off: ConnectionState = { status: 'closed', retryAt: null };
const waiting: ConnectionState = { status: 'closed', retryAt: 1_790_000_000_000 };

test.each([
  ['no connection', [], 'none'],
  ['one open', [open], 'open'],
  ['all open', [open, open], 'open'],
  ['one off', [off], 'closed'],
  ['off and waiting to retry', [off, waiting], 'closed'],
  ['one of two lost', [open, waiting], 'mixed'],
  ['one connecting beside an open one', [open, connecting], 'mixed'],
  ['the only one connecting', [connecting], 'mixed'],
  ['the only one closing', [closing], 'mixed'],
] as const)('%s', (_, states, summary) => {
  expect(summarizeConnections(states)).toBe(summary);
});

test('the states may come from any collection', () => {
  expect(summarizeConnections(new Map([['trainings', open]]).values())).toBe('open');
});
