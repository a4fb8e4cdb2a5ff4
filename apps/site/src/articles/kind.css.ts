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

/** The hues of what marks a kind. */
export const hues = { news: colors.adult, seminar: colors.weapons, exam: colors.youth, guide: colors.kids };

const inks = {
  news: colors.adultInk,
  seminar: colors.weaponsInk,
  exam: colors.youthInk,
  guide: colors.kidsInk,
};
for (const [name, color] of Object.entries(inks)) globalStyle(`${kind}[data-category=${name}]`, { color });
