import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.shape.radiusCard,
  boxShadow: vars.shape.shadowCard,
  minWidth: 0,
});

export const tone = styleVariants({
  default: {},
  /** The one thing on the page that matters now. */
  accent: { background: vars.color.tint, borderColor: vars.color.tintHover },
});

export const padding = styleVariants({
  card: { padding: vars.size.card },
  none: { overflow: 'clip' },
});

// What goes up to its edges has its ring within.
globalStyle(`${padding.none} > :focus-visible`, { outlineOffset: '-2px' });

/** A table or a list uses the whole width of a phone’s screen. */
export const bleed = style({
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      borderInline: 0,
      borderRadius: 0,
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minHeight: vars.size.controlSmall,
  marginBottom: vars.space[12],
});

export const headerOfUnpadded = style({
  padding: `${vars.space[12]} ${vars.size.card}`,
  marginBottom: 0,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
});
