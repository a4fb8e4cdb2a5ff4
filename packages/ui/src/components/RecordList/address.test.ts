import { describe, expect, test } from 'vitest';
import { listChange, type SearchChange, withChange } from './change-address.ts';
import { type AddressedList, readListAddress } from './read-address.ts';

const group = '01a1f7b4-803c-7573-8f89-ce07ee040296';
const list: AddressedList = {
  sortable: ['lastName', 'joinedOn'],
  sort: [{ column: 'lastName', direction: 'asc' }],
  filters: {
    section: { field: 'section', by: ['kids', 'youth', 'adult'] },
    status: { field: 'status', by: ['active', 'left'] },
    groupName: { field: 'group', by: 'id' },
    right: { field: 'right', by: 'code' },
    trains: { field: 'trains', by: 'flag' },
    size: { field: 'size', by: 'number' },
    joinedOn: { field: 'joinedOn', by: 'date' },
    seen: { field: 'seenAt', by: 'instant' },
  },
  defaultFilters: { status: { oneOf: ['active'] } },
};
const read = (search: string) => readListAddress(list, new URLSearchParams(search));
/** The address after a change, as people read it. */
const after = (search: string, change: SearchChange) =>
  decodeURIComponent(withChange(new URLSearchParams(search), change).toString());

test('an address without parameters is the first page by the default order', () => {
  expect(read('')).toEqual({ page: 0, sort: list.sort, q: '', filters: { status: { oneOf: ['active'] } } });
});

describe('page', () => {
  test('people count from one, the wire from nought', () => {
    expect(read('page=3').page).toBe(2);
  });

  test.each(['0', '-1', '1.5', 'x', ''])('“%s” is the first', (page) => {
    expect(read(`page=${page}`).page).toBe(0);
  });
});

describe('order', () => {
  test('by one column, as addresses had it from the beginning', () => {
    expect(read('sort=joinedOn,desc').sort).toEqual([{ column: 'joinedOn', direction: 'desc' }]);
  });

  test('by many, the first matters most', () => {
    expect(read('sort=joinedOn,desc,lastName,asc').sort).toEqual([
      { column: 'joinedOn', direction: 'desc' },
      { column: 'lastName', direction: 'asc' },
    ]);
  });

  test('by a column that there is not is the default', () => {
    expect(read('sort=passwordHash,desc').sort).toEqual(list.sort);
  });
});

describe('filters', () => {
  test.each([
    ['section=kids,youth', { section: { oneOf: ['kids', 'youth'] } }],
    [`group=${group}`, { groupName: { oneOf: [group] } }],
    ['right=Sauna:Open,DayOff:Read', { right: { oneOf: ['Sauna:Open', 'DayOff:Read'] } }],
    ['trains=true', { trains: { oneOf: ['true'] } }],
    ['size=10..20', { size: { from: 10, to: 20 } }],
    ['size=10', { size: { from: 10, to: 10 } }],
    ['seenAt=null', { seen: { empty: true } }],
    ['section=notNull', { section: { empty: false } }],
    ['joinedOn=2024-01-01..', { joinedOn: { from: '2024-01-01' } }],
    ['joinedOn=..2024-02-29', { joinedOn: { to: '2024-02-29' } }],
  ])('%s', (search, filters) => {
    expect(read(`${search}&status=all`).filters).toEqual(filters);
  });

  test.each([
    'section=seniors',
    'section=toString',
    'group=1',
    'trains=maybe',
    'size=many',
    'joinedOn=2023-02-29',
    'seenAt=now..',
  ])('%s narrows nothing', (search) => {
    expect(read(`${search}&status=all`).filters).toEqual({});
  });

  test('who trains now is shown unless the address says otherwise', () => {
    expect(read('').filters).toEqual({ status: { oneOf: ['active'] } });
    expect(read('status=left').filters).toEqual({ status: { oneOf: ['left'] } });
    expect(read('status=all').filters).toEqual({});
  });
});

describe('what a person chooses', () => {
  const addressAfter = (search: string, change: Parameters<typeof listChange>[1]) =>
    after(search, listChange(list, change));

  test('is read back as it was chosen', () => {
    const chosen = {
      sort: [
        { column: 'joinedOn', direction: 'desc' as const },
        { column: 'lastName', direction: 'asc' as const },
      ],
      q: 'nowak',
      filters: { section: { oneOf: ['kids', 'youth'] }, size: { from: 10 }, joinedOn: { to: '2024-06-30' } },
    };
    expect(read(addressAfter('', chosen))).toEqual({ ...chosen, page: 0 });
  });

  test('leads to the first page, and leaves alone what it does not change', () => {
    expect(addressAfter('?page=4&section=kids&edit=new', { q: 'anna' })).toBe('section=kids&edit=new&q=anna');
  });

  test('says nothing where it is what stands by itself', () => {
    expect(
      addressAfter('?section=kids', { sort: [...list.sort], filters: { status: { oneOf: ['active'] } } }),
    ).toBe('');
    expect(addressAfter('', { filters: {} })).toBe('status=all');
  });

  test('waits for the end of a year that is being typed', () => {
    expect(addressAfter('?status=all', { filters: { joinedOn: { from: '0020-01-01' } } })).toBe('status=all');
  });
});

test('rows without a value, and those with any, have an address', () => {
  const change = listChange(list, { filters: { seen: { empty: true }, section: { empty: false } } });
  const search = after('', change);
  expect(search).toBe('section=notNull&status=all&seenAt=null');
  expect(read(search).filters).toEqual({ seen: { empty: true }, section: { empty: false } });
});
