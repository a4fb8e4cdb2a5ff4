import { style } from '@vanilla-extract/css';
import { media } from '../../src/theme/media.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { code } from './page.css.ts';

const { color, space } = vars;
const card = {
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  background: color.surface,
} as const;

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: space[16],
});
export const swatch = style({
  ...card,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'clip',
  minWidth: 0,
});
export const paint = style({
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '84px',
  padding: space[12],
  borderBottom: `1px solid ${color.line}`,
  fontSize: vars.type.title2,
  fontWeight: vars.weight.strong,
});
export const facts = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: space[12],
  minWidth: 0,
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minWidth: 0,
});
export const roleName = style({ fontWeight: vars.weight.strong });
export const quiet = style({ color: color.muted, fontSize: vars.type.small, lineHeight: 1.45 });
export const value = style([code, { color: color.muted }]);
export const contrasts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[4] });
export const contrast = style({
  padding: '1px 6px',
  borderRadius: vars.shape.radiusTag,
  background: color.successTint,
  color: color.success,
  fontSize: vars.type.caption,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const scale = style({ display: 'grid' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[12],
  borderTop: `1px solid ${color.line}`,
  minWidth: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const stepSample = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 1 } },
});
export const stepFacts = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const bar = style({
  maxWidth: '100%',
  height: '16px',
  background: color.accent,
  borderRadius: '3px',
});
export const height = style({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusControl,
  background: color.field,
});

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: space[24],
});
export const box = style({ display: 'grid', alignContent: 'start', gap: space[8], minWidth: 0 });
export const boxLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
  minWidth: 0,
});
export const boxShape = style({
  height: '72px',
  background: color.raised,
  border: `1px solid ${color.border}`,
});
export const boxShadow = style({
  height: '72px',
  background: color.raised,
  borderRadius: vars.shape.radiusCard,
});

export const boxSelected = style({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  overflow: 'clip',
  height: '72px',
  paddingInline: space[16],
  borderRadius: vars.shape.radiusItem,
  background: color.selected,
  color: color.onSelected,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: vars.shape.selectedMark,
    background: color.accent,
  },
});

/** The colours of a group, under each other. */
export const shades = style({ display: 'grid', gap: space[12], marginTop: space[8] });
export const shade = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[8] });
export const dot = style({
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  border: `1px solid ${color.line}`,
});

export const track = style({
  position: 'relative',
  height: '20px',
  borderRadius: '10px',
  background: color.subtle,
});
export const runner = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineStart: '2px',
  width: '16px',
  borderRadius: '50%',
  background: color.accent,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: vars.motion.ease,
  selectors: { '&[data-gone]': { insetInlineStart: 'calc(100% - 18px)' } },
});

export const signs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[8],
});
export const sign = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: '96px',
  padding: space[12],
  borderRadius: vars.shape.radiusControl,
  border: `1px solid ${color.line}`,
  background: color.surface,
  textAlign: 'center',
  selectors: { '&:hover': { background: color.subtle } },
});
export const signName = style({ fontSize: vars.type.caption, color: color.muted, overflowWrap: 'anywhere' });

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: space[20],
});
export const piece = style({
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  background: color.background,
  color: color.text,
  fontFamily: vars.font,
});
export const pieceBar = style({
  padding: space[12],
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
});
export const pieceBody = style({ padding: space[16], display: 'grid', gap: space[16] });
export const theme = style({ display: 'grid', gap: space[8], alignContent: 'start', minWidth: 0 });

export const workbench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(16rem, 2fr) minmax(0, 3fr)',
  gap: space[32],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const numbers = style({ display: 'grid', gap: space[16], minWidth: 0 });
export const judged = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  position: 'sticky',
  top: space[16],
});
