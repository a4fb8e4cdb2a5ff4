import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const code = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace";

/** The place of the entries, as high whether few or many have gone by: nothing around it moves. */
export const box = style({
  height: '440px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.subtle,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusControl,
  paddingBlock: space[8],
  fontSize: vars.type.small,
  '@media': { [media.phone]: { height: '360px' } },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto 20px minmax(0, 1fr)',
  columnGap: space[8],
  alignItems: 'baseline',
  paddingInline: space[12],
  paddingBlock: '3px',
  selectors: {
    // What became of the line parts what went over it.
    '&[data-kind="note"]': { color: color.muted },
    '&[data-kind="warning"]': { background: color.dangerTint, color: color.danger },
  },
});

export const time = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' });

const sign = style({ display: 'grid', placeItems: 'center', alignSelf: 'start', height: '1lh' });

export const mark = styleVariants({
  in: [sign, { color: color.success }],
  out: [sign, { color: color.accent }],
  note: [sign, { color: color.muted }],
  warning: [sign, { color: color.danger }],
});

export const head = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const body = style({ minWidth: 0 });
export const press = style({
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media': { [media.finger]: { minHeight: '32px' } },
});

export const title = style({
  fontWeight: vars.weight.medium,
  selectors: { [`${entry}:is([data-kind="in"], [data-kind="out"]) &`]: { fontFamily: code } },
});
export const about = style({ fontFamily: code });

export const text = style({
  margin: 0,
  padding: space[8],
  marginBlock: space[4],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusControl,
  fontFamily: code,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
