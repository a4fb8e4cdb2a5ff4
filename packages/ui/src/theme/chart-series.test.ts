import { describe, expect, test } from 'vitest';
import { themeDefinitions } from './families.ts';
import { makePalette } from './palette.ts';

type Triple = readonly [number, number, number];

/** How linear sRGB is seen (Machado, Oliveira, Fernandes 2009, whole loss). */
const visions: Record<string, readonly [Triple, Triple, Triple]> = {
  'with all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (one: Triple, other: Triple) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

function linear(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Converts a colour to OKLab, where a distance of 0.02 is just noticed side by side. */
function perceived(hex: string, vision: readonly [Triple, Triple, Triple]): Triple {
  const color = linear(hex);
  const seen = vision.map((row) => Math.max(0, dot(row, color))) as unknown as Triple;
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929] as const,
    [0.2119034982, 0.6806995451, 0.1073969566] as const,
    [0.0883024619, 0.2817188376, 0.6299787005] as const,
  ].map((row) => Math.cbrt(dot(row, seen))) as unknown as Triple;
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

function closest(colors: readonly string[], vision: readonly [Triple, Triple, Triple]): number {
  const points = colors.map((hex) => perceived(hex, vision));
  return Math.min(
    ...points.flatMap((one, at) =>
      points
        .slice(at + 1)
        .map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
    ),
  );
}

describe.each(Object.entries(visions))('the series of a chart, seen %s', (name, vision) => {
  test.each(themeDefinitions.map((theme) => [theme.name, theme] as const))('under %s', (_name, theme) => {
    const { chart1, chart2, chart3, chart4, chart5, chart6 } = makePalette(theme.look, theme.hue);
    const colors = [chart1, chart2, chart3, chart4, chart5, chart6];
    expect(closest(colors, vision)).toBeGreaterThan(name === 'with all cones' ? 0.07 : 0.04);
  });
});
