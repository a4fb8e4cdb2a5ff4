import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { popover } from '../private/popover.css.ts';

export const anchor = style({ display: 'inline-flex', minWidth: 0 });

export const tooltip = style([
  popover,
  {
    maxWidth: '260px',
    padding: `${vars.space[4]} ${vars.space[8]}`,
    border: 0,
    borderRadius: vars.shape.radiusTag,
    // The page turned inside out.
    background: vars.color.text,
    color: vars.color.background,
    fontSize: vars.type.small,
    pointerEvents: 'none',
    outline: '1px solid transparent',
  },
]);
