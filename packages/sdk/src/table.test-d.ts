import { expectTypeOf, test } from 'vitest';
import {
  type Count,
  createClub,
  type Draft,
  type Entity,
  type ListQuery,
  type Page,
  type SavableTableName,
  type SortKey,
  type Student,
  type StudentDraft,
  saveAll,
  type TableName,
  type Training,
  type Workplace,
} from './index.ts';

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
  expectTypeOf(workplaces.get('id')).resolves.toEqualTypeOf<Entity<'workplace'>>();
  expectTypeOf(workplaces.list()).resolves.toEqualTypeOf<Page<Entity<'workplace'>>>();
  expectTypeOf<Entity<'workplace'>['capacity']>().toEqualTypeOf<number | null>();
  expectTypeOf<Entity<'grade'>['kind']>().toEqualTypeOf<'kyu' | 'dan' | 'none'>();
});

test('an entity has a name, and so has what is saved', () => {
  expectTypeOf<Entity<'student'>>().toEqualTypeOf<Student>();
  expectTypeOf<Draft<'student'>>().toEqualTypeOf<StudentDraft>();
});

test('what the server sets can be sent along, and not set', () => {
  const { id } = {} as Student;
  expectTypeOf({ id, firstName: 'Anna', lastName: 'Nowak', joinedOn: '2026-11-20' }).toExtend<StudentDraft>();
  const student = {} as Student;
  // @ts-expect-error the server works it out
  student.lastPresentAt = null;
});

test('all rows come one by one', async () => {
  for await (const user of club.table('user').all()) expectTypeOf(user).toEqualTypeOf<Entity<'user'>>();
});

test('a row has the fields that were asked for, and no others', async () => {
  const students = club.table('student');
  type Named = Pick<Student, 'id' | 'lastName'>;
  expectTypeOf(students.list({ fields: ['id', 'lastName'] })).resolves.toEqualTypeOf<Page<Named>>();
  expectTypeOf(students.get('id', { fields: ['id', 'lastName'] })).resolves.toEqualTypeOf<Named>();
  for await (const student of students.all({ q: 'nowak', fields: ['id', 'lastName'] })) {
    expectTypeOf(student).toEqualTypeOf<Named>();
    // @ts-expect-error it was not asked for
    student.firstName;
  }
  const chosen: ('email' | 'phone')[] = ['email'];
  expectTypeOf(students.get('id', { fields: chosen })).resolves.toEqualTypeOf<
    Pick<Student, 'email' | 'phone'>
  >();
  // @ts-expect-error no such field
  void students.list({ fields: ['id', 'surname'] });
  // @ts-expect-error a password is only written
  void club.table('user').get('id', { fields: ['password'] });
});

test('a part of a row can be saved where it has what is required, and not without', () => {
  const part = {} as Pick<Student, 'id' | 'firstName' | 'lastName' | 'joinedOn'>;
  void club.table('student').save(part);
  // @ts-expect-error a student has a first name
  void club.table('student').save({} as Pick<Student, 'id' | 'lastName' | 'joinedOn'>);
});

test('what is counted has no order and no pages', () => {
  expectTypeOf(club.table('student').count({ 'lastPresentAt.null': true })).resolves.toEqualTypeOf<Count>();
  // @ts-expect-error a number has no order
  void club.table('student').count({ sort: 'lastName' });
});

test('of many rows each is stored, or says why it is not', async () => {
  for (const { row, entity, error } of await saveAll(workplaces, [{ name: 'Dojo' }])) {
    expectTypeOf(row).toEqualTypeOf<{ name: string }>();
    if (error) expectTypeOf(entity).toEqualTypeOf<null>();
    else expectTypeOf(entity).toEqualTypeOf<Workplace>();
  }
  // @ts-expect-error a workplace has a name
  void saveAll(workplaces, [{ city: 'Gdańsk' }]);
});

test('every field that may be empty, and narrows a list, can be asked for without a value; no other', () => {
  type Filtered<T extends TableName> = Extract<keyof ListQuery<T>, keyof Entity<T>>;
  type Emptiable<T extends TableName> = {
    [F in Filtered<T>]: null extends Entity<T>[F] ? `${F & string}.null` : never;
  }[Filtered<T>];
  type AskedEmpty<T extends TableName> = Extract<keyof ListQuery<T>, `${string}.null`>;
  expectTypeOf<{ [T in TableName]: AskedEmpty<T> }>().toEqualTypeOf<{ [T in TableName]: Emptiable<T> }>();
  expectTypeOf<'lastPresentAt.null' | 'memberNumber.null'>().toExtend<AskedEmpty<'student'>>();
  expectTypeOf<{ [T in TableName]: ListQuery<T>[AskedEmpty<T> & keyof ListQuery<T>] }>().toExtend<{
    [T in TableName]: boolean | undefined;
  }>();
});

test('what was read of any table can be saved', () => {
  expectTypeOf<{ [T in SavableTableName]: Entity<T> }>().toExtend<{ [T in SavableTableName]: Draft<T> }>();
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

test('a query asks for rows without a value, where there may be none', () => {
  void club.table('student').list({ 'lastPresentAt.lt': '2026-10-30T00:00:00Z', 'lastPresentAt.null': true });
  // @ts-expect-error everybody has a last name
  void club.table('student').list({ 'lastName.null': true });
  // @ts-expect-error yes or no
  void club.table('student').list({ 'lastPresentAt.null': 'true' });
});

test('a range is asked of what has an order, several values of what is chosen', () => {
  void club
    .table('training')
    .list({ 'state.in': ['held', 'notHeld'], 'startsAt.gte': '2026-11-01T00:00:00Z' });
  // @ts-expect-error no such state
  void club.table('training').list({ 'state.in': ['over'] });
  // @ts-expect-error a title has no range
  void club.table('training').list({ 'title.gte': 'A' });
});

test('a sort key is a field, with its direction or without', () => {
  type Key = 'id' | 'title' | 'dueAt' | 'state';
  expectTypeOf<SortKey<'homework'>>().toEqualTypeOf<Key | `${Key},${'asc' | 'desc'}`>();
});

test('a table does what it offers, with what that takes', () => {
  const trainings = club.table('training');
  expectTypeOf(trainings.act('id', 'cancel', { reason: 'Awaria' })).resolves.toEqualTypeOf<Training>();
  expectTypeOf(trainings.act('id', 'restore', undefined, { ifMatch: 3 })).resolves.toEqualTypeOf<Training>();
  expectTypeOf(club.table('user').act('id', 'invite')).resolves.toEqualTypeOf<undefined>();
  // @ts-expect-error a training is cancelled for a reason
  void trainings.act('id', 'cancel');
  // @ts-expect-error no such action
  void trainings.act('id', 'postpone');
  // @ts-expect-error a roster is read, not done
  void trainings.act('id', 'roster');
  // @ts-expect-error a workplace does nothing
  workplaces.act;
});

test('a list is sorted by its fields, up or down', () => {
  void workplaces.list({ sort: 'city,desc' });
  void workplaces.list({ sort: ['city', 'name,asc'] });
  // @ts-expect-error no such field
  void workplaces.list({ sort: 'colour,asc' });
  // @ts-expect-error no such direction
  void workplaces.list({ sort: 'city,up' });
});

test('a picture belongs to people and articles only, each in sizes of its own', () => {
  expectTypeOf(club.table('student').setPicture).returns.resolves.toEqualTypeOf<Student>();
  expectTypeOf(club.table('student').picturePath).parameter(2).toEqualTypeOf<128 | 512>();
  expectTypeOf(club.table('article').picturePath).parameter(2).toEqualTypeOf<160 | 640 | 1600>();
  // @ts-expect-error a training has none
  club.table('training').setPicture('id', new Blob());
});
