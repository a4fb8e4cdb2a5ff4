import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

test('a folder counts by the mutants it has, not by how many were tried', () => {
  const { percent } = scoreOf([
    { folder: 'large', planted: 900, tried: 10, killed: 9 },
    { folder: 'small', planted: 100, tried: 100, killed: 50 },
  ]);
  expect(percent).toBeCloseTo(0.9 * 90 + 0.1 * 50);
});

test('the error is that of a share of a sample, and none where all were tried', () => {
  const tried = (count: number) =>
    scoreOf([{ folder: 'any', planted: 1_000_000, tried: count, killed: count / 2 }]);
  expect(tried(100).error).toBeCloseTo(9.8, 2);
  expect(tried(400).error).toBeCloseTo(4.9, 2);
  expect(scoreOf([{ folder: 'any', planted: 100, tried: 100, killed: 50 }]).error).toBe(0);
});
