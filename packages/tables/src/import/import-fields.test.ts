import { examCandidateRules } from '@tatami/sdk/rules/exam-candidate';
import { gradeRules } from '@tatami/sdk/rules/grade';
import { userRules } from '@tatami/sdk/rules/user';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { createTranslator } from '@tatami/web-runtime/translator';
import { describe, expect, test } from 'vitest';
import type { Table } from '../description/table.ts';
import { importFields } from './import-fields.ts';

test('a file brings all that a person may write and that has a name, but no password', () => {
  const names = Object.keys(userRules.fields).map((field) => [`user.${field}`, `The ${field}`]);
  const i18n = { t: createTranslator('en', Object.fromEntries(names)), timeZone: 'Europe/Warsaw' } as I18n;
  const table = { place: { table: 'user' }, rules: userRules.fields, form: [['email']], contract: userRules };
  const fields = importFields(table as unknown as Table<'user'>, i18n, () => undefined);
  // No user is without one: a form that does not ask for it was told before.
  expect(fields[0]).toMatchObject({ id: 'username', required: true });
  expect(fields.map(({ id }) => id).indexOf('email')).toBe(
    fields.filter(({ required }) => required).length - 1,
  );
  expect(fields.map(({ id }) => id).sort()).toEqual([
    'email',
    'enabled',
    'firstName',
    'language',
    'lastName',
    'phone',
    'status',
    'username',
  ]);
});

describe('what a field holds by names is one column of pairs', () => {
  const words = {
    'exam-candidate.marks': 'Oceny technik',
    'grade.profiles': 'Wymagania federacji',
    'grade.minTrainingDays': 'dni',
    'grade.minMonths': 'mies.',
    'grade.minAge': 'wiek',
  };
  const i18n = { t: createTranslator('pl', words), language: 'pl', timeZone: 'Europe/Warsaw' } as I18n;
  function pairs(table: 'grade' | 'exam-candidate', contract: object, id: string) {
    const { fields: rules } = contract as typeof gradeRules;
    const described = { place: { table }, rules, form: [], contract } as unknown as Table<'grade'>;
    const field = importFields(described, i18n, () => undefined).find((each) => each.id === id);
    if (field?.kind.type !== 'pairs') throw new Error(`${id} is not held by names.`);
    return field.kind;
  }

  test('what each federation asks for', () => {
    const kind = pairs('grade', gradeRules, 'profiles');
    const held = { PFA: { minTrainingDays: 30, minMonths: null, minAge: 14 } };
    expect(kind.pairsOf(held)).toEqual([
      ['PFA.minTrainingDays', 30],
      ['PFA.minAge', 14],
    ]);
    expect(kind.heldOf(kind.pairsOf(held))).toEqual(held);
    expect(kind.heldOf([])).toEqual({});
    const { key } = kind;
    const [first] = 'words' in key ? key.words : [];
    expect([first?.value, first?.words[0]]).toEqual(['PFA.minTrainingDays', 'PFA dni']);
    expect(kind.faultOf?.({ PFA: { minTrainingDays: 30, minMonths: null, minAge: 900 } })).toMatch(
      /^PFA wiek:/,
    );
    expect(kind.faultOf?.(held)).toBeNull();
  });

  test('the marks of techniques, by the names of those', () => {
    const kind = pairs('exam-candidate', examCandidateRules, 'marks');
    expect(kind.key).toMatchObject({ type: 'name', of: ['technik'] });
    expect(kind.each).toMatchObject({ type: 'whole', least: 1, most: 5 });
    expect(kind.heldOf(kind.pairsOf({ ikkyo: 4 }))).toEqual({ ikkyo: 4 });
  });
});
