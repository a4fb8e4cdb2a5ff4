import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'grid', rowGap: vars.space[12] });

export const pair = style({
  display: 'grid',
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space[16] },
  },
});

export const term = style({ color: vars.color.muted });

export const value = style({ marginInlineStart: 0, minWidth: 0, overflowWrap: 'break-word' });
