import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The colour of the mark that `data-tone` names; without one, of none. */
export const toneVar = createVar();

export const toned = style({
  vars: { [toneVar]: color.line },
  selectors: {
    '&[data-tone="present"]': { vars: { [toneVar]: color.success } },
    '&[data-tone="late"]': { vars: { [toneVar]: color.warning } },
    '&[data-tone="excused"]': { vars: { [toneVar]: color.info } },
    '&[data-tone="absent"]': { vars: { [toneVar]: color.danger } },
  },
});
