import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';
import { helpRoom, titleGap } from '../private/help-room.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  rowGap: vars.space[12],
});

/** The title’s side, with room for a question mark at its end, which comes later: whatever fits beside the title stays there. */
export const titles = style({
  flex: '1 1 16em',
  minWidth: 0,
  display: 'grid',
  gap: vars.space[4],
  paddingInlineEnd: helpRoom,
});

export const back = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  width: 'fit-content',
  marginInlineStart: '-4px',
  borderRadius: vars.shape.radiusTag,
  color: vars.color.muted,
  fontSize: vars.type.small,
  ':hover': { color: vars.color.text },
  '@media': fingerTarget(12),
});

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${titleGap}`,
});

/** A title of several lines takes no more than one of the line’s items may, else nothing would fit beside it. */
globalStyle(`${titleLine} > h1`, { maxWidth: '100%' });

export const description = style({ color: vars.color.muted, textWrap: 'balance' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
