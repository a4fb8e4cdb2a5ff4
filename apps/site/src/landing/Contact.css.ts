import { globalStyle, style } from '@vanilla-extract/css';
import { column, serif, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const room = column;

export const facts = style({
  display: 'grid',
  gap: 28,
  paddingTop: 28,
  borderTop: `2px solid ${colors.text}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '36px 48px' } },
});

export const fact = style({ display: 'grid', alignContent: 'start', gap: 2 });

export const term = style({ color: colors.muted, fontSize: 15 });

/** What is written to or called, large enough for a thumb. */
export const large = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontFamily: serif,
  fontSize: 24,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const lines = style({ whiteSpace: 'pre-line', fontSize: 18 });

export const account = style({ paddingBlock: 8, fontSize: 18, fontVariantNumeric: 'tabular-nums' });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' });

globalStyle(`${links} a, ${fact} a`, { display: 'inline-flex', alignItems: 'center', minHeight: 44 });
