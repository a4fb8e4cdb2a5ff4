import { expect, test } from 'vitest';
import { type Judge, judgedAgain } from './use-form-values.ts';

const judge: Judge = ({ name, from, to }) => ({
  ...(!name && { name: 'Wpisz nazwę.' }),
  ...(String(to) < String(from) && { to: 'Koniec jest przed początkiem.' }),
});

test('what is typed the first time is not judged', () => {
  expect(judgedAgain({}, { name: 'Bo' }, { name: '' }, judge)).toEqual({});
});

test('what is being corrected is judged at once', () => {
  const errors = { name: 'Wpisz nazwę.' };
  expect(judgedAgain(errors, { name: '' }, { name: 'B' }, judge)).toEqual({});
  expect(judgedAgain(errors, { name: ' ' }, { name: '' }, judge)).toEqual(errors);
});

test('a field is right again when another one is mended', () => {
  const errors = { to: 'Koniec jest przed początkiem.' };
  const before = { name: 'Obóz', from: '2026-07-05', to: '2026-07-01' };
  expect(judgedAgain(errors, before, { ...before, from: '2026-06-28' }, judge)).toEqual({});
});

test('what only the server knows holds until its own field is changed', () => {
  const errors = { name: 'Jest już taki.' };
  const before = { name: 'Bo', from: '1', to: '2' };
  expect(judgedAgain(errors, before, { ...before, to: '3' }, judge)).toEqual(errors);
  expect(judgedAgain(errors, before, { ...before, name: 'Jo' }, judge)).toEqual({});
});

test('what is within a field is judged with it', () => {
  const errors = { 'guardians.0.name': 'Wpisz, kto to.' };
  expect(judgedAgain(errors, { guardians: [{}] }, { guardians: [{ name: 'Ewa' }] }, () => ({}))).toEqual({});
});
