import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

/** What is fixed within is fixed to it. */
const stage = style({
  contain: 'layout',
  position: 'relative',
  width: '100%',
  overflow: 'clip',
  background: vars.color.background,
  borderRadius: vars.shape.radiusCard,
});

export const height = styleVariants({
  bar: [stage, { height: '72px' }],
  low: [stage, { height: '160px' }],
  medium: [stage, { height: '320px' }],
  page: [stage, { height: '560px' }],
});

export const shows = {
  phone: style({ maxWidth: '390px', marginInline: 'auto' }),
  paper: style({ padding: '16px' }),
};

globalStyle(`${shows.phone} > nav`, { display: 'block' });
globalStyle(`${shows.paper} > div`, { display: 'flex', justifyContent: 'space-between', gap: '16px' });
