import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeTheme } from './make-theme.ts';
import { contrast } from './oklch.ts';
import { type ColorRole, colorRoles, type ShapeRole, shapeRoles, variableName } from './roles.ts';
import { generateThemeFiles } from './stylesheets.ts';
import { defaultTheme, inScheme, isThemeName, themes } from './themes.ts';

const folder = new URL('./generated/', import.meta.url);

test('the committed theme files are what the families say (pnpm themes)', async () => {
  const generated = generateThemeFiles();
  expect((await readdir(folder)).sort()).toEqual([...generated.keys()].sort());
  for (const [name, content] of generated) {
    expect(await readFile(new URL(name, folder), 'utf8'), name).toBe(content);
  }
});

test('the stylesheets of all themes together stay under 12 kB', () => {
  const all = themes.map(({ name }) => makeTheme(name).css).join('');
  expect(brotliCompressSync(all).length).toBeLessThanOrEqual(12_000);
});

describe('the list of themes', () => {
  test('has the names that PrimeNG 17 gives to these families', () => {
    const names = themes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(primeNames));
    expect(names.filter((name) => !primeNames.includes(name))).toEqual(['fluent-dark']);
    expect(new Set(names).size).toBe(names.length);
  });

  test('knows its names from others', () => {
    expect(isThemeName(defaultTheme)).toBe(true);
    expect(isThemeName('constructor')).toBe(false);
    expect(isThemeName(null)).toBe(false);
  });

  test('gives every theme a counterpart in the other scheme', () => {
    for (const { name, scheme } of themes) {
      const other = scheme === 'light' ? 'dark' : 'light';
      expect(inScheme(name, scheme)).toBe(name);
      expect(themes.find((theme) => theme.name === inScheme(name, other))?.scheme, name).toBe(other);
    }
    expect(inScheme('lara-light-teal', 'dark')).toBe('lara-dark-teal');
    expect(inScheme('saga-orange', 'dark')).toBe('vela-orange');
    expect(inScheme('luna-pink', 'light')).toBe('nova');
  });
});

const primeNames = [
  ...['light', 'dark'].flatMap((scheme) =>
    ['blue', 'indigo', 'purple', 'teal', 'green', 'amber', 'cyan', 'pink'].map((c) => `lara-${scheme}-${c}`),
  ),
  ...['md', 'mdc'].flatMap((density) =>
    ['light', 'dark'].flatMap((scheme) => ['indigo', 'deeppurple'].map((c) => `${density}-${scheme}-${c}`)),
  ),
  ...['light', 'dark'].flatMap((scheme) => ['blue', 'purple'].map((c) => `bootstrap4-${scheme}-${c}`)),
  'fluent-light',
  ...['saga', 'vela', 'arya'].flatMap((sky) =>
    ['blue', 'green', 'orange', 'purple'].map((c) => `${sky}-${c}`),
  ),
  ...['amber', 'blue', 'green', 'pink'].map((c) => `luna-${c}`),
  'nova',
  'nova-alt',
  'nova-accent',
];

const grounds: ColorRole[] = ['background', 'surface', 'raised', 'subtle', 'head', 'field'];
const statuses = ['success', 'warning', 'danger', 'info'] as const;
const series = colorRoles.filter((role) => role.startsWith('chart'));

type Pair = [on: ColorRole, role: ColorRole, ratio: number];

/** What stands on what, by the component that does it, and the ratio WCAG 2.2 AA asks for. */
const pairs: Pair[] = [
  ...grounds.flatMap((on): Pair[] => [
    [on, 'text', 4.5],
    [on, 'muted', 4.5],
    [on, 'accent', 4.5],
    ...statuses.map((status): Pair => [on, status, 4.5]),
    [on, 'border', 3],
    [on, 'focus', 3],
    ...series.map((role): Pair => [on, role, 3]),
  ]),
  ['accent', 'onAccent', 4.5],
  ['fill', 'onFill', 4.5],
  ['fillHover', 'onFill', 4.5],
  ['selected', 'onSelected', 4.5],
  ...(['tint', 'tintHover'] as const).flatMap((on): Pair[] => [
    [on, 'onTint', 4.5],
    [on, 'text', 4.5],
    [on, 'muted', 4.5],
  ]),
  ['tint', 'accent', 4.5],
  ['tint', 'border', 3],
  ['tint', 'focus', 3],
  ...statuses.flatMap((status): Pair[] => [
    [`${status}Tint`, status, 4.5],
    [`${status}Tint`, 'text', 4.5],
    [status, 'onStatus', 4.5],
  ]),
  ['dangerHover', 'onStatus', 4.5],
];

/** More than AA asks, for what is read at length. */
const reading: Pair[] = pairs.filter(([, role]) => role === 'text').map(([on, role]) => [on, role, 7]);

type Colors = ReadonlyMap<string, string>;

/** The variables that each rule of a stylesheet sets. */
function rulesOf(css: string): Colors[] {
  return [...css.matchAll(/\{([^}]+)\}/g)].map(
    ([, body = '']) =>
      new Map([...body.matchAll(/(--[\w-]+): (.+);/g)].map(([, name = '', value = '']) => [name, value])),
  );
}

function tooFaint(colors: Colors, wanted: readonly Pair[]) {
  const colorOf = (role: ColorRole) => colors.get(variableName(role)) ?? 'missing';
  return wanted
    .map(([on, role, least]) => ({ on, role, least, ratio: contrast(colorOf(on), colorOf(role)) }))
    .filter(({ ratio, least }) => !(ratio >= least));
}

describe.each(themes.map(({ name }) => name))('%s', (name) => {
  const [page = new Map(), ...special] = rulesOf(makeTheme(name).css);
  const pixels = (role: ShapeRole) => Number.parseFloat(page.get(variableName(role)) ?? '');

  test('sets every role', () => {
    const roles = [...colorRoles, ...shapeRoles].map(variableName);
    expect([...page.keys()]).toEqual(roles);
    expect([...page.values()].filter((value) => /undefined|NaN/.test(value))).toEqual([]);
  });

  test('rings what has the focus on its ground, clear of what it fills', () => {
    expect(pixels('focusWidth')).toBeGreaterThanOrEqual(2);
    expect(pixels('focusOffset')).toBeGreaterThanOrEqual(1);
  });

  test('has controls of 24 px and more (WCAG 2.5.8)', () => {
    for (const role of ['sizeControl', 'sizeControlSmall', 'sizeRowCompact'] as const) {
      expect(pixels(role), role).toBeGreaterThanOrEqual(24);
    }
  });

  test('reaches AA wherever one colour stands on another', () => {
    expect(tooFaint(page, [...pairs, ...reading])).toEqual([]);
  });

  test('reaches AA on bars and heads that have a ground of their own', () => {
    expect(special.flatMap((own) => tooFaint(new Map([...page, ...own]), pairs))).toEqual([]);
  });
});
