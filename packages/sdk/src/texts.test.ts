import { describe, expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import { studentRules } from './rules/student.ts';
import { workplaceRules } from './rules/workplace.ts';
import { faultsOf } from './rules.ts';
import { toText, toTexts } from './texts.ts';

describe('a fault is a sentence', () => {
  test('with what it is about, in both languages', () => {
    const tooLong = { code: 'too-long', values: { limit: 100 } } as const;
    expect(toText(tooLong, 'pl')).toBe('Za długie: najwyżej 100\u00a0zn.');
    expect(toText(tooLong, 'en')).toBe('Too long: at most 100 characters.');
  });

  test('and the faults of a row are told by field, as those of an error are', () => {
    const faults = faultsOf(studentRules.fields, { firstName: 'Anna', lastName: '', joinedOn: '20.11.2026' });
    expect(toTexts(faults, 'pl')).toEqual({
      lastName: 'To pole jest wymagane.',
      joinedOn: 'Niepoprawny format (date).',
    });
    expect(toTexts(faultsOf(workplaceRules.fields, { name: 'Dojo', colour: 'red' }), 'en')).toEqual({
      colour: 'There is no such field.',
    });
  });

  test('in the words of the server, whatever the code', () => {
    const said = contract.components.schemas.Problem.properties.code['x-texts'];
    const values = { limit: 7, type: 'integer', allowed: 'pl, en', example: '80-180', format: 'date' };
    for (const [field, fault] of Object.entries({
      a: { code: 'wrong-type', values },
      b: { code: 'not-allowed', values },
      c: { code: 'wrong-pattern', values },
      d: { code: 'too-few', values },
    } as const)) {
      const text = toText(fault, 'pl');
      expect(text, field).not.toMatch(/[{}]/);
      expect(text.startsWith(said[fault.code].pl.split('{')[0] ?? '?'), field).toBe(true);
    }
  });
});
