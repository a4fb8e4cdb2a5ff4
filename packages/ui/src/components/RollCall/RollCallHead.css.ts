import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';
import { toned, toneVar } from './tone.css.ts';

const { color } = vars;

export const head = style({
  position: 'sticky',
  top: vars.size.stickyTop,
  zIndex: 2,
  containerType: 'inline-size',
  paddingBlock: `${vars.space[4]} ${vars.space[8]}`,
  paddingInline: vars.size.card,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space[4],
  minHeight: '52px',
});

export const search = style({ flex: 1, minWidth: 0 });

export const figures = style({
  flex: 1,
  color: color.muted,
  fontSize: vars.type.small,
  whiteSpace: 'nowrap',
});

/** The figure has proportional digits, close together: the one large thing. */
export const figure = style({
  color: color.text,
  fontSize: '2.571rem',
  fontWeight: vars.weight.strong,
  letterSpacing: '-.04em',
  lineHeight: 1.2,
  marginInlineEnd: vars.space[4],
});

/** The word is read where it has no room. */
export const onMat = style({
  '@container': {
    '(width < 480px)': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', overflow: 'hidden' },
  },
});

export const counts = style({
  display: 'flex',
  '@container': { '(width >= 480px)': { gap: vars.space[4] } },
});

export const count = style([
  toned,
  {
    color: toneVar,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    minWidth: '32px',
    paddingInline: '3px',
    height: '44px',
    borderRadius: vars.shape.radiusControl,
    fontWeight: vars.weight.medium,
    touchAction: 'manipulation',
    selectors: {
      '&[data-tone="unmarked"]': { color: color.muted },
      '&:hover': { background: color.subtle },
      '&[aria-pressed="true"]': { background: color.tint, color: color.onTint },
    },
    '@container': { '(width >= 480px)': { minWidth: '56px' } },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { ...chosenInForcedColors } } },
    },
  },
]);

/** A mark that is not there yet. */
export const box = style({
  width: '12px',
  height: '12px',
  border: '1.5px solid',
  borderRadius: '3px',
});

/** The bar shows what became of how many. */
export const bar = style({
  display: 'flex',
  height: '8px',
  overflow: 'hidden',
  borderRadius: '4px',
});

export const share = style([
  toned,
  {
    flexBasis: 0,
    background: toneVar,
    boxShadow: `calc(-2px * ${vars.forward}) 0 ${color.surface}`,
    transition: `flex-grow ${vars.motion.overlay} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  },
]);
