import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import '../CookieBanner/kept-place.css.ts';
import { straw } from '../DojoScene/straw.ts';

const { color, shape, size, space } = vars;

/** How much of a desk’s screen the scene has. */
const share = '55%';

export const page = style({
  paddingTop: size.pageTop,
  vars: { [shape.sizeControl]: '46px' },
  '@media': { [media.fromDesktop]: { paddingInlineStart: share } },
});

/** The room of the scene is coloured like it until it comes: a wall, and straw at its foot. */
export const scene = style({
  height: 'min(270px, 29svh)',
  background: `linear-gradient(${color.background} 79%, ${straw} 0)`,
  '@media': {
    [media.fromDesktop]: {
      position: 'fixed',
      insetBlock: `${size.pageTop} 0`,
      insetInlineStart: 0,
      width: share,
      height: 'auto',
    },
  },
});

const corner = style({ position: 'absolute', top: size.pageTop, margin: space[20] });
export const top = style([corner, { insetInlineStart: 0 }]);
export const bottom = style([corner, { insetInlineEnd: 0 }]);

export const main = style({
  maxWidth: '32rem',
  margin: '0 auto',
  padding: `${space[32]} ${size.gutter}`,
  '@media': { [media.fromDesktop]: { paddingBlock: '14svh' } },
});

globalStyle(`${page} h1`, {
  fontFamily: "'Brygada 1918', Georgia, serif",
  fontSize: '2.714rem',
  lineHeight: 1.1,
});
