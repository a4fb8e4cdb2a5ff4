import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';
import { helpGap, helpRoom, helpSize, titleGap } from '../private/help-room.ts';

/** No taller than the line it stands in, and in the room that this keeps: where it comes later, nothing moves. */
export const help = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: helpSize,
  height: helpSize,
  selectors: {
    '[data-head] > &': {
      marginInlineStart: `calc(${helpGap}px - ${titleGap})`,
      marginInlineEnd: helpGap - helpRoom,
    },
  },
  border: `1px solid ${vars.color.border}`,
  borderRadius: '50%',
  color: vars.color.muted,
  fontSize: vars.type.caption,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  ':hover': { borderColor: 'currentColor', color: vars.color.accent },
  '@media': { ...fingerTarget(12), print: { display: 'none' } },
});
