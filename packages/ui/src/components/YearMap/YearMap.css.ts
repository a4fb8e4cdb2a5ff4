import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { groupColor, group as hue } from '../../theme/group.css.ts';
import { groupHues } from '../../theme/groups.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

const size = createVar();

/** A half-year has 27 columns: they fit into a phone. */
const halfYear = '(100cqi - 26 * 3px) / 27';

export const map = style({
  containerType: 'inline-size',
  containerName: 'year-map',
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  // Paper has no other sign of what there was.
  printColorAdjust: 'exact',
});

/** A column a week, as many beside each other as there is room for: a half-year on a phone. */
export const weeks = style({
  vars: { [size]: `min(10px, ${halfYear})` },
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} 3px`,
  // Its hundreds of squares are placed when they come near: they are far down on a phone.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 14rem',
  '@container': {
    'year-map (width >= 860px)': { vars: { [size]: '13px' } },
    'year-map (width >= 1020px)': { vars: { [size]: '16px' } },
  },
});

export const week = style({
  display: 'grid',
  gridTemplateRows: `1.4em repeat(7, ${size})`,
  gap: '3px',
  width: size,
});

export const month = style({
  width: 0,
  color: color.muted,
  fontSize: vars.type.caption,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});

const cell = style({
  width: fallbackVar(size, '10px'),
  height: fallbackVar(size, '10px'),
  borderRadius: '3px',
  forcedColorAdjust: 'none',
  outlineOffset: '1px',
  selectors: { '&[aria-current]': { boxShadow: `0 0 0 2px ${color.accent}` } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const none = style([cell, { background: color.line }]);
/** Days on which the club was closed step back. */
export const off = style([cell, { background: color.subtle }]);
export const outside = style({ width: size, height: size });

export const some = styleVariants(groupHues, (_angle, name) => [
  cell,
  hue[name],
  { background: groupColor.fill },
]);
/** Two in a day: nearer to the text, darker on light ground and lighter on dark. */
export const several = styleVariants(groupHues, (_angle, name) => [
  cell,
  hue[name],
  { background: `color-mix(in oklab, ${groupColor.mark} 62%, ${color.text})` },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  color: color.muted,
  fontSize: vars.type.small,
});
export const told = style({ flex: '1 1 auto', textAlign: 'end', color: color.text });
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
