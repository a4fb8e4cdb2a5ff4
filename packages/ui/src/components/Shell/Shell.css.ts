import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
// What stands in for a page is drawn with the shell, before the page's own styles are there.
import '../Skeleton/Skeleton.css.ts';

const { size, motion, forward } = vars;

export const shell = style({
  minHeight: '100dvh',
  paddingTop: size.topBar,
  vars: { [size.stickyTop]: size.topBar },
  // What slides in from the side does not widen the page. Not `hidden`: that would hold what sticks.
  overflowX: 'clip',
});

/**
 * The menu is open: said so, or nothing said and there is room for it. An application that remembers a closed menu
 * says `data-menu="closed"` on the root element before the first paint, when a prerendered shell has nothing to say.
 */
const openOverlay = `${shell}[data-menu="open"]`;
const openStatic =
  `:is(:root:not([data-menu="closed"]) ${shell}[data-menu="auto"], ${shell}[data-menu="open"])` +
  ':not([data-menu-type="overlay"])';
const openWide = `${shell}[data-menu-type="overlay"][data-menu="open"]`;

const shown = {
  transform: 'none',
  visibility: 'visible',
  transition: `transform ${motion.menu} ${motion.ease}`,
} as const;

export const menu = style({
  position: 'fixed',
  zIndex: 20,
  insetBlock: `${size.topBar} 0`,
  insetInlineStart: 0,
  width: size.menu,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  transform: `translateX(calc(-100% * ${forward}))`,
  // Out of sight is out of the tab order, once it has slid away.
  visibility: 'hidden',
  transition: `transform ${motion.menu} ${motion.ease}, visibility 0s ${motion.menu}`,
  '@media': {
    [media.belowDesktop]: {
      selectors: { [`${openOverlay} > &`]: { ...shown, boxShadow: vars.shape.shadowDialog } },
    },
    [media.fromDesktop]: {
      selectors: {
        [`${openStatic} > &`]: shown,
        [`${openWide} > &`]: { ...shown, boxShadow: vars.shape.shadowDialog },
      },
    },
  },
});

export const scrim = style({
  position: 'fixed',
  zIndex: 19,
  inset: `${size.topBar} 0 0`,
  background: vars.color.scrim,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${motion.menu}, visibility 0s ${motion.menu}`,
  selectors: {
    [`${shell}[data-overlay] > &`]: {
      opacity: 1,
      visibility: 'visible',
      transition: `opacity ${motion.menu}`,
    },
  },
});

/** The page takes its new width at once and slides to its place: one layout, no matter how long the slide. */
const slideFrom = (distance: string) =>
  keyframes({ from: { transform: `translateX(calc(${distance} * ${forward}))` } });
const slideBack = slideFrom(size.menu);
const slideOn = slideFrom(`-1 * ${size.menu}`);

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${size.topBar})`,
  marginInlineEnd: size.pageEnd,
  '@media': {
    [media.fromDesktop]: {
      selectors: {
        [`${openStatic} > &`]: { marginInlineStart: size.menu },
        [`${openStatic}[data-moved] > &`]: { animation: `${slideOn} ${motion.menu} ${motion.ease}` },
        [`${shell}[data-moved][data-menu="closed"][data-menu-type="static"] > &`]: {
          animation: `${slideBack} ${motion.menu} ${motion.ease}`,
        },
      },
    },
    [media.phone]: {
      selectors: {
        [`${shell}[data-bottom-bar] > &`]: {
          minHeight: `calc(100dvh - ${size.topBar} - ${size.bottomBar})`,
          paddingBottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});

export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: '1248px',
  marginInline: 'auto',
  padding: size.gutter,
  ':focus': { outline: 'none' },
});

// What gets the focus comes to stand between the bars.
globalStyle(`html:has(${shell})`, { scrollPaddingBlock: `calc(${size.topBar} + ${vars.space[16]})` });
