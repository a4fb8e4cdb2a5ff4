import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const tag = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: vars.space[4],
  maxWidth: '100%',
  paddingInline: '8px',
  paddingBlock: '2px',
  borderRadius: vars.shape.radiusTag,
  fontSize: vars.type.caption,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

export const tone = styleVariants({
  neutral: [tag, { background: color.subtle, color: color.muted }],
  accent: [tag, { background: color.tint, color: color.onTint }],
  success: [tag, { background: color.successTint, color: color.success }],
  warning: [tag, { background: color.warningTint, color: color.warning }],
  danger: [tag, { background: color.dangerTint, color: color.danger }],
  info: [tag, { background: color.infoTint, color: color.info }],
});

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
