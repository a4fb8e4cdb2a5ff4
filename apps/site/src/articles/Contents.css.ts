import { globalStyle, style } from '@vanilla-extract/css';
import { colors } from '../document/colors.css.ts';

const broad = 'screen and (min-width: 1200px)';

export const none = style({ display: 'none', '@media': { [broad]: { display: 'block' } } });
export const beside = style({
  display: 'none',
  '@media': { [broad]: { display: 'block', position: 'sticky', top: 96, fontSize: 16 } },
});
export const title = style({ marginBottom: 12, fontSize: 15, color: colors.muted });
export const parts = style({ borderLeft: `2px solid ${colors.line}` });
export const part = style({
  display: 'block',
  marginLeft: -2,
  padding: '8px 0 8px 18px',
  borderLeft: '2px solid transparent',
  color: colors.muted,
  lineHeight: 1.35,
  textDecoration: 'none',
  overflowWrap: 'break-word',
  ':hover': { color: colors.text, textDecoration: 'underline' },
  selectors: {
    '&[data-level="3"]': { paddingLeft: 34 },
    '&[aria-current]': { borderLeftColor: colors.accent, color: colors.text, fontWeight: 600 },
  },
});
export const before = style({
  border: `1px solid ${colors.line}`,
  borderRadius: 10,
  background: colors.surface,
  '@media': {
    [broad]: { display: 'none' },
    print: { display: 'none' },
    'screen and (min-width: 900px)': { gridColumn: '1 / -1', maxWidth: 680 },
  },
});
export const summary = style({ padding: '12px 18px', minHeight: 48, fontWeight: 600, cursor: 'pointer' });
globalStyle(`${before} ${parts}`, { margin: '0 18px 16px' });
globalStyle(`${before} a`, { paddingBlock: 11, minHeight: 44 });
