import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const size = styleVariants({
  caption: { fontSize: vars.type.caption },
  small: { fontSize: vars.type.small },
  body: { fontSize: vars.type.body },
  large: { fontSize: vars.type.large },
  figure: { fontSize: vars.type.figure, lineHeight: 1.15, letterSpacing: '-.04em' },
});

export const weight = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const tone = styleVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.muted },
  accent: { color: vars.color.accent },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  inherit: { color: 'inherit' },
});

export const align = styleVariants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

export const truncate = style({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const prose = style({ maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'break-word' });
