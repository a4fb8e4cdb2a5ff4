import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The chips and the input in one box that looks like any other field. */
export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: '3px',
  paddingInlineStart: vars.space[4],
  cursor: 'text',
  selectors: {
    '&:focus-within': {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-disabled]': { background: color.subtle, color: color.muted, cursor: 'not-allowed' },
  },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  maxWidth: '100%',
  paddingInlineStart: vars.space[8],
  borderRadius: vars.shape.radiusTag,
  background: color.tint,
  color: color.onTint,
  fontSize: vars.type.small,
  selectors: {
    ':is([data-disabled], [data-read-only]) > &': {
      minHeight: '28px',
      paddingInlineEnd: vars.space[8],
      background: color.surface,
      color: 'inherit',
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const chipText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.shape.radiusTag,
  outlineOffset: '-2px',
  selectors: { '&:hover': { background: color.tintHover } },
  '@media': { [media.finger]: { width: '44px', height: '44px' } },
});

export const input = style({
  flex: '1 1 6em',
  minWidth: '4em',
  minHeight: '28px',
  paddingInlineStart: vars.space[8],
  border: 0,
  background: 'none',
  // The box around shows the focus.
  outline: 'none',
  '@media': { [media.finger]: { fontSize: 'max(16px, 1rem)', minHeight: '44px' } },
});
