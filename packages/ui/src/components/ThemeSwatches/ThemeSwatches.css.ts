import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** Four in a row, or two beside those of another family. Its name is drawn and not built, as all that stands here. */
export const family = style({
  flexBasis: `calc(50% - ${vars.space[4]})`,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: `${vars.space[24]} ${vars.space[8]}`,
  paddingBottom: vars.space[24],
  '::before': {
    content: 'attr(data-name)',
    gridColumn: '1 / -1',
    marginBottom: `calc(-1 * ${vars.space[20]})`,
    fontWeight: vars.weight.medium,
  },
  selectors: {
    '&:has(> :nth-child(3))': { flexBasis: '100%', gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

/**
 * A page in small, in the theme's own colours; what the theme is called stands under it. Nothing of the picture or its
 * frame depends on the theme that is worn, not even the scheme: a change of that would paint all of them anew.
 */
export const swatch = style({
  appearance: 'none',
  position: 'relative',
  minWidth: 0,
  height: '54px',
  boxShadow: '0 0 0 1px rgb(128 128 128 / .45)',
  colorScheme: 'light',
  borderRadius: '6px',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  '::after': {
    content: 'attr(data-name)',
    position: 'absolute',
    top: 'calc(100% + 2px)',
    width: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.muted,
    fontSize: vars.type.caption,
    forcedColorAdjust: 'auto',
  },
  selectors: {
    '&:checked': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    '&:checked::after': { color: color.text, fontWeight: vars.weight.strong },
    '&:checked::before': {
      content: '✓',
      position: 'absolute',
      top: '-8px',
      insetInlineEnd: '-8px',
      width: '20px',
      borderRadius: '50%',
      background: color.accent,
      color: color.onAccent,
      fontSize: '12px',
      lineHeight: '20px',
      textAlign: 'center',
    },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:checked': { outlineColor: 'Highlight' } } },
  },
});
