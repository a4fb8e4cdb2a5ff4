import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownRights } from '../src/rights/rights.ts';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';

interface Schema {
  'x-table'?: object;
  description?: string;
  properties?: Record<string, Schema>;
}

interface Contract {
  paths: Record<string, Record<string, { 'x-access'?: { right?: string } }>>;
  components: { schemas: Record<string, Schema> };
}

let club: TestClub;
let contract: Contract;
beforeAll(async () => {
  club = await openTestClub();
  contract = (await club.nobody.get('/openapi.json')).body;
});
afterAll(() => club.close());

test('each call says who may make it', () => {
  const rights: readonly string[] = knownRights(tables);
  for (const [path, operations] of Object.entries(contract.paths)) {
    for (const [method, { 'x-access': access }] of Object.entries(operations)) {
      const isKnown =
        ['public', 'signed-in'].includes(String(access)) || rights.includes(access?.right ?? '');
      expect(isKnown, `${method} ${path}: ${JSON.stringify(access)}`).toBe(true);
    }
  }
  expect(contract.paths['/student']?.get?.['x-access']).toEqual({ right: 'Student:Read', orOwn: true });
  expect(contract.paths['/training/{id}/cancel']?.post?.['x-access']).toEqual({ right: 'Training:Write' });
});

test('each table says what names a row, what its list looks into, and how it is ordered', () => {
  for (const { name, entity, search = [], sort = [], title } of tables)
    expect(contract.components.schemas[entity]?.['x-table']).toMatchObject({ name, title, search, sort });
});

test('a table says which of its fields tell a row from the others together', () => {
  const { RightTo, Item } = contract.components.schemas;
  expect(RightTo?.['x-table']).toMatchObject({ keys: [['group', 'right']] });
  expect(Item?.['x-table']).toMatchObject({ keys: [] });
});

test('a field says what it counts, and what it leads to', () => {
  const { TrainingSeries, Student } = contract.components.schemas;
  expect(TrainingSeries?.properties?.durationMinutes).toMatchObject({ 'x-unit': 'min' });
  expect(Student?.properties?.grade).toMatchObject({ 'x-reference': 'grade' });
  expect(Student?.properties?.lastPresentAt?.description).toContain('null for who never came');
});
