import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const head = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[16],
      marginBottom: vars.space[16],
      paddingBottom: vars.space[4],
      borderBottom: `1px solid ${vars.color.text}`,
      fontSize: vars.type.small,
      fontWeight: vars.weight.medium,
    },
  },
});
