import { style } from '@vanilla-extract/css';
import { column, serif, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

/** The section is a mat: straw between two indigo edges. */
export const mat = style({ background: colors.igusaLight, borderBlock: `16px solid ${colors.heri}` });

export const room = style([
  column,
  {
    display: 'grid',
    gap: 32,
    '@media': { [wide]: { gridTemplateColumns: '1fr 460px', gap: 72, alignItems: 'start' } },
  },
]);

export const steps = style({ marginTop: 28, counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  alignItems: 'baseline',
  paddingBlock: 10,
  fontSize: 19,
  '::before': {
    counterIncrement: 'step',
    content: 'counter(step)',
    fontFamily: serif,
    fontSize: 36,
    fontWeight: 600,
    lineHeight: 1,
  },
});

export const words = style({ marginTop: 24, fontSize: 19 });
