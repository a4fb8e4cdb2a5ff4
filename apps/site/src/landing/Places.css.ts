import { style } from '@vanilla-extract/css';
import { column, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const room = column;

export const both = style({
  display: 'grid',
  gap: 32,
  '@media': { [wide]: { gridTemplateColumns: '1.7fr 1fr', gap: 56 } },
});

export const list = style({ borderTop: `2px solid ${colors.text}` });

export const place = style({
  display: 'flex',
  gap: 16,
  paddingBlock: 18,
  borderBottom: `1px solid ${colors.line}`,
});

export const number = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: 16,
  background: colors.accentFill,
  color: colors.onAccent,
  fontWeight: 600,
});

export const name = style({ fontSize: 18, fontWeight: 600 });

export const way = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
