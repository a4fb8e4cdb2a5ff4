import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { modal, shown } from '../private/modal.css.ts';

const { motion, forward } = vars;
const away = { transform: `translateX(calc(100% * ${forward}))` };

export const drawer = style([
  modal,
  {
    margin: 0,
    marginInlineStart: 'auto',
    width: 'min(480px, 100%)',
    maxWidth: '100%',
    height: '100dvh',
    maxHeight: '100dvh',
    ...away,
    transition: ['transform', 'display', 'overlay']
      .map((property) => `${property} ${motion.drawer} ${motion.ease} allow-discrete`)
      .join(', '),
    selectors: { [shown]: { transform: 'none' } },
    '@starting-style': { selectors: { [shown]: away } },
  },
]);
