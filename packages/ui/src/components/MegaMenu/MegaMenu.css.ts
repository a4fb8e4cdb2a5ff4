import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, space } = vars;

export const nav = style({ position: 'relative', minWidth: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

/** An entry: on a phone what it opens stands under it, and pushes the others down. */
export const item = style({ minWidth: 0 });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: space[12],
  borderRadius: vars.shape.radiusControl,
  fontWeight: vars.weight.medium,
  transition: `background-color ${motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&[aria-expanded="true"]': { background: color.tint, color: color.onTint },
    '&[aria-current="page"]': { color: color.accent },
  },
  '@media': { [media.phone]: { minHeight: '44px', justifyContent: 'space-between' } },
});

export const chevron = style({
  display: 'grid',
  transition: `transform ${motion.overlay} ${motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space[8]})`,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: space[24],
  padding: space[24],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  boxShadow: vars.shape.shadowFloat,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.phone]: {
      position: 'static',
      gap: space[16],
      padding: space[12],
      marginBlock: space[4],
      boxShadow: 'none',
      background: 'none',
    },
  },
});

export const sectionTitle = style({
  marginBottom: space[4],
  paddingInline: space[8],
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
});

export const link = style({
  display: 'flex',
  gap: space[8],
  padding: space[8],
  minHeight: '44px',
  borderRadius: vars.shape.radiusItem,
  transition: `background-color ${motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&[aria-current="page"]': { background: color.selected, color: color.onSelected },
  },
});

export const linkIcon = style({
  display: 'grid',
  alignContent: 'start',
  paddingTop: '.1em',
  color: color.accent,
  selectors: { '[aria-current="page"] > &': { color: 'inherit' } },
});
export const linkWords = style({ display: 'grid', minWidth: 0, alignContent: 'center' });
export const linkLabel = style({ fontWeight: vars.weight.medium });
export const linkAbout = style({
  color: color.muted,
  fontSize: vars.type.small,
  selectors: { '[aria-current="page"] &': { color: 'inherit' } },
});
