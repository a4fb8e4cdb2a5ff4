import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The whole box opens the picker; our icon stands where the browser's was. */
export const picker = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::-webkit-calendar-picker-indicator': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: vars.size.control,
      height: '100%',
      padding: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
  },
});
