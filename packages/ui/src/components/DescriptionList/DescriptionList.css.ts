import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'grid', rowGap: vars.space[12], containerType: 'inline-size' });

export const pair = style({
  display: 'grid',
  '@container': {
    '(width >= 23.5rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space[16] },
  },
});

export const term = style({ color: vars.color.muted });

export const value = style({ marginInlineStart: 0, minWidth: 0, overflowWrap: 'break-word' });
