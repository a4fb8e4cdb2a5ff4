import { style } from '@vanilla-extract/css';
import { column, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const room = column;

/** The drawn line; on a phone the list stands for it. */
export const line = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', overflow: 'visible' } },
});

const text = style({ textAnchor: 'middle' });
export const name = style([text, { fill: colors.text, fontSize: 16, fontWeight: 600 }]);
export const number = style([text, { fill: colors.muted, fontSize: 14 }]);

export const list = style({
  borderTop: `2px solid ${colors.text}`,
  '@media': {
    [wide]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const grade = style({
  display: 'grid',
  gridTemplateColumns: '72px 1fr auto',
  alignItems: 'center',
  gap: 16,
  minHeight: 52,
  borderBottom: `1px solid ${colors.line}`,
});
