import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { modal, shown } from '../private/modal.css.ts';

const { motion } = vars;
const away = { opacity: 0, transform: 'translateY(8px)' };

const dialog = style([
  modal,
  {
    margin: 'auto',
    width: 'calc(100% - 32px)',
    maxHeight: 'min(85%, 900px)',
    borderRadius: vars.shape.radiusDialog,
    ...away,
    transition: ['opacity', 'transform', 'display', 'overlay']
      .map((property) => `${property} ${motion.overlay} ${motion.ease} allow-discrete`)
      .join(', '),
    selectors: { [shown]: { opacity: 1, transform: 'none' } },
    '@starting-style': { selectors: { [shown]: away } },
    '@media': {
      // Where each line counts, what can be scrolled to is at least begun.
      [media.low]: { maxHeight: 'calc(100% - 16px)' },
      [media.phone]: {
        width: '100%',
        maxWidth: '100%',
        marginBottom: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
    },
  },
]);

export const size = styleVariants({
  small: [dialog, { maxWidth: '420px' }],
  medium: [dialog, { maxWidth: '560px' }],
  large: [dialog, { maxWidth: '800px' }],
});
