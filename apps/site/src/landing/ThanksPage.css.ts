import { style } from '@vanilla-extract/css';
import { colors } from '../document/colors.css.ts';

export const mat = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '60vh',
  paddingBlock: 72,
  background: colors.igusaLight,
  borderBlock: `16px solid ${colors.heri}`,
});

export const text = style({ maxWidth: '46ch', margin: '16px 0 32px', fontSize: 19 });
