import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { popover } from './popover.css.ts';

const { color } = vars;

export const popup = style([
  popover,
  {
    overflow: 'hidden',
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
    background: color.raised,
    border: `1px solid ${color.line}`,
    borderRadius: vars.shape.radiusCard,
    boxShadow: vars.shape.shadowFloat,
  },
]);

export const options = style({
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:empty': { display: 'none' } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: vars.shape.radiusControl,
  cursor: 'pointer',
  selectors: { '&[data-active]': { background: color.subtle } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } } },
});

export const text = style({ flex: 1, minWidth: 0, display: 'grid', lineHeight: 1.3 });
export const description = style({ color: color.muted, fontSize: vars.type.small });
export const tick = style({ color: color.accent, display: 'grid' });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: vars.space[12],
  color: color.muted,
});
