import { style } from '@vanilla-extract/css';
import { wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  '@media': {
    [wide]: { flexDirection: 'column', position: 'sticky', top: 96 },
    print: { display: 'none' },
  },
});
export const way = style({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${colors.line}`,
  borderRadius: 10,
  background: colors.surface,
  color: colors.text,
  cursor: 'pointer',
  ':hover': { borderColor: colors.text },
  selectors: { '&[hidden]': { display: 'none' } },
});
export const said = style({
  fontSize: 15,
  color: colors.muted,
  '@media': { [wide]: { maxWidth: 96, textAlign: 'center' } },
});
