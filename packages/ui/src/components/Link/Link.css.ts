import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const tone = styleVariants({
  accent: {
    color: vars.color.accent,
    textDecoration: 'underline',
    textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
    textUnderlineOffset: '.2em',
    borderRadius: '3px',
    ':hover': { textDecorationColor: 'currentColor' },
  },
  quiet: {
    color: 'inherit',
    borderRadius: '3px',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
});
