import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { pixels } from '../Avatar/Avatar.css.ts';

const { color } = vars;

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
});

export const faces = style({ display: 'flex', isolation: 'isolate' });

/** Each lies over the one before it by a quarter. The ground between two faces is that of a card, whatever they lie on. */
export const face = style({
  display: 'grid',
  borderRadius: '50%',
  background: color.surface,
  boxShadow: `0 0 0 1.5px ${color.surface}`,
  selectors: { '& + &': { marginInlineStart: `calc(${pixels} / -4)` } },
});

export const more = style({
  position: 'relative',
  minWidth: pixels,
  borderRadius: '999px',
  background: color.subtle,
  color: color.muted,
  fontSize: vars.type.caption,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  placeItems: 'center',
  paddingInline: '7px',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

export const label = style({
  color: color.muted,
  whiteSpace: 'nowrap',
  // What is chosen has a ground that only its own text is seen on.
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
export const fieldLabel = style({ overflowWrap: 'anywhere' });
