import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const state = style({ display: 'flex', gap: vars.space[16], padding: vars.size.card });

export const size = styleVariants({
  medium: [
    state,
    {
      flexDirection: 'column',
      alignItems: 'center',
      justifyItems: 'center',
      textAlign: 'center',
      paddingBlock: vars.space[48],
    },
  ],
  /** The picture stands beside the words, all in the place of a row or two. */
  small: [state],
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '48px',
  height: '48px',
  borderRadius: '50%',
  background: vars.color.subtle,
  color: vars.color.muted,
});

/** What is said, in the middle of the state or at its start, as that has it. */
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'inherit',
  gap: vars.space[4],
  maxWidth: '44ch',
});

export const action = style({ marginTop: vars.space[12] });
