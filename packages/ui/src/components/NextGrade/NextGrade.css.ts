import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { rim } from '../private/belt-rim.css.ts';

const { color, space, type } = vars;

export const panel = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gap: space[16],
  padding: vars.size.card,
  borderRadius: vars.shape.radiusCard,
  border: `1px solid ${color.edge}`,
  background: color.surface,
  // On paper no card has an edge, and the belts stand beside the figures.
  '@media': { print: { gridTemplateColumns: '150px 1fr', gap: space[8], border: 0, borderRadius: 0 } },
});

/** The belt's colour, so thin that words stay as legible as on any card. */
export const tint = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  opacity: 0.08,
  '@media': {
    [media.moreContrast]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
  '@media': { print: { gridColumn: '1 / -1' } },
});

export const description = style({ flexBasis: '100%', fontSize: type.small });

/** The belt that is worn is the larger one. */
export const belts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) 20px minmax(0, 120px)',
  alignItems: 'center',
  justifyContent: 'start',
  gap: space[12],
  '@media': { print: { gridTemplateColumns: '65px 12px 45px', gap: space[8] } },
});
globalStyle(`${belts} > svg`, { maxWidth: '100%', height: 'auto' });

export const arrow = style({ transform: `scaleX(${vars.forward})`, color: color.muted });

export const measures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: `${space[16]} ${space[20]}`,
});

/** What is counted is read first, and stands below. */
export const measure = style({ display: 'flex', flexDirection: 'column-reverse', gap: space[4] });

export const label = style({ fontSize: type.small });

export const value = style({ display: 'grid', gap: space[4] });

export const figure = style({
  fontSize: type.title1,
  fontWeight: vars.weight.strong,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
});

export const of = style({ fontSize: type.body, fontWeight: vars.weight.regular, letterSpacing: 0 });

export const bar = style({
  display: 'block',
  width: '100%',
  height: '8px',
  borderRadius: '4px',
  background: color.line,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', background: 'Canvas' } },
});

/** A white belt's bar ends where its edge does. */
export const done = style({ fill: 'currentColor', stroke: rim, strokeWidth: 1 });

export const forecast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[12],
  alignItems: 'center',
  paddingTop: space[16],
  borderTop: `1px solid ${color.edge}`,
  '@media': { print: { gridColumn: '1 / -1', paddingTop: space[4], borderTop: 0 } },
});

export const forecastTitle = style({ fontWeight: vars.weight.strong });
export const forecastText = style({ gridColumn: 2, fontSize: type.small });
