import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.shape.radiusCard,
  border: '1px solid transparent',
});

const toned = (fill: string, ink: string) => ({
  background: fill,
  borderColor: `color-mix(in srgb, ${ink} 25%, ${fill})`,
});

export const tone = styleVariants({
  info: [banner, toned(color.infoTint, color.info)],
  success: [banner, toned(color.successTint, color.success)],
  warning: [banner, toned(color.warningTint, color.warning)],
  danger: [banner, toned(color.dangerTint, color.danger)],
});

export const icon = styleVariants({
  info: { color: color.info, paddingTop: '1px' },
  success: { color: color.success, paddingTop: '1px' },
  warning: { color: color.warning, paddingTop: '1px' },
  danger: { color: color.danger, paddingTop: '1px' },
});

export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const text = style({ flex: '1 1 16em', minWidth: 0 });

export const title = style({ fontWeight: vars.weight.strong });
