import { describe, expect, test } from 'vitest';
import { themeDefinitions } from './families.ts';
import { type Group, type GroupRole, groupColorIn, groupHues } from './groups.ts';
import { contrast } from './oklch.ts';
import { makePalette } from './palette.ts';

const groups = Object.keys(groupHues) as Group[];

describe.each(themeDefinitions.map((theme) => [theme.name, theme] as const))('under %s', (_name, theme) => {
  const palette = makePalette(theme.look, theme.hue);
  const colorOf = (group: Group, role: GroupRole) => groupColorIn(palette, group, role);

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
