import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { groupHues } from '../../theme/groups.ts';
import { media } from '../../theme/media.ts';
import { toHex } from '../../theme/oklch.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { space, motion } = vars;

const drawn = keyframes({ from: { strokeDashoffset: 26 }, to: { strokeDashoffset: 0 } });

/** The same box before and after: nothing below it moves. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '54px',
  borderRadius: '14px',
  transition: `background-color ${motion.overlay}, box-shadow ${motion.overlay}`,
  selectors: {
    '&[data-said]': {
      gap: space[12],
      padding: '5px 6px 5px 8px',
      background: 'rgb(255 255 255 / 15%)',
      boxShadow: 'inset 0 0 0 2px rgb(255 255 255 / 55%)',
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' }, print: { minHeight: 0 } },
});

export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flexGrow: 1,
  minWidth: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  // There from the beginning, or what comes into it is not read out.
  selectors: { '&:empty': { flexGrow: 0 } },
});

export const check = style({
  flexShrink: 0,
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: '#fff',
  forcedColorAdjust: 'none',
});
export const tick = style({
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 26,
  // A length of no time draws it at once.
  animation: `${drawn} ${motion.overlay} ${motion.ease}`,
});

/** The words of a group's field, where they stand on white. */
export const ink = styleVariants(groupHues, (angle, name) => ({
  color: toHex(name === 'kids' ? { l: 0.43, c: 0.13, h: 42 } : { l: 0.42, c: 0.15, h: angle }),
}));

const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: '44px',
  fontWeight: vars.weight.strong,
  touchAction: 'manipulation',
  userSelect: 'none',
  outlineColor: 'currentColor',
  selectors: { '&:focus-visible': { outline: '2px solid #fff', outlineOffset: '2px' } },
  '@media': { print: { display: 'none' } },
});

/** What one says by it is all of the box. */
export const answer = style([
  key,
  {
    width: '100%',
    minHeight: '54px',
    borderRadius: '14px',
    background: '#fff',
    fontSize: vars.type.large,
    transition: `background-color ${motion.hover}`,
    selectors: { '&:hover': { background: 'rgb(255 255 255 / 92%)' } },
    '@media': { [media.forcedColors]: chosenInForcedColors },
  },
]);

/** What takes it back stands where the thumb has just not been. */
export const undo = style([
  key,
  {
    flexShrink: 0,
    paddingInline: space[16],
    borderRadius: '10px',
    background: 'rgb(255 255 255 / 14%)',
    color: '#fff',
    fontWeight: vars.weight.medium,
    transition: `background-color ${motion.hover}`,
    selectors: { '&:hover': { background: 'rgb(255 255 255 / 24%)' } },
    '@media': { [media.forcedColors]: { color: 'ButtonText', background: 'ButtonFace' } },
  },
]);

export const others = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-evenly' });

export const other = style([
  key,
  {
    paddingInline: space[12],
    borderRadius: '10px',
    background: 'none',
    color: '#fff',
    fontWeight: vars.weight.medium,
    selectors: { '&:hover': { background: 'rgb(255 255 255 / 12%)' } },
    '@media': { [media.forcedColors]: { color: 'ButtonText' } },
  },
]);
