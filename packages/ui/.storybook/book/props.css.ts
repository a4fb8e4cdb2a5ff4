import { style } from '@vanilla-extract/css';
import { media } from '../../src/theme/media.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { code } from './page.css.ts';

const { color, space } = vars;

export const tables = style({ display: 'grid', gap: '48px', marginTop: space[32] });
export const table = style({ display: 'grid', gap: space[12], minWidth: 0 });
export const name = style([code, { fontSize: '1.4rem', fontWeight: vars.weight.strong }]);
export const about = style({ color: color.muted, maxWidth: '44rem' });

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 3fr) minmax(12rem, 5fr) minmax(14rem, 6fr)',
  gap: space[16],
  paddingBlock: space[12],
} as const;

export const rows = style({ minWidth: 0 });
export const head = style({
  ...columns,
  color: color.muted,
  fontSize: vars.type.small,
  '@media': {
    [media.belowDesktop]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
  },
});
export const row = style({
  ...columns,
  borderTop: `1px solid ${color.line}`,
  lineHeight: 1.5,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});
export const prop = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'baseline',
  minWidth: 0,
});
export const propName = style([code, { fontWeight: vars.weight.strong }]);
export const type = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
  color: color.onTint,
  overflowWrap: 'anywhere',
});
export const initial = style({ color: color.muted, fontSize: vars.type.small });
