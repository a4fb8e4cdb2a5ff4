import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { label } from '../Field/Field.css.ts';

const besideFrom = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
});

/** Fields stand beside each other where each has room enough for a date. */
export const row = style({
  display: 'grid',
  ...besideFrom('152px'),
  gridAutoRows: 'minmax(0, max-content) auto',
  gap: vars.space[12],
  alignItems: 'start',
  selectors: {
    // A name of somebody or something, and an address, are longer than that.
    '&:has([role="combobox"])': besideFrom('180px'),
    '&:has([type="email"])': besideFrom('240px'),
  },
});

/**
 * The controls of a row begin on one line, under the tallest of its labels, whatever is said below them. A field of its own
 * drawing may have more below it: only labels make the line of labels taller.
 */
globalStyle(`${row} > *`, { gridRow: 'span 2' });
globalStyle(`${row} > :has(> ${label})`, { display: 'grid', gridTemplateRows: 'subgrid' });
globalStyle(`${row} > * > ${label}`, { alignSelf: 'end' });

export const preview = style({
  minHeight: '8lh',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.radiusControl,
  overflowWrap: 'anywhere',
});
