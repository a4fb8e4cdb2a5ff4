import { describe, expect, test } from 'vitest';
import { themeDefinitions } from './families.ts';
import { type Group, type GroupRole, groupBase, groupHues, groupRoles } from './groups.ts';
import { contrast, toHex } from './oklch.ts';
import { makePalette } from './palette.ts';

type Lab = [lightness: number, a: number, b: number];

function toLab(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** What `color-mix(in oklab, …)` makes of two colours. */
function mix(one: string, share: number, other: string): string {
  const [from, to] = [toLab(one), toLab(other)];
  const [l, a, b] = from.map((value, at) => (value * share + (to[at] ?? 0) * (100 - share)) / 100) as Lab;
  return toHex({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

const groups = Object.keys(groupHues) as Group[];

describe.each(themeDefinitions.map((theme) => [theme.name, theme] as const))('under %s', (_name, theme) => {
  const palette = makePalette(theme.look, theme.hue);
  const colorOf = (group: Group, role: GroupRole) => {
    const [share, other] = groupRoles[role];
    return mix(groupBase(group), share, palette[other]);
  };

  test.each(groups)('what is said of the group %s can be read', (group) => {
    const tint = colorOf(group, 'tint');
    for (const text of [colorOf(group, 'ink'), palette.text, palette.muted, palette.danger]) {
      expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of [palette.background, palette.surface, palette.raised, palette.subtle]) {
      for (const role of ['mark', 'fill'] as const) {
        expect(contrast(colorOf(group, role), ground), role).toBeGreaterThanOrEqual(3);
      }
    }
    for (const role of ['mark', 'ink'] as const) {
      expect(contrast(colorOf(group, role), tint), role).toBeGreaterThanOrEqual(3);
    }
  });
});
