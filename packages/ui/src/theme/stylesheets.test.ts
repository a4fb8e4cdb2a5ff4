import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { contrast } from './oklch.ts';
import { type ColorRole, colorRoles, variableName } from './roles.ts';
import { families, generateThemeFiles } from './stylesheets.ts';
import { defaultTheme, inScheme, isThemeName, themes } from './themes.ts';

const folder = new URL('./generated/', import.meta.url);

test('the committed theme files are what the families say (pnpm themes)', async () => {
  const generated = generateThemeFiles();
  expect((await readdir(folder)).sort()).toEqual([...generated.keys()].sort());
  for (const [name, content] of generated) {
    expect(await readFile(new URL(name, folder), 'utf8'), name).toBe(content);
  }
});

test('every family has its whole range of themes', () => {
  const expected = families.reduce((sum, family) => sum + 2 * Object.keys(family.hues).length, 0);
  expect(themes).toHaveLength(expected);
  expect(isThemeName(defaultTheme)).toBe(true);
  expect(isThemeName('constructor')).toBe(false);
});

test('a theme has its counterpart in the other scheme', () => {
  expect(inScheme('lara-light-teal', 'dark')).toBe('lara-dark-teal');
  expect(inScheme('lara-dark-teal', 'dark')).toBe('lara-dark-teal');
});

const grounds: ColorRole[] = ['background', 'surface', 'raised', 'subtle'];

/** What stands on what, by the component that does it, and the ratio WCAG 2.2 AA asks for. */
const pairs: [on: ColorRole, role: ColorRole, ratio: number][] = [
  ...grounds.flatMap((on): [ColorRole, ColorRole, number][] => [
    [on, 'text', 7],
    [on, 'muted', 4.5],
    [on, 'accent', 4.5],
    [on, 'success', 4.5],
    [on, 'warning', 4.5],
    [on, 'danger', 4.5],
    [on, 'info', 4.5],
    [on, 'border', 3],
    [on, 'focus', 3],
  ]),
  ['accent', 'onAccent', 4.5],
  ['accentHover', 'onAccent', 4.5],
  ['tint', 'onTint', 4.5],
  ['tintHover', 'onTint', 4.5],
  ['tint', 'text', 7],
  ['tintHover', 'text', 7],
  ['tint', 'muted', 4.5],
  ['tintHover', 'muted', 4.5],
  ['tint', 'accent', 4.5],
  ['tint', 'border', 3],
  ['tint', 'focus', 3],
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap(
    (status): [ColorRole, ColorRole, number][] => [
      [`${status}Tint`, status, 4.5],
      [`${status}Tint`, 'text', 7],
      [status, 'onStatus', 4.5],
    ],
  ),
  ['dangerHover', 'onStatus', 4.5],
];

describe.each(themes.map(({ name }) => name))('%s', async (name) => {
  const css = await readFile(new URL(`${name}.css`, folder), 'utf8');
  const colorOf = (role: ColorRole) => {
    const value = new RegExp(`${variableName(role)}: (.+);`).exec(css)?.[1];
    if (!value) throw new Error(`${name} has no ${role}`);
    return value;
  };

  test('sets every role', () => {
    expect(colorRoles.filter((role) => !css.includes(`  ${variableName(role)}: `))).toEqual([]);
  });

  test('reaches AA wherever one colour stands on another', () => {
    const tooFaint = pairs
      .map(([on, role, least]) => ({ on, role, least, ratio: contrast(colorOf(on), colorOf(role)) }))
      .filter(({ ratio, least }) => ratio < least);
    expect(tooFaint).toEqual([]);
  });
});
