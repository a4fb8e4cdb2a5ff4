import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const example = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.fromWide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[32] } },
  // Where a link leads to it, it stands under the bar.
  scrollMarginTop: `calc(${vars.size.stickyTop} + ${space[16]})`,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [media.fromWide]: { paddingTop: space[16] } },
});

export const about = style({ color: color.muted, maxWidth: '60ch' });

export const frame = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  minWidth: 0,
});

export const padding = styleVariants({
  card: { padding: `${space[24]} ${vars.size.card}` },
  none: { overflow: 'clip', borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[8],
  padding: space[8],
  borderTop: `1px solid ${color.line}`,
});

export const line = style({ display: 'flex', justifyContent: 'flex-end' });
