import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';
import { roomy } from './roomy.css.ts';

/** What is fixed within is fixed to it. */
const stage = style([
  roomy,
  {
    contain: 'layout',
    position: 'relative',
    overflow: 'clip',
    background: vars.color.background,
    borderRadius: vars.shape.radiusCard,
  },
]);

/** A page, of which much is to be seen in little room. */
const small = style([stage]);

globalStyle(`${small} > *`, { zoom: 0.6 });
globalStyle(`${small} > :is(div, main)`, { minHeight: '100%' });

export const height = styleVariants({
  bar: [stage, { height: '72px' }],
  low: [stage, { height: '160px' }],
  strip: [small, { height: '120px' }],
  medium: [small, { height: '320px' }],
  tall: [small, { height: '400px' }],
  page: [small, { height: '560px' }],
});

export const shows = {
  phone: style({ maxWidth: 'min(390px, 100%)', marginInline: 'auto' }),
  paper: style({ padding: '16px' }),
  focus: style({}),
};

globalStyle(`${shows.phone} > nav`, { display: 'block' });
globalStyle(`${shows.paper} > div`, { display: 'flex', justifyContent: 'space-between', gap: '16px' });
globalStyle(`${shows.focus} > a`, { transform: 'none !important' });
