import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { popover } from '../private/popover.css.ts';

export const anchor = style({ display: 'inline-flex', minWidth: 0 });

export const box = style([
  popover,
  {
    width: 'max-content',
    maxWidth: 'min(400px, calc(100vw - 16px))',
    padding: vars.space[16],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.raised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.shape.radiusCard,
    boxShadow: vars.shape.shadowFloat,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
]);
