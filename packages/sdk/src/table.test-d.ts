import { expectTypeOf, test } from 'vitest';
import { createClub, type Draft, type Entity, type ListQuery, type Page, type TableName } from './index.ts';

const club = createClub({ baseUrl: '/api' });
const workplaces = club.table('workplace');

test('tables are those of the contract', () => {
  expectTypeOf<
    'user' | 'groupright' | 'rightto' | 'useringroupright' | 'grade' | 'workplace'
  >().toExtend<TableName>();
  // @ts-expect-error /user/all is a list, not a table of its own
  club.table('user/all');
});

test('an entity has the fields of its table', () => {
  expectTypeOf(workplaces.get).returns.resolves.toEqualTypeOf<Entity<'workplace'>>();
  expectTypeOf(workplaces.list).returns.resolves.toEqualTypeOf<Page<Entity<'workplace'>>>();
  expectTypeOf<Entity<'workplace'>['capacity']>().toEqualTypeOf<number | null>();
  expectTypeOf<Entity<'grade'>['kind']>().toEqualTypeOf<'kyu' | 'dan' | 'none'>();
});

test('all rows come one by one', async () => {
  for await (const user of club.table('user').all()) expectTypeOf(user).toEqualTypeOf<Entity<'user'>>();
});

test('what was read of any table can be saved', () => {
  expectTypeOf<{ [T in TableName]: Entity<T> }>().toExtend<{ [T in TableName]: Draft<T> }>();
});

test('what has a default, or may be null, may be left out', () => {
  expectTypeOf({ name: 'Dojo' }).toExtend<Draft<'workplace'>>();
  expectTypeOf<Draft<'workplace'>['active']>().toEqualTypeOf<boolean | undefined>();
});

test('what is required may not be left out', () => {
  // @ts-expect-error a workplace has a name
  void workplaces.save({ city: 'Gdańsk' });
});

test('a field that is not there can not be saved', () => {
  // @ts-expect-error no such field
  void workplaces.save({ name: 'Dojo', colour: 'red' });
});

test('a value is one of those there are', () => {
  const names = { username: 'anna', email: 'anna@club.test', firstName: 'Anna', lastName: 'Nowak' };
  // @ts-expect-error Polish or English
  void club.table('user').save({ ...names, language: 'de' });
});

test('a query filters by fields, each by its type', () => {
  expectTypeOf<ListQuery<'workplace'>['capacity.gte']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<ListQuery<'user'>['status.in']>().toExtend<string[] | undefined>();
  // @ts-expect-error a number is asked for
  void workplaces.list({ 'capacity.gte': 'many' });
  // @ts-expect-error no such field
  void workplaces.list({ colour: 'red' });
});

test('a list is sorted by its fields, up or down', () => {
  void workplaces.list({ sort: 'city,desc' });
  void workplaces.list({ sort: ['city', 'name,asc'] });
  // @ts-expect-error no such field
  void workplaces.list({ sort: 'colour,asc' });
  // @ts-expect-error no such direction
  void workplaces.list({ sort: 'city,up' });
});
