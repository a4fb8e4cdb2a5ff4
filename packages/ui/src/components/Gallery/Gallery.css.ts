import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { modal, shown } from '../private/modal.css.ts';

const { color, motion, space } = vars;

export const gallery = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });

export const stage = style({
  position: 'relative',
  borderRadius: vars.shape.radiusCard,
  overflow: 'clip',
  background: color.subtle,
});

export const shownPicture = style({ width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' });

/** What stands on the picture, legible on any. */
export const overPicture = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  background: color.raised,
  borderRadius: vars.shape.radiusButton,
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const caption = style({ flex: 1, minWidth: 0, textAlign: 'center' });
export const place = style({
  color: color.muted,
  fontSize: vars.type.small,
  fontVariantNumeric: 'tabular-nums',
});

export const thumbnails = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Room for the ring of the one that is chosen.
  padding: '4px',
  margin: '-4px',
});

export const thumbnail = style({
  flex: '0 0 auto',
  width: '72px',
  aspectRatio: '3 / 2',
  borderRadius: vars.shape.radiusControl,
  overflow: 'hidden',
  outline: `2px solid transparent`,
  outlineOffset: '1px',
  transition: `outline-color ${motion.hover}`,
  selectors: {
    '&:hover': { outlineColor: color.border },
    '&[aria-current="true"]': { outlineColor: color.accent },
    '&:focus-visible': { outline: `${vars.shape.focusWidth} solid ${color.focus}` },
  },
});

export const small = style({ width: '100%', height: '100%', objectFit: 'cover' });

const away = { opacity: 0 };

/** The whole window, for one picture. */
export const full = style([
  modal,
  {
    width: '100%',
    maxWidth: '100%',
    height: '100%',
    maxHeight: '100%',
    background: color.background,
    ...away,
    transition: ['opacity', 'display', 'overlay']
      .map((property) => `${property} ${motion.overlay} ${motion.ease} allow-discrete`)
      .join(', '),
    selectors: { [shown]: { opacity: 1 } },
    '@starting-style': { selectors: { [shown]: away } },
  },
]);

export const fullFrame = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: space[12],
  minHeight: 0,
  padding: space[16],
  paddingBottom: `calc(${space[16]} + env(safe-area-inset-bottom))`,
  '@media': { [media.phone]: { padding: space[12] } },
});

export const fullHead = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const fullTitle = style({ flex: 1, minWidth: 0 });
export const fullPicture = style({ width: '100%', height: '100%', objectFit: 'contain' });
