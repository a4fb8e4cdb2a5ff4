import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The picture is dark on light under every theme: not all cameras read it the other way round. */
const picture = style({
  display: 'block',
  height: 'auto',
  borderRadius: vars.shape.radiusControl,
  background: '#fff',
  color: '#000',
});

export const pictureOf = styleVariants({
  medium: [picture, { width: '192px', maxWidth: '100%' }],
  fill: [picture, { width: '100%' }],
});
