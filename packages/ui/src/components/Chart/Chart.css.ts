import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The inks of the parts of a chart that belong to no group. */
export const inks = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6];

export const figure = style({
  display: 'grid',
  gap: vars.space[12],
  minWidth: 0,
  containerType: 'inline-size',
});

export const caption = style({ fontWeight: vars.weight.strong });

/** The scale at the start, the picture, the names under it. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  color: color.muted,
  fontSize: vars.type.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const scale = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  // The middle of each number stands at its line.
  marginBlock: '-0.6em',
  lineHeight: 1.2,
  textAlign: 'end',
});

export const picture = style({
  gridColumn: 2,
  gridRow: 1,
  display: 'block',
  width: '100%',
  height: '220px',
  overflow: 'visible',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});

/** What is written into the picture stands over it, in the same place. */
export const words = style({
  gridColumn: 2,
  gridRow: 1,
  width: '100%',
  height: '220px',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const told = style({
  fill: color.text,
  fontSize: vars.type.small,
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
});

export const names = style({ gridColumn: 2, display: 'flex', lineHeight: 1.3 });
/** A name goes on over its own room rather than being cut: those beside it are left out where that is little. */
export const name = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-spare]': { '@container': { '(width < 42rem)': { visibility: 'hidden' } } },
    // One that stands for several begins with the first of them.
    '&[data-mark]': { justifyContent: 'flex-start' },
  },
});

export const gridLine = style({ stroke: color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const line = style({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** A line of no length with round ends: a dot that the stretched picture leaves round. */
export const dot = style({ strokeWidth: 8, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' });

/** A seam of the ground between what adds up. */
export const bar = style({
  stroke: color.surface,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
  selectors: {
    '&[data-dense]': { strokeWidth: 0.75 },
    '&[data-open]': { opacity: 0.55 },
  },
});

/** What it was before is in the ink of the text, and cased to be seen over the bars. */
export const before = style([line, { stroke: color.text, strokeWidth: 1.8 }]);
export const beforeCase = style([line, { stroke: color.surface, strokeWidth: 5 }]);

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[16]}` });
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });
export const legendMark = style({ width: '20px', height: '12px', overflow: 'visible' });
export const legendValue = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const ring = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[24],
});
export const ringPicture = style({ width: '160px', height: '160px', flexShrink: 0 });
export const ringGround = style({ stroke: color.subtle });
export const ringLegend = style({ display: 'grid', gap: vars.space[8] });
export const total = style({
  fill: color.text,
  fontSize: '7px',
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontVariantNumeric: 'tabular-nums',
});

export const data = style({ color: color.muted, fontSize: vars.type.small });
export const dataToggle = style({
  width: 'fit-content',
  cursor: 'pointer',
  borderRadius: vars.shape.radiusTag,
  '@media': { [media.finger]: { minHeight: '44px', paddingBlock: vars.space[12] } },
});
export const tableFrame = style({ overflowX: 'auto', marginTop: vars.space[8] });
export const table = style({ fontVariantNumeric: 'tabular-nums', color: color.text });
export const cell = style({
  padding: `${vars.space[4]} ${vars.space[12]}`,
  textAlign: 'end',
  borderBottom: `1px solid ${color.line}`,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
