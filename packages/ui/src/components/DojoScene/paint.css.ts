import { vars } from '../../theme/vars.css.ts';
import { straw } from './straw.ts';

const byDayAndNight = (day: string, night: string) => `light-dark(${day}, ${night})`;

/** A colour with the hue of the theme’s accent: what a hall wears by choice, not what it is made of. */
const worn = (lightness: string, chroma: string) =>
  `oklch(from ${vars.color.accent} ${lightness} ${chroma} h)`;

/** The colours of the scene, by the scheme of the theme that is worn. */
export const paint = {
  wall: vars.color.background,
  straw,
  strawAcross: byDayAndNight('oklch(88.5% .058 114)', 'oklch(30.5% .034 122)'),
  strawHalf: byDayAndNight('oklch(93% .05 110)', 'oklch(35% .036 118)'),
  /** The bands on the long edges of a mat. */
  heri: byDayAndNight(worn('36%', '.085'), worn('24%', '.05')),
  hakama: byDayAndNight(worn('33%', '.09'), worn('38%', '.1')),
  pleat: byDayAndNight(worn('55%', '.11'), worn('60%', '.12')),
  ink: byDayAndNight('oklch(24% .03 277)', 'oklch(13% .02 277)'),
  gi: byDayAndNight('#fff', 'oklch(92% .012 260)'),
  belt: byDayAndNight('oklch(22% .015 277)', 'oklch(11% .01 277)'),
  beltShine: 'oklch(50% .02 277)',
  skin: 'oklch(83% .06 62)',
  hair: 'oklch(27% .02 277)',
  wood: byDayAndNight('oklch(45% .06 60)', 'oklch(13% .02 277)'),
  sky: byDayAndNight('oklch(95% .022 250)', 'oklch(25% .05 270)'),
  skyLow: byDayAndNight('oklch(96.5% .022 70)', 'oklch(33% .06 290)'),
  sea: byDayAndNight('oklch(80% .055 232)', 'oklch(29% .05 255)'),
  wave: byDayAndNight('oklch(70% .065 236)', 'oklch(42% .06 255)'),
  crane: byDayAndNight('oklch(47% .07 262)', 'oklch(62% .06 268)'),
  sun: byDayAndNight('oklch(68% .175 38)', 'oklch(90% .05 90)'),
} as const;
