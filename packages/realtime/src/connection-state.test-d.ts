import { expectTypeOf, test } from 'vitest';
import type { ConnectionState } from './connection-state.ts';

test('only a closed connection says when it will retry', () => {
  const state = { status: 'open' } as ConnectionState;
  // @ts-expect-error read status first
  state.retryAt;
  if (state.status === 'closed') expectTypeOf(state.retryAt).toEqualTypeOf<number | null>();
});

test('a closed connection must say whether it will retry', () => {
  // @ts-expect-error off and waiting to retry are not the same state
  const state: ConnectionState = { status: 'closed' };
  expectTypeOf(state).toExtend<ConnectionState>();
});
