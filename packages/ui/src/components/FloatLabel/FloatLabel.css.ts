import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { field, label } from '../Field/Field.css.ts';
import { input, withStart } from '../private/input.css.ts';

const { color, motion, space } = vars;

const small = 0.8;

export const float = style({ position: 'relative', minWidth: 0 });

export const variant = styleVariants({ in: {}, on: {} });

/** What has something in it, or is about to. */
const isUp = ':is([data-filled], :focus-within, :has(:autofill))';

globalStyle(`${float} > ${field} > ${label}`, {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxWidth: '100%',
  paddingInline: '13px',
  color: color.muted,
  fontWeight: vars.weight.regular,
  lineHeight: 1.4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'text',
  transformOrigin: '13px 0',
  transition: `transform ${motion.hover} ${motion.ease}, color ${motion.hover}`,
});

globalStyle(`[dir="rtl"] ${float} > ${field} > ${label}`, { transformOrigin: 'calc(100% - 13px) 0' });

globalStyle(`${float}:has(${withStart}) > ${field} > ${label}`, { paddingInlineStart: '39px' });
globalStyle(`${float}[data-invalid] > ${field} > ${label}`, { color: color.danger });
globalStyle(`${float}:focus-within:not([data-invalid]) > ${field} > ${label}`, { color: color.accent });

// In the box: the box is taller, and its first line is the label's.
globalStyle(`${variant.in} ${input}`, { minHeight: '52px', paddingBlock: '22px 6px' });
globalStyle(`${variant.in} > ${field} > ${label}`, { transform: 'translateY(calc((52px - 1.4em) / 2))' });
globalStyle(`${variant.in}${isUp} > ${field} > ${label}`, {
  transform: `translateY(7px) scale(${small})`,
});

// On its outline: as high as any other field, with room for half a line above.
globalStyle(`${variant.on}`, { paddingBlockStart: space[8] });
globalStyle(`${variant.on} > ${field} > ${label}`, {
  transform: `translateY(calc(${space[8]} + (${vars.size.control} - 1.4em) / 2))`,
});
globalStyle(`${variant.on}${isUp} > ${field} > ${label}`, {
  transform: `translateY(calc(${space[8]} - .7em * ${small})) scale(${small})`,
});
globalStyle(`${variant.on}${isUp} > ${field} > ${label}::before`, {
  content: '',
  position: 'absolute',
  zIndex: -1,
  insetInline: '9px',
  insetBlock: 'calc(50% - 2px)',
  background: color.field,
});

// Words that would be written over each other.
globalStyle(`${float}:not([data-filled], :focus-within) ::placeholder`, { color: 'transparent' });
