import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import '../CookieBanner/kept-place.css.ts';

const { color, space, type } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  gap: space[16],
  minHeight: '100dvh',
  padding: vars.size.gutter,
  paddingTop: `calc(${vars.size.gutter} + ${vars.size.pageTop})`,
  paddingBottom: `calc(${vars.size.gutter} + env(safe-area-inset-bottom))`,
  background: color.background,
  '@media': {
    [media.fromDesktop]: {
      columnGap: space[48],
      selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
    },
  },
});

export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
  minWidth: 0,
});

export const titles = style({ minWidth: 0, overflowWrap: 'break-word' });

export const description = style({ color: color.muted, fontSize: type.large });

export const actions = style({ display: 'flex', flexShrink: 0, gap: space[8] });

export const body = style({ minWidth: 0, display: 'grid', alignContent: 'start', gap: space[16] });

export const aside = style({ minWidth: 0 });
