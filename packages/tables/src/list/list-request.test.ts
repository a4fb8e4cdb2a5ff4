import { type AddressedList, readListAddress } from '@tatami/ui';
import { expect, test } from 'vitest';
import { listRequest } from './list-request.ts';

const group = '01a1f7b4-803c-7573-8f89-ce07ee040296';
const list: AddressedList = {
  sortable: ['lastName', 'joinedOn'],
  sort: [{ column: 'lastName', direction: 'asc' }],
  filters: {
    section: { field: 'section', by: ['kids', 'youth', 'adult'] },
    status: { field: 'status', by: ['active', 'left'] },
    groupName: { field: 'group', by: 'id' },
    trains: { field: 'trains', by: 'flag' },
    size: { field: 'size', by: 'number' },
    joinedOn: { field: 'joinedOn', by: 'date' },
    seen: { field: 'seenAt', by: 'instant' },
  },
  defaultFilters: { status: { oneOf: ['active'] } },
};
const ask = (search: string) =>
  listRequest(list, readListAddress(list, new URLSearchParams(search)), 'Europe/Warsaw');

test('by many columns, the first matters most', () => {
  expect(ask('sort=joinedOn,desc,lastName,asc').sort).toEqual(['joinedOn,desc', 'lastName,asc']);
});

test.each([
  ['section=kids,youth', { 'section.in': ['kids', 'youth'] }],
  [`group=${group}`, { 'group.in': [group] }],
  ['trains=true', { trains: 'true' }],
  ['trains=true,false', {}],
  ['size=10..20', { 'size.gte': 10, 'size.lte': 20 }],
  ['size=10', { 'size.gte': 10, 'size.lte': 10 }],
  ['seenAt=null', { 'seenAt.null': true }],
  ['section=notNull', { 'section.null': false }],
  ['section=toString', {}],
  ['joinedOn=2024-01-01..', { 'joinedOn.gte': '2024-01-01' }],
  ['joinedOn=..2024-02-29', { 'joinedOn.lte': '2024-02-29' }],
  // The whole last day, by the club's clocks.
  ['seenAt=..2024-06-30', { 'seenAt.lt': '2024-06-30T22:00:00.000Z' }],
])('%s', (search, wire) => {
  expect(ask(`${search}&status=all`)).toEqual({ sort: ['lastName,asc'], ...wire });
});

test.each(['section=seniors', 'group=1', 'trains=maybe', 'size=many', 'joinedOn=2023-02-29', 'seenAt=now..'])(
  '%s narrows nothing',
  (search) => {
    expect(ask(`${search}&status=all`)).toEqual({ sort: ['lastName,asc'] });
  },
);

test('who trains now is shown unless the address says otherwise', () => {
  expect(ask('')['status.in']).toEqual(['active']);
  expect(ask('status=left')['status.in']).toEqual(['left']);
  expect(ask('status=all')).not.toHaveProperty('status.in');
});
