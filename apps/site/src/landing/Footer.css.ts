import { globalStyle, style } from '@vanilla-extract/css';
import { column, serif, wide } from '../document/base.css.ts';

/** Always night, whatever the scheme: what stands on it is measured against it. */
const night = 'oklch(24% .05 277)';
const light = 'oklch(95% .01 277)';

export const footer = style({
  background: night,
  color: light,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const roofs = style({ width: '100%', height: 130, color: 'oklch(55% .09 277)' });

export const room = style([
  column,
  {
    display: 'grid',
    gap: 16,
    paddingBlock: '32px 48px',
    '@media': { [wide]: { gridTemplateColumns: 'auto auto 1fr auto', alignItems: 'baseline', gap: 32 } },
  },
]);

export const name = style({ fontFamily: serif, fontSize: 24, fontWeight: 600 });
export const small = style({ fontSize: 15, color: 'oklch(82% .02 277)' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });

globalStyle(`${links} a`, { display: 'flex', alignItems: 'center', minHeight: 44, color: light });
globalStyle(`${footer} :focus-visible`, { outlineColor: light });
