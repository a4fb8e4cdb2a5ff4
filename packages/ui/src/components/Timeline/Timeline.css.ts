import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: vars.space[12],
  paddingBottom: vars.space[20],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The thread from one mark to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '13px',
      top: '34px',
      bottom: '-2px',
      borderInlineStart: `2px solid ${color.line}`,
    },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '32px',
  color: color.muted,
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

/** As high as the mark on the other side, and with its icon at the edge. */
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
