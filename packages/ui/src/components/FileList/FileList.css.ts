import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gap: space[8],
  selectors: { '&[data-layout="shown"]': { gap: space[20] } },
});

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  selectors: {
    '&[data-layout="rows"]': {
      padding: space[8],
      border: `1px solid ${color.line}`,
      borderRadius: vars.shape.radiusControl,
    },
  },
});

export const body = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  // What the file shows takes a row of its own above.
  selectors: { [`${file}[data-seen] > &`]: { gridColumn: '1 / 3' } },
});

export const name = style({ overflowWrap: 'anywhere', minWidth: 0 });

/** A finger’s worth of room around the name, which takes none of its own. */
export const follow = style([
  name,
  {
    justifySelf: 'start',
    minHeight: vars.size.control,
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.accent,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': {
        outline: `${vars.shape.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.shape.focusOffset,
        borderRadius: vars.shape.radiusTag,
      },
    },
  },
]);

export const size = style({ color: color.muted, fontSize: vars.type.small });
export const note = style({
  color: color.muted,
  fontSize: vars.type.small,
  selectors: {
    '&[data-tone="warning"]': { color: color.warning },
    '&[data-tone="danger"]': { color: color.danger },
  },
});

export const actions = style({ display: 'flex', gap: space[4] });

export const still = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '56px',
  height: '56px',
  borderRadius: vars.shape.radiusTag,
  background: color.subtle,
  color: color.muted,
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

const shown = { gridColumn: '1 / -1', borderRadius: vars.shape.radiusCard } as const;

/** A film of a phone stands upright: it may be as high as what is around it stays in sight. */
const highest = '70vh';
export const large = style({
  ...shown,
  display: 'block',
  width: '100%',
  maxHeight: highest,
  objectFit: 'contain',
  background: color.subtle,
});

/** A picture has its room before it is here: what comes after it never moves. */
const frame = { aspectRatio: '4 / 3', maxHeight: highest } as const;
export const framed = style([large, frame]);

export const sound = style({ ...shown, display: 'block', width: '100%' });

export const open = style({
  ...shown,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[8],
  width: '100%',
  minHeight: vars.size.control,
  padding: space[12],
  border: `1px solid ${color.line}`,
  background: color.subtle,
  color: color.text,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.hover}, border-color ${vars.motion.hover}`,
  selectors: {
    '&[data-kind="video"]': { aspectRatio: '16 / 9' },
    '&[data-kind="picture"]': frame,
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:hover': { background: color.tint, borderColor: color.accent, color: color.onTint },
    '&:focus-visible': {
      outline: `${vars.shape.focusWidth} solid ${color.focus}`,
      outlineOffset: vars.shape.focusOffset,
    },
  },
});

export const play = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: '50%',
  background: color.accent,
  color: color.onAccent,
  '@media': { [media.forcedColors]: { outline: '2px solid ButtonText' } },
});
