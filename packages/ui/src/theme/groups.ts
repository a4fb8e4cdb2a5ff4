import { mix, toHex } from './oklch.ts';
import type { Palette } from './roles.ts';

/** The groups of a club, each with the OKLCH angle of its hue. A name always stands beside it. */
export const groupHues = { kids: 50, youth: 185, adult: 277, weapons: 345, open: 235 } as const;

/** Whom a training is for, or what is practised there. */
export type Group = keyof typeof groupHues;

/** The hue of a group as it is before a theme takes it up. */
export const groupBase = (group: Group): string => toHex({ l: 0.65, c: 0.17, h: groupHues[group] });

/** What a theme makes of a hue: so many hundredths of it, the rest being a colour of the theme's own. */
export const groupRoles = {
  /** The colour of dots, bars and rings: at least 3:1. */
  mark: [66, 'text'],
  /** The colour of large areas, as of a chart: at least 3:1. */
  fill: [86, 'text'],
  /** A wash behind text. */
  tint: [16, 'surface'],
  /** The colour of text on the wash. */
  ink: [40, 'text'],
} as const;

export type GroupRole = keyof typeof groupRoles;

/** What a role of a group comes to in a theme. */
export function groupColorIn(palette: Palette, group: Group, role: GroupRole): string {
  const [share, other] = groupRoles[role];
  return mix(groupBase(group), share, palette[other]);
}
