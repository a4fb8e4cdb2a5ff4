import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import type { TokenKind } from './tokens.ts';

const { color, space } = vars;

export const sample = style({
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  overflow: 'clip',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  borderBottom: `1px solid ${color.line}`,
});

export const title = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', minWidth: 0 });

export const code = style({
  margin: 0,
  padding: space[16],
  maxHeight: '420px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  fontFamily: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  fontSize: vars.type.small,
  lineHeight: 1.6,
  tabSize: 2,
  // Source reads from left to right, whatever the language is around it.
  direction: 'ltr',
  textAlign: 'left',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { print: { maxHeight: 'none', whiteSpace: 'pre-wrap' } },
});

export const token = styleVariants({
  plain: {},
  comment: { color: color.muted },
  string: { color: color.success },
  tag: { color: color.info },
  keyword: { color: color.accent },
} satisfies Record<TokenKind, object>);
