import { workplaceRules } from '@tatami/sdk/rules/workplace';
import { BuildingIcon } from '@tatami/ui/icons';
import { expect, test } from 'vitest';
import { describePlace } from './describe-place.ts';
import { listOf, resolveColumns } from './resolve-columns.ts';

const place = describePlace('workplace', {
  icon: BuildingIcon,
  rights: 'Workplace',
  name: ({ name }) => name,
  list: {
    path: '/adm/workplace',
    menu: 'administration',
    sort: 'name,desc',
    defaultFilters: { active: ['true'] },
  },
});

test('a column is sorted and narrowed by what the contract says of its field', () => {
  const [name, active] = resolveColumns<'workplace'>(['name', 'active'], workplaceRules.fields);
  expect(name).toMatchObject({ id: 'name', headedBy: 'name', isSortable: true });
  expect(active).toMatchObject({ filterKind: 'flag' });
});

test('a column that draws itself is neither', () => {
  const [way] = resolveColumns<'workplace'>(
    [{ field: 'none', id: 'way', cell: ({ city }) => city }],
    workplaceRules.fields,
  );
  expect(way).toMatchObject({ id: 'way', isSortable: false });
  expect(way?.filterKind).toBeUndefined();
});

test('a column that is not to be sorted or narrowed by is not, whatever the contract offers', () => {
  const [active] = resolveColumns<'workplace'>(
    [{ field: 'active', sort: false, filter: false }],
    workplaceRules.fields,
  );
  expect(active).toMatchObject({ id: 'active', isSortable: false, filterKind: undefined });
});

test('a list begins as its place says, narrowed by what it has a column for', () => {
  const list = listOf(place, ['name', 'active'], [], workplaceRules);
  expect(list.sort).toEqual([{ column: 'name', direction: 'desc' }]);
  expect(list.filters).toMatchObject({ active: { field: 'active', by: 'flag' } });
  expect(list.defaultFilters).toEqual({ active: { oneOf: ['true'] } });
  expect(listOf(place, ['name'], [], workplaceRules).defaultFilters).toEqual({});
});

test('what has no column can be narrowed by too, where the description says so', () => {
  const list = listOf(place, ['name'], ['active'], workplaceRules);
  expect(list.filters).toMatchObject({ active: { by: 'flag' } });
  expect(list.sortable).toEqual(['name']);
});
