import type { ThemeDefinition } from './family.ts';
import { makeGroundPalette, makePalette } from './palette.ts';
import { colorRoles, type Palette, shapeRoles, variableName } from './roles.ts';

/** Elements that stand on a ground of their own say so by `data-ground`. */
const grounds = { bar: 'bar', head: 'panelHead' } as const;

/** The stylesheet of a theme: a class that sets the variables of every role. */
export function themeCss({ name, look, hue, shape }: ThemeDefinition): string {
  const palette = makePalette(look, hue);
  const special = Object.entries(grounds).flatMap(([ground, part]) => {
    const own = makeGroundPalette(look[part], look, hue);
    if (!own) return [];
    const lines = differences(own.palette, palette);
    if (own.scheme !== look.scheme) lines.unshift(`color-scheme: ${own.scheme}`);
    return [rule(`.${name} [data-ground="${ground}"]`, lines)];
  });
  // What such a ground opens floats above the page, and looks like what floats above the page.
  const selector =
    special.length > 0 ? `.${name}, .${name} [data-ground] :is(dialog, [popover])` : `.${name}`;
  const lines = [
    `color-scheme: ${look.scheme}`,
    ...colorRoles.map((role) => `${variableName(role)}: ${palette[role]}`),
    ...shapeRoles.map((role) => `${variableName(role)}: ${shape[role]}`),
  ];
  return [rule(selector, lines), ...special].join('');
}

/** The colour that the top of the window has under a theme. */
export function barColor({ look, hue }: ThemeDefinition): string {
  return (makeGroundPalette(look.bar, look, hue)?.palette ?? makePalette(look, hue)).surface;
}

function differences(own: Palette, page: Palette): string[] {
  return colorRoles
    .filter((role) => own[role] !== page[role])
    .map((role) => `${variableName(role)}: ${own[role]}`);
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}
