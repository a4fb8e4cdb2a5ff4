import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const sheet = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  background: vars.color.subtle,
  borderRadius: vars.shape.radiusControl,
});

export const title = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14em, 1fr))',
  gap: `${vars.space[8]} ${vars.space[24]}`,
});

export const code = style({
  fontFamily: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** Paper has nothing but the sheet. */
globalStyle(`:root:has(${sheet}) :is(body, body *)`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`:root:has(${sheet}) :is(${sheet}, ${sheet} *)`, {
  '@media': { print: { visibility: 'visible' } },
});
globalStyle(`:root ${sheet}`, {
  '@media': { print: { position: 'fixed', inset: 0, background: 'none', alignContent: 'start' } },
});
