import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** A label over its control, and the control over what is said of it. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
});

export const label = style({ fontWeight: vars.weight.medium, width: 'fit-content' });

export const asterisk = style({ color: vars.color.danger });

export const hint = style({ color: vars.color.muted, fontSize: vars.type.small });

/** The icon stands on the first line, however many there are. */
export const errorIcon = style({ display: 'grid', flexShrink: 0, paddingTop: '.125em' });

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  color: vars.color.danger,
  fontSize: vars.type.small,
});
