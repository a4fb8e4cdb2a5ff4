import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const badge = {
  display: 'inline-block',
  minWidth: '1.6em',
  paddingInline: '.45em',
  borderRadius: '1em',
  fontSize: vars.type.caption,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.6em',
  textAlign: 'center',
} as const;

export const tone = styleVariants({
  neutral: { ...badge, background: vars.color.subtle, color: vars.color.muted },
  accent: { ...badge, background: vars.color.accent, color: vars.color.onAccent },
  danger: { ...badge, background: vars.color.danger, color: vars.color.onStatus },
});
