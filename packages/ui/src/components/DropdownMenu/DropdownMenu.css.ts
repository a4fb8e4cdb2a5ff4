import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const menu = style({
  zIndex: 30,
  minWidth: '200px',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: vars.space[4],
  overflowY: 'auto',
  background: color.raised,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  boxShadow: vars.shape.shadowFloat,
  transition: `opacity ${vars.motion.hover}`,
  '@starting-style': { opacity: 0 },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.control,
  paddingInline: vars.space[8],
  borderRadius: vars.shape.radiusControl,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.subtle },
    '&[data-disabled]': { color: color.muted, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: color.danger },
    '&[data-tone="danger"][data-highlighted]': { background: color.dangerTint },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});

export const icon = style({
  display: 'grid',
  color: color.muted,
  selectors: { '[data-tone="danger"] > &': { color: 'inherit' } },
});

export const label = style({
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[4]}`,
  color: color.muted,
  fontSize: vars.type.small,
});

export const separator = style({ height: '1px', margin: `${vars.space[4]} 0`, background: color.line });
