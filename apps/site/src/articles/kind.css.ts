import { globalStyle, style } from '@vanilla-extract/css';
import { colors } from '../document/colors.css.ts';

/** The kind of an article, in the hue of those whom it is likely for. */
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  fontWeight: 600,
  fontSize: 16,
  '::before': { content: '""', width: 10, height: 10, borderRadius: '50%', background: 'currentColor' },
});

const hues = {
  news: colors.adultInk,
  seminar: colors.weaponsInk,
  exam: colors.youthInk,
  guide: colors.kidsInk,
};
for (const [name, color] of Object.entries(hues)) globalStyle(`${kind}[data-category=${name}]`, { color });
