import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const size = styleVariants({
  medium: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[48],
    paddingInline: vars.size.card,
  },
  /** The picture stands beside the words, all in the place of a row or two. */
  small: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[4],
    padding: vars.size.card,
  },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  marginBottom: vars.space[12],
  borderRadius: '50%',
  background: vars.color.subtle,
  color: vars.color.muted,
  selectors: {
    [`${size.small} > &`]: {
      // Beside the title and the text, and not pulled down by the way on.
      gridRow: '1 / span 3',
      alignSelf: 'start',
      width: '44px',
      height: '44px',
      marginBottom: 0,
      background: vars.color.tint,
      color: vars.color.accent,
    },
  },
});

const beside = { [`${size.small} > &`]: { gridColumn: 2 } };

export const text = style({ maxWidth: '44ch', selectors: beside });

export const action = style({
  marginTop: vars.space[16],
  selectors: { [`${size.small} > &`]: { gridColumn: 2, marginTop: vars.space[8] } },
});
