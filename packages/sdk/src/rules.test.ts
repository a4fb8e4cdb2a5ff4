import { expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import { fieldRules, formRules } from './rules.ts';
import { forms, rules } from './rules-data.ts';

test('the rules of a field are those of the contract', () => {
  const { username, phone, language, id, createdAt } = fieldRules('user');
  expect(username).toEqual({
    type: 'string',
    required: true,
    minLength: 3,
    maxLength: 64,
    pattern: '^[a-z0-9._-]+$',
  });
  expect(phone).toMatchObject({ type: 'string', nullable: true });
  expect(language).toEqual({ type: 'string', enum: ['pl', 'en'], default: 'pl' });
  expect(id).toEqual({ type: 'string', format: 'uuid', readOnly: true });
  expect(createdAt).toEqual({ type: 'string', format: 'date-time', readOnly: true });
  expect(fieldRules('rightto').group).toMatchObject({ required: true, reference: 'groupright' });
});

test('every table that can be written has its rules, and every field of it', () => {
  const bodies = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    name.endsWith('Write') && 'properties' in schema ? [Object.keys(schema.properties)] : [],
  );
  expect(Object.values(rules).map((fields) => Object.keys(fields))).toEqual(bodies);
});

test('what is sent elsewhere than to a table has rules too', () => {
  expect(formRules('setPassword').password).toEqual({
    type: 'string',
    required: true,
    minLength: 10,
    maxLength: 128,
  });
  expect(formRules('updateProfile')).toMatchObject({
    phone: { nullable: true },
    language: { enum: ['pl', 'en'] },
  });
  expect(Object.keys(forms)).toContain('cancelTraining');
  expect(Object.keys(forms).filter((name) => name in rules)).toEqual([]);
});
