import { globalStyle, style } from '@vanilla-extract/css';
import { column, serif, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const room = style([
  column,
  {
    display: 'grid',
    gap: 32,
    '@media': { [wide]: { gridTemplateColumns: '320px 1fr', gap: 72, alignItems: 'start' } },
  },
]);

export const words = style({ display: 'grid', gap: 16 });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `2px solid ${colors.text}`,
});

globalStyle(`${table} tr`, { borderBottom: `1px solid ${colors.line}` });

export const what = style({
  padding: '18px 16px 18px 0',
  textAlign: 'left',
  fontWeight: 400,
  verticalAlign: 'middle',
});

export const both = style({
  display: 'grid',
  gap: '2px 24px',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', alignItems: 'baseline' } },
});

export const name = style({ fontSize: 18, fontWeight: 600, lineHeight: 1.3 });

/** A dot in the color of the group, as in the timetable. */
export const dot = style({ display: 'inline-block', marginRight: 10 });

export const note = style({ color: colors.muted, fontSize: 16, lineHeight: 1.4 });

export const amount = style({
  padding: '14px 0',
  textAlign: 'right',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});

export const number = style({
  fontFamily: serif,
  fontSize: 30,
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '-.01em',
  '@media': { [wide]: { fontSize: 36 } },
});

export const per = style({
  display: 'block',
  color: colors.muted,
  fontSize: 14,
  '@media': { [wide]: { display: 'inline-block', minWidth: 104, paddingLeft: 12, textAlign: 'left' } },
});
