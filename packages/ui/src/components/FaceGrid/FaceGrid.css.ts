import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shape, space, type, weight } = vars;

export const groups = style({ display: 'grid', gap: space[24] });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: space[12],
  marginTop: space[8],
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  height: '100%',
  minHeight: '148px',
  padding: space[12],
  borderRadius: shape.radiusCard,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background ${vars.motion.hover}`,
  selectors: {
    '&[data-state]': { cursor: 'default', borderColor: color.success },
    '&:active:not([data-state])': { background: color.tint },
  },
  '@media': { [media.hover]: { ':hover': { background: color.subtle } } },
});

export const name = style({ maxWidth: '100%', overflowWrap: 'anywhere', fontSize: type.body });

export const first = style({ display: 'block', fontSize: type.large, fontWeight: weight.strong });

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  marginTop: 'auto',
  color: color.success,
  fontWeight: weight.medium,
});
