import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../private/visually-hidden.ts';

const { color } = vars;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.size.card,
  boxShadow: `inset 0 -1px ${color.line}`,
});

export const tabs = style({
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  gap: vars.space[20],
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  minHeight: `calc(${vars.size.control} + ${vars.space[8]})`,
  borderBlock: '2px solid transparent',
  color: color.muted,
  outlineOffset: '-2px',
  transition: `color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-pressed="true"]': {
      color: color.text,
      fontWeight: vars.weight.medium,
      borderBlockEndColor: color.accent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-pressed="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const count = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-urgent]': { color: color.danger, fontWeight: vars.weight.medium } },
});

/** The sign alone is seen on a phone. */
export const saveName = style({ '@media': { [media.phone]: visuallyHidden } });
