import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(28px, auto) minmax(0, 1fr)',
  columnGap: vars.space[12],
  paddingBottom: vars.space[20],
  ':last-child': { paddingBottom: 0 },
});

export const mark = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '32px',
  placeItems: 'center',
  color: color.muted,
  selectors: {
    // The thread from one mark to the next.
    [`${entry}:not(:last-child) > &::before`]: {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 1px)',
      top: '34px',
      bottom: '-22px',
      borderInlineStart: `2px solid ${color.line}`,
    },
  },
});

export const dot = style({
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: color.surface,
  border: `2px solid ${color.border}`,
});

export const body = style({ minWidth: 0, paddingTop: '4px' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});

/** The actions are as high as the mark on the other side, with their icon at the edge. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gridArea: '1 / 3',
  height: '32px',
  marginInlineEnd: '-6px',
});

export const title = style({ fontWeight: vars.weight.medium, overflowWrap: 'break-word', minWidth: 0 });
export const date = style({
  color: color.muted,
  fontSize: vars.type.small,
  fontVariantNumeric: 'tabular-nums',
});
export const description = style({
  color: color.muted,
  fontSize: vars.type.small,
  overflowWrap: 'break-word',
});
