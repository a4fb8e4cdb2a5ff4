import { style } from '@vanilla-extract/css';
import { media } from '../../src/theme/media.ts';
import { vars } from '../../src/theme/vars.css.ts';

const { color, space } = vars;

/** The face of titles, as on the club’s public pages. */
export const titleFont = "'Brygada 1918', Georgia, serif";

export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: '40px 48px 96px',
  '@media': { [media.belowDesktop]: { padding: '24px 16px 96px' } },
});

const title = { fontFamily: titleFont, fontWeight: 600, letterSpacing: '-.02em', lineHeight: 1.1 } as const;

export const title1 = style({
  ...title,
  fontSize: '3.6rem',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: '2.6rem' } },
});
export const title2 = style({ ...title, fontSize: '2.15rem', scrollMarginTop: space[24] });
export const title3 = style({ ...title, fontSize: '1.5rem', scrollMarginTop: space[24] });

export const summary = style({
  maxWidth: '44rem',
  fontSize: '1.4rem',
  lineHeight: 1.45,
  color: color.muted,
  '@media': { [media.phone]: { fontSize: '1.2rem' } },
});

export const head = style({ display: 'grid', gap: space[16], marginBottom: space[24] });

export const section = style({ display: 'grid', gap: space[20], minWidth: 0, marginTop: '40px' });

export const prose = style({ maxWidth: '44rem', display: 'grid', gap: space[12], lineHeight: 1.6 });

/** Words that are source. */
export const code = style({
  fontFamily: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  fontSize: '.93em',
  overflowWrap: 'anywhere',
});

export const markdownTitle2 = style([title2, { marginTop: '40px', marginBottom: space[16] }]);
export const paragraph = style({ maxWidth: '44rem', marginTop: space[12], lineHeight: 1.6 });
export const list = style({
  maxWidth: '44rem',
  display: 'grid',
  gap: space[8],
  marginTop: space[12],
  paddingInlineStart: '1.2rem',
  listStyle: 'disc',
  lineHeight: 1.6,
});
export const block = style({ marginTop: space[16] });
