import { describe, expect, test } from 'vitest';
import { contrast, fitToGamut, toHex, withContrast } from './oklch.ts';

describe('toHex', () => {
  test.each([
    [{ l: 1, c: 0, h: 0 }, '#ffffff'],
    [{ l: 0, c: 0, h: 0 }, '#000000'],
    // The three primaries as CSS Color 4 gives them.
    [{ l: 0.62796, c: 0.25768, h: 29.234 }, '#ff0000'],
    [{ l: 0.86644, c: 0.29483, h: 142.495 }, '#00ff00'],
    [{ l: 0.45201, c: 0.31321, h: 264.052 }, '#0000ff'],
  ])('%o is %s', (color, hex) => {
    expect(toHex(color)).toBe(hex);
  });
});

test('a colour outside sRGB keeps lightness and hue and loses chroma', () => {
  const fitted = fitToGamut({ l: 0.7, c: 0.4, h: 150 });
  expect(fitted).toMatchObject({ l: 0.7, h: 150 });
  expect(fitted.c).toBeLessThan(0.25);
  expect(fitted.c).toBeGreaterThan(0.15);
});

describe('contrast', () => {
  test('black on white is 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  test('#767676 is the lightest grey that passes AA on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

describe('withContrast', () => {
  test('leaves a colour that is clear enough', () => {
    const navy = { l: 0.3, c: 0.1, h: 270 };
    expect(withContrast(navy, ['#ffffff'], 4.5)).toBe(toHex(navy));
  });

  test('darkens on a light ground, lightens on a dark one', () => {
    const grey = { l: 0.6, c: 0, h: 0 };
    expect(contrast(withContrast(grey, ['#ffffff'], 7), '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(contrast(withContrast(grey, ['#111111'], 7), '#111111')).toBeGreaterThanOrEqual(7);
  });

  test('says so when it cannot be done', () => {
    expect(() => withContrast({ l: 0.5, c: 0, h: 0 }, ['#777777'], 10)).toThrow(RangeError);
  });
});
