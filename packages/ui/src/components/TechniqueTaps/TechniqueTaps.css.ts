import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { color, space } = vars;

export const item = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  minHeight: '64px',
  padding: `${space[8]} ${vars.size.card}`,
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.shape.radiusCard,
  background: color.tint,
  color: color.onTint,
});

/** How the technique moves; always the same way round, as the body does. */
export const movement = style({
  width: '34px',
  height: '34px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const body = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.medium, lineHeight: 1.3 });
export const description = style({ color: color.muted, fontSize: vars.type.small });

export const tap = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: `1px solid ${color.border}`,
  borderRadius: '50%',
  background: color.surface,
  color: color.accent,
  fontSize: vars.type.large,
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.hover}, border-color ${vars.motion.hover}, color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&[aria-pressed="true"]': { borderColor: 'transparent', background: color.fill, color: color.onFill },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', color: color.muted },
    '&[aria-disabled="true"][aria-pressed="true"]': { background: color.subtle },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { ...chosenInForcedColors } } },
  },
});
