import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { region, toast } from '../Toast/Toast.css.ts';

/** Where toasts come, and under them. */
export const place = style([region, { zIndex: 17, width: 'auto' }]);

export const note = style([
  toast,
  {
    minHeight: 0,
    paddingBlock: vars.space[4],
    color: vars.color.muted,
    fontSize: vars.type.small,
    pointerEvents: 'none',
    selectors: {
      '&[data-note="warning"]': {
        borderColor: 'currentColor',
        background: vars.color.warningTint,
        color: vars.color.warning,
        fontWeight: vars.weight.medium,
      },
    },
  },
]);
