import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

const template = createVar();
const inColumns = { gridTemplateColumns: template };

export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const layout = {
  ...styleVariants(
    {
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      'main-aside': 'minmax(0, 2fr) minmax(22rem, 1fr)',
    },
    (columns) => ({ vars: { [template]: columns } }),
  ),
  answers: style({ ...inColumns, vars: { [template]: 'repeat(auto-fill, min(9.5rem, 48%))' } }),
};

export const from = {
  always: style(inColumns),
  tablet: style({ '@media': { [media.fromTablet]: inColumns } }),
  desktop: style({ '@media': { [media.fromDesktop]: inColumns } }),
  wide: style({ '@media': { [media.fromWide]: inColumns } }),
};

export const align = styleVariants({
  start: { alignItems: 'start' },
  stretch: {},
  end: { alignItems: 'end' },
});
