import { expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import { studentGradeRules } from './rules/student-grade.ts';
import { trainingRules } from './rules/training.ts';
import { fieldRules, formRules, tableRules } from './rules.ts';
import { forms, tables } from './rules-data.ts';
import { knownRights } from './vocabulary.ts';

test('the rules of a field are those of the contract', () => {
  const { username, phone, language, id, createdAt } = fieldRules('user');
  expect(username).toMatchObject({
    type: 'string',
    required: true,
    minLength: 3,
    maxLength: 64,
    pattern: '^[a-z0-9._-]+$',
  });
  expect(phone).toMatchObject({ type: 'string', nullable: true });
  expect(language).toMatchObject({ type: 'string', enum: ['pl', 'en'], default: 'pl' });
  expect(id).toMatchObject({ type: 'string', format: 'uuid', readOnly: true });
  expect(createdAt).toMatchObject({ type: 'string', format: 'date-time', readOnly: true });
  expect(fieldRules('rightto').group).toMatchObject({ required: true, reference: 'groupright' });
});

test('every table has its rules, and they speak of every field that is read or written', () => {
  const { schemas } = contract.components as unknown as {
    schemas: Record<string, { properties: object; 'x-table'?: { name: string } }>;
  };
  const expected = Object.entries(schemas).flatMap(([entity, { properties, 'x-table': table }]) => {
    const written = schemas[`${entity}Write`]?.properties ?? {};
    // Links are no field.
    const fields = Object.keys({ ...properties, ...written }).filter((name) => name !== '_links');
    return table ? [[table.name, fields]] : [];
  });
  expect(expected.length).toBeGreaterThan(12);
  expect(Object.entries(tables).map(([name, { fields }]) => [name, Object.keys(fields)])).toEqual(expected);
});

test('a field that is worked out is told with all that a list can do with it', () => {
  expect(fieldRules('student').lastPresentAt).toEqual({
    type: 'string',
    format: 'date-time',
    nullable: true,
    readOnly: true,
    sortable: true,
    filters: ['is', 'range', 'null'],
  });
  expect(fieldRules('student').grade).toMatchObject({ reference: 'grade', filters: ['is', 'in', 'null'] });
  expect(fieldRules('student').guardians).toMatchObject({ type: 'array', writeOnly: true });
  expect(fieldRules('student-grade').awardedOn).not.toHaveProperty('readOnly');
});

test('a number tells what it counts, also deep within', () => {
  expect(fieldRules('training-series').durationMinutes.unit).toBe('min');
  const { fields: profiles } = fieldRules('grade').profiles;
  expect(profiles?.PZA?.fields?.minMonths).toMatchObject({ nullable: true, unit: 'months' });
});

test('a status tells where an update may lead it', () => {
  const { status } = fieldRules('user');
  expect(Object.keys(status.steps ?? {})).toEqual(status.enum);
  expect(status.steps?.blocked).toEqual(['active', 'pendingErasure']);
});

test('a table tells who may do what with it, and where its list begins', () => {
  expect(tableRules('student-grade')).toMatchObject({
    name: 'student-grade',
    entity: 'StudentGrade',
    search: ['studentFirstName', 'studentLastName', 'examiner'],
    sort: ['awardedOn,desc'],
    actions: {},
  });
  expect(studentGradeRules.access).toEqual({
    read: { right: 'StudentGrade:Read', orOwn: true },
    create: { right: 'StudentGrade:Write' },
  });
  expect(trainingRules.actions.cancel).toEqual({
    access: { right: 'Training:Write' },
    fields: { reason: { type: 'string', required: true, minLength: 1, maxLength: 500 } },
  });
  expect(tableRules('training')).toBe(trainingRules);
});

test('every right that a call asks for is known, and those of the menu', () => {
  const asked = Object.values(tables).flatMap(({ access }) =>
    Object.values(access).flatMap((each) => (each === 'signed-in' ? [] : [each.right])),
  );
  expect(knownRights).toEqual(expect.arrayContaining([...asked, 'Menu:Rights4Admin']));
});

test('what is sent elsewhere than to a table has rules too', () => {
  expect(formRules('setPassword').password).toEqual({
    type: 'string',
    required: true,
    minLength: 10,
    maxLength: 128,
    format: 'password',
  });
  expect(formRules('updateProfile')).toMatchObject({
    phone: { nullable: true },
    language: { enum: ['pl', 'en'] },
  });
  expect(Object.keys(forms)).toContain('cancelTraining');
  expect(Object.keys(forms).filter((name) => name in tables)).toEqual([]);
});
