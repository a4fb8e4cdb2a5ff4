import { expect, test } from 'vitest';
import { reachableStatuses } from './reachable-statuses.ts';

test('an erasure that the club began can be taken back by it, one that the user began cannot', () => {
  expect(reachableStatuses({ status: 'pendingErasure', enabled: false })).toEqual([
    'pendingErasure',
    'blocked',
  ]);
  expect(reachableStatuses({ status: 'pendingErasure', enabled: true })).toEqual(['pendingErasure']);
});

test('what is erased stays so', () => {
  expect(reachableStatuses({ status: 'erased', enabled: false })).toEqual(['erased']);
});
