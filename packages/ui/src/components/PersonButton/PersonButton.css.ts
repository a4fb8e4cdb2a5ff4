import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shape, space, type, weight } = vars;

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: '56px',
  padding: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: shape.radiusCard,
  background: color.surface,
  color: color.text,
  textAlign: 'start',
  transition: `background ${vars.motion.hover}`,
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'default' } },
  '@media': {
    [media.hover]: { ':hover': { background: color.tint, borderColor: color.accent } },
  },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 });

export const title = style({ display: 'block', fontWeight: weight.strong });

export const name = style({ color: color.muted, fontSize: type.small });
