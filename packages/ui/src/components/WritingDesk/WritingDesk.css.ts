import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
export const wide = 'screen and (min-width: 1100px)';
const line = `1px solid ${color.line}`;

export const desk = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr auto',
  border: line,
  borderRadius: vars.shape.radiusCard,
  background: color.surface,
  overflow: 'clip',
  '@media': { [wide]: { height: 'calc(100dvh - 104px)', minHeight: '520px' } },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderBottom: line,
});
export const fill = style({ flex: '1 1 auto', minWidth: 0 });
export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const notices = style({
  display: 'grid',
  gap: space[8],
  selectors: { '&:not(:empty)': { padding: space[12], borderBottom: line } },
});
export const panes = style({
  display: 'grid',
  minHeight: '60vh',
  '@media': {
    [wide]: {
      minHeight: 0,
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1.15fr) 320px',
      selectors: { '&[data-view="preview"]': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
    },
  },
});
export const pane = style({
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [wide]: {
      selectors: {
        '& + &': { borderInlineStart: line },
        '[data-view="preview"] > &[data-pane="write"]': { display: 'none' },
      },
    },
    'screen and (max-width: 1099.98px)': {
      selectors: {
        '[data-view="write"] > &:not([data-pane="write"])': { display: 'none' },
        '[data-view="preview"] > &:not([data-pane="preview"])': { display: 'none' },
        '[data-view="side"] > &:not([data-pane="side"])': { display: 'none' },
      },
    },
  },
});
export const padded = style({ padding: space[24], '@media': { [wide]: { padding: space[32] } } });
export const head = style({ display: 'grid', gap: space[12], padding: space[16], borderBottom: line });
export const side = style({ padding: space[16] });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[20]}`,
  padding: `${space[8]} ${space[16]}`,
  borderTop: line,
  color: color.muted,
  fontSize: vars.type.small,
});
