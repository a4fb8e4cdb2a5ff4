import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The picture is dark on light under every theme: not all cameras read it the other way round. */
export const picture = style({
  display: 'block',
  width: '192px',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.shape.radiusControl,
  background: '#fff',
  color: '#000',
});
