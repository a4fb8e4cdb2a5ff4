import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../src/theme/media.ts';
import { vars } from '../../src/theme/vars.css.ts';

const { color, space } = vars;
const card = {
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  background: color.surface,
} as const;

export const anatomy = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Where the picture stands, with room for its numbers around it. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  minHeight: '240px',
  padding: '64px',
  backgroundColor: color.background,
  backgroundImage: `radial-gradient(${color.line} 1px, transparent 1px)`,
  backgroundSize: '14px 14px',
  '@media': { [media.phone]: { padding: '56px 40px' } },
});

export const anatomyWide = style({ ...card, display: 'grid' });
export const stageWide = style([
  stage,
  { justifyContent: 'stretch', '@media': { [media.phone]: { padding: '48px 12px' } } },
]);

export const measured = style({ minWidth: 0, maxWidth: '100%' });

export const pins = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
export const lead = style({ stroke: color.text, strokeWidth: 1.5 });
export const dot = style({ fill: color.text });
export const pin = style({ fill: color.text });
export const number = style({
  fill: color.surface,
  fontSize: '13px',
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const parts = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[16],
  padding: space[32],
  '@media': { [media.phone]: { padding: space[16] } },
});
export const part = style({ display: 'grid', gridTemplateColumns: '1.6rem 1fr', lineHeight: 1.5 });
export const partNumber = style({ fontWeight: vars.weight.strong });
export const partName = style({ fontWeight: vars.weight.strong });
export const partSaid = style({ color: color.muted });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[24],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
});

export const advice = style({ ...card, display: 'grid', gridTemplateRows: '1fr auto', margin: 0 });
export const picture = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: '140px',
  padding: space[24],
  overflowX: 'auto',
  background: color.background,
  '@media': { [media.phone]: { padding: space[16] } },
});

/** A green line for what is right, a double red one for what isn’t: told apart without colours too. */
export const caption = styleVariants({
  do: { borderTop: `4px solid ${color.success}` },
  dont: { borderTop: `6px double ${color.danger}` },
});
export const captionText = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[16],
  alignItems: 'start',
  padding: `${space[16]} ${space[20]}`,
  lineHeight: 1.5,
});
export const sign = styleVariants({
  do: { background: color.successTint, color: color.success },
  dont: { background: color.dangerTint, color: color.danger },
});
export const signBox = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});
export const strong = style({ fontWeight: vars.weight.strong });

export const reasons = style({ display: 'grid', gap: space[12], maxWidth: '48rem' });
export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[12],
  alignItems: 'start',
  lineHeight: 1.5,
});
export const reasonSign = style({ color: color.success, paddingTop: '.15em' });
export const reasonSignNot = style({ color: color.danger, paddingTop: '.15em' });

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  columnGap: space[24],
});
export const keyRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '48px',
  paddingBlock: space[8],
  borderTop: `1px solid ${color.line}`,
});
export const keyCaps = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const key = style({
  minWidth: '2rem',
  padding: '2px 7px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusTag,
  background: color.surface,
  color: color.muted,
  fontFamily: vars.font,
  fontSize: vars.type.small,
  textAlign: 'center',
});
