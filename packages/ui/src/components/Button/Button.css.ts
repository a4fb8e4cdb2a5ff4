import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';

const { color } = vars;
const enabled = '&:not(:disabled, [aria-disabled="true"])';

/** What everything that is pressed like a button shares. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  gap: vars.space[8],
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: vars.shape.radiusButton,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.shape.buttonSpacing,
  textTransform: vars.shape.buttonCase,
  lineHeight: 1.2,
  textAlign: 'center',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.hover}, border-color ${vars.motion.hover}, color ${vars.motion.hover}`,
  selectors: {
    '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' },
    '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])': {
      background: color.subtle,
      borderColor: color.line,
      boxShadow: 'none',
      color: color.muted,
    },
  },
});

export const variant = styleVariants({
  primary: {
    background: color.fill,
    color: color.onFill,
    boxShadow: vars.shape.shadowButton,
    selectors: {
      [`${enabled}:is(:hover, [aria-haspopup][aria-expanded="true"])`]: { background: color.fillHover },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
  secondary: {
    background: color.surface,
    borderColor: color.border,
    color: color.text,
    selectors: {
      [`${enabled}:is(:hover, [aria-haspopup][aria-expanded="true"])`]: { background: color.subtle },
    },
  },
  quiet: {
    color: color.text,
    selectors: {
      [`${enabled}:is(:hover, [aria-haspopup][aria-expanded="true"])`]: { background: color.subtle },
      '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])': {
        background: 'transparent',
        borderColor: 'transparent',
      },
    },
  },
  danger: {
    background: color.danger,
    color: color.onStatus,
    selectors: { [`${enabled}:hover`]: { background: color.dangerHover } },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
});

export const size = styleVariants({
  medium: { minHeight: vars.size.control, paddingInline: '14px', paddingBlock: '4px' },
  small: {
    minHeight: vars.size.controlSmall,
    paddingInline: '10px',
    paddingBlock: '2px',
    fontSize: vars.type.small,
    borderRadius: `calc(${vars.shape.radiusButton} - 2px)`,
    '@media': fingerTarget(5),
  },
});

/** A button as wide as tall; its name is read, not shown. */
export const square = styleVariants({
  medium: { width: vars.size.control, paddingInline: 0 },
  small: { width: vars.size.controlSmall, paddingInline: 0 },
});

export const fullWidth = style({ width: '100%' });

export const content = style({
  display: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  minWidth: 0,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

export const spinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
