import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('black on white is 21, however it is written', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#fff', 'rgb(0, 0, 0)')).toBeCloseTo(21);
});

test('the lightest grey that may be text on white is #767676', () => {
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

test('what lets light through has none of its own', () => {
  expect(contrast('transparent', '#ffffff')).toBeNull();
  expect(contrast('#0008', '#ffffff')).toBeNull();
});
