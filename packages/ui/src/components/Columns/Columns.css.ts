import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const templates = {
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  'main-aside': 'minmax(0, 2fr) minmax(22rem, 1fr)',
};

export const always = styleVariants(
  { ...templates, answers: 'repeat(auto-fill, min(9.5rem, 48%))' },
  (gridTemplateColumns) => ({ gridTemplateColumns }),
);
const { answers } = always;

export const fromTablet = {
  ...styleVariants(templates, (gridTemplateColumns) => ({
    '@media': { [media.fromTablet]: { gridTemplateColumns } },
  })),
  answers,
};

export const fromDesktop = {
  ...styleVariants(templates, (gridTemplateColumns) => ({
    '@media': { [media.fromDesktop]: { gridTemplateColumns } },
  })),
  answers,
};

export const fromWide = {
  ...styleVariants(templates, (gridTemplateColumns) => ({
    '@media': { [media.fromWide]: { gridTemplateColumns } },
  })),
  answers,
};

export const align = styleVariants({
  start: { alignItems: 'start' },
  stretch: {},
  end: { alignItems: 'end' },
});
