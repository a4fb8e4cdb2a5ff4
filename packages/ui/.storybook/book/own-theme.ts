import { lara } from '../../src/theme/families/lara.ts';
import type { Look, Scheme, ThemeDefinition } from '../../src/theme/family.ts';
import { contrast } from '../../src/theme/oklch.ts';
import { makePalette } from '../../src/theme/palette.ts';
import type { ColorRole, Palette } from '../../src/theme/roles.ts';
import { shapeOf } from '../../src/theme/shape.ts';

/** The numbers of a family that one turns. */
export interface OwnNumbers {
  readonly scheme: Scheme;
  readonly angle: number;
  readonly chroma: number;
  readonly background: number;
  readonly surface: number;
  readonly line: number;
  readonly text: number;
  readonly muted: number;
  readonly accent: number;
  readonly tint: number;
  readonly radius: number;
}

/** The numbers to begin with: those of the family lara. */
export function numbersOf(scheme: Scheme): OwnNumbers {
  const { look, hue } = first(scheme);
  const { background, surface, line, text, muted, accent } = look;
  return {
    scheme,
    angle: hue.angle,
    chroma: hue.chroma[scheme],
    background,
    surface,
    line,
    text,
    muted,
    accent,
    tint: 1,
    radius: 8,
  };
}

function first(scheme: Scheme): ThemeDefinition {
  const found = lara.find((theme) => theme.scheme === scheme);
  if (!found) throw new Error(`The family lara has no ${scheme} theme.`);
  return found;
}

export const ownThemeName = 'own-theme';

/** The theme that some numbers come to. What they leave open is as in the family lara. */
export function themeOf(numbers: OwnNumbers): ThemeDefinition {
  const { scheme, angle, chroma, tint, radius, ...lightness } = numbers;
  const { look } = first(scheme);
  const own: Look = {
    ...look,
    ...lightness,
    grey: { tint },
    accentHover: lightness.accent + (scheme === 'light' ? -0.06 : 0.06),
  };
  return {
    name: ownThemeName,
    family: 'own',
    scheme,
    color: 'own',
    counterpart: ownThemeName,
    hue: { angle, chroma: { light: chroma, dark: chroma } },
    look: own,
    shape: shapeOf(scheme, { radius, radiusCard: `${radius + 4}px`, radiusDialog: `${radius + 8}px` }),
  };
}

/** A pair of roles that has to be told apart, and how clear it came out. */
export interface Judged {
  readonly role: ColorRole;
  readonly on: ColorRole;
  readonly least: number;
  readonly ratio: number;
}

const pairs: readonly [ColorRole, ColorRole, number][] = [
  ['text', 'background', 7],
  ['text', 'surface', 7],
  ['muted', 'surface', 4.5],
  ['accent', 'surface', 4.5],
  ['onFill', 'fill', 4.5],
  ['onTint', 'tint', 4.5],
  ['border', 'surface', 3],
  ['danger', 'surface', 4.5],
  ['success', 'successTint', 4.5],
];

/** The colours of a theme with their contrasts; nothing where no lightness of the hue is clear enough. */
export function judge(theme: ThemeDefinition): { palette: Palette; judged: readonly Judged[] } | null {
  try {
    const palette = makePalette(theme.look, theme.hue);
    const judged = pairs.map(([role, on, least]) => ({
      role,
      on,
      least,
      ratio: contrast(palette[role], palette[on]),
    }));
    return { palette, judged };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The file of a family, as those beside it in `src/theme/families`. Its other scheme begins as that of lara. */
export function familyFile(numbers: OwnNumbers): string {
  const both = { light: numbersOf('light'), dark: numbersOf('dark'), [numbers.scheme]: numbers };
  const lookOf = (scheme: Scheme) => {
    const { angle: _, chroma: __, radius: ___, tint: ____, scheme: _____, ...own } = both[scheme];
    const { look } = first(scheme);
    const { scheme: ______, grey: _______, ...rest } = look;
    const accentHover = own.accent + (scheme === 'light' ? -0.06 : 0.06);
    const lines = Object.entries({ ...rest, ...own, accentHover }).map(
      ([key, value]) => `  ${key}: ${typeof value === 'number' ? rounded(value) : `'${String(value)}'`},`,
    );
    return `const ${scheme}: Look = {\n  scheme: '${scheme}',\n  grey: { tint: ${rounded(numbers.tint)} },\n${lines.join('\n')}\n};`;
  };
  const { angle, radius } = numbers;
  return `import { crossed, type Hue, type Look } from '../family.ts';
import { shapeOf } from '../shape.ts';

const hues = {
  own: { angle: ${rounded(angle)}, chroma: { light: ${rounded(both.light.chroma)}, dark: ${rounded(both.dark.chroma)} } },
} satisfies Record<string, Hue>;

${lookOf('light')}

${lookOf('dark')}

const shape = { radius: ${radius}, radiusCard: '${radius + 4}px', radiusDialog: '${radius + 8}px' };

export const own = crossed({
  name: 'own',
  hues,
  looks: { light, dark },
  shapes: { light: shapeOf('light', shape), dark: shapeOf('dark', shape) },
  themeName: (scheme, color) => \`own-\${scheme}-\${color}\`,
});
`;
}
