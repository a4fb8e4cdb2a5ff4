import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const history = style({ display: 'grid', gap: space[32], minWidth: 0 });
export const day = style({ display: 'grid', gap: space[12], minWidth: 0 });

export const program = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  background: color.subtle,
});

export const deed = style({ fontWeight: vars.weight.regular });
export const author = style({ fontWeight: vars.weight.strong });

export const fields = style({
  display: 'grid',
  gap: space[8],
  // A table leaves it no less.
  minWidth: '13rem',
  marginBlock: space[8],
});
/** A field's name beside what it held, and above it where there is no room for both. */
export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
});
export const fieldName = style({
  width: '160px',
  color: color.muted,
  paddingBlock: '1px',
  overflowWrap: 'anywhere',
});
export const values = style({
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[4]} ${space[8]}`,
  minWidth: 0,
  color: color.text,
});

const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
  paddingInline: '6px',
  paddingBlock: '1px',
  borderRadius: vars.shape.radiusTag,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
/** What is gone is struck and has a minus: it is not only red. */
export const deleted = style([value, { background: color.dangerTint, color: color.danger }]);
/** What is new has a plus: it is not only green. */
export const added = style([value, { background: color.successTint, color: color.success }]);

globalStyle(`${added} ins`, { textDecoration: 'none' });

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 });
const words = { borderRadius: '3px', paddingInline: '2px', boxDecorationBreak: 'clone' } as const;
export const deletedWords = style({
  ...words,
  background: color.dangerTint,
  color: color.danger,
  textDecoration: 'line-through',
});
/** New words are underlined twice: a link is once. */
export const addedWords = style({
  ...words,
  background: color.successTint,
  color: color.success,
  textDecoration: 'underline double',
  textUnderlineOffset: '2px',
});

export const more = style({ marginTop: space[4], marginInlineStart: '-10px' });
