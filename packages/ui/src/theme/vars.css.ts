import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { colorRoles, shapeRoles, variableName } from './roles.ts';
import * as tokens from './tokens.ts';

function contractOf<Role extends string>(roles: readonly Role[]): Record<Role, null> {
  return Object.fromEntries(roles.map((role) => [role, null])) as Record<Role, null>;
}

const nameOf = (_value: string | null, path: string[]) =>
  variableName(path.at(-1) as Parameters<typeof variableName>[0]).slice(2);

/** What the stylesheet of the chosen theme sets. */
const { color, shape } = createGlobalThemeContract(
  { color: contractOf(colorRoles), shape: contractOf(shapeRoles) },
  nameOf,
);

const { ease, ...durations } = tokens.motion;

/** What is the same in every theme, and still not everywhere: on a phone, under a bar, without motion, from right to left. */
const shared = createGlobalThemeContract(
  {
    motion: contractOf(Object.keys(durations) as (keyof typeof durations)[]),
    size: contractOf(Object.keys(tokens.size) as (keyof typeof tokens.size)[]),
    forward: null,
  },
  (_value, path) => `t-${path.join('-')}`,
);

createGlobalTheme(':root', shared, { motion: durations, size: tokens.size, forward: '1' });

/** The factor of what moves along a line: it moves the other way where text runs from right to left. */
globalStyle('[dir="rtl"]', { vars: { [shared.forward]: '-1' } });
globalStyle('[dir="ltr"]', { vars: { [shared.forward]: '1' } });

/** No transition begins then; one of the shortest time would still wait for the next frame. */
const noMotion = Object.fromEntries(Object.values(shared.motion).map((duration) => [duration, '0s']));

globalStyle(':root', {
  '@media': {
    [media.phone]: { vars: { [shared.size.gutter]: '16px', [shared.size.card]: '16px' } },
    [media.lessMotion]: { vars: noMotion },
  },
});

/** Nothing moves while a theme is put on; see `wearTheme`. */
globalStyle(':root[data-still]', { vars: noMotion });

/** The selector says `:root` twice, to outweigh the theme’s own class. */
globalStyle(':root:root', {
  '@media': {
    [media.finger]: { vars: { [shape.sizeControl]: '44px', [shape.sizeControlSmall]: '36px' } },
  },
});

/**
 * The line half-way to the text: what only separates is seen plainly, and still gives way to the outline of a
 * control.
 */
const plainLine = `color-mix(in srgb, ${color.text} 55%, ${color.surface})`;

globalStyle(':root:root, :root:root [data-ground]', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [color.line]: plainLine,
        [color.edge]: plainLine,
        [color.border]: color.text,
        [color.muted]: color.text,
      },
    },
  },
});

/**
 * Everything a component may read: colours and shape of the theme, and the scales all themes share. A step of a scale is
 * its plain value, as none ever changes: to look up a variable costs every element anew when the theme does.
 */
export const vars = {
  color,
  shape,
  space: tokens.space,
  type: tokens.type,
  weight: { ...tokens.weight, medium: shape.weightMedium, strong: shape.weightStrong },
  motion: { ...shared.motion, ease },
  size: {
    ...shared.size,
    control: shape.sizeControl,
    controlSmall: shape.sizeControlSmall,
    rowCompact: shape.sizeRowCompact,
    row: shape.sizeRow,
    rowComfortable: shape.sizeRowComfortable,
  },
  forward: shared.forward,
  font: shape.font,
};
