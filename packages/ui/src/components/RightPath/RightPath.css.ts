import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const mark = '36px';

export const answer = style({ display: 'grid', gap: space[20] });

export const sentence = style({
  display: 'grid',
  gridTemplateColumns: `${mark} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space[12],
});
export const verdict = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  marginInlineStart: '2px',
  borderRadius: '50%',
  background: color.subtle,
  color: color.muted,
  selectors: { '&[data-held]': { background: color.successTint, color: color.success } },
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
export const words = style({ paddingTop: '3px' });

export const path = style({ display: 'grid', gap: space[12] });
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${mark} minmax(0, 1fr)`,
  gap: space[12],
  paddingBottom: space[20],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // From one mark down to the next, behind them.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${mark} / 2 - 1px)`,
      top: mark,
      bottom: 0,
      borderInlineStart: `2px solid ${color.accent}`,
      opacity: 0.6,
    },
  },
});
export const mark36 = style({
  display: 'grid',
  placeItems: 'center',
  width: mark,
  height: mark,
  borderRadius: '10px',
  background: color.tint,
  color: color.onTint,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
export const title = style({ fontWeight: vars.weight.medium, overflowWrap: 'break-word' });
export const detail = style({ color: color.muted, fontSize: vars.type.small, overflowWrap: 'break-word' });
export const note = style({ color: color.muted });
