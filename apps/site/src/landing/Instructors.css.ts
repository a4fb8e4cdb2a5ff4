import { style } from '@vanilla-extract/css';
import { column, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const room = style({ background: colors.subtle });
export const words = column;

/** The mat that they sit on runs through the whole page, behind their knees. */
export const people = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '168px',
  justifyContent: 'safe center',
  paddingInline: 12,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  background: `linear-gradient(${colors.heri} 0 12px, ${colors.igusa} 12px 72px, ${colors.heri} 72px 84px) 0 92px / 100% 84px no-repeat`,
  '@media': { [wide]: { gridAutoColumns: 'minmax(150px, 190px)' } },
});

export const person = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
  paddingInline: 8,
  scrollSnapAlign: 'center',
});

export const figure = style({ height: 140, marginBottom: 56 });
export const belt = style({ marginBottom: 10 });
export const name = style({ fontSize: 17, fontWeight: 600, lineHeight: 1.25 });
export const grade = style({ fontWeight: 500 });
export const groups = style({ marginTop: 4, color: colors.muted, fontSize: 14, lineHeight: 1.4 });
