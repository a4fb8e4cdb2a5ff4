import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
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
    height: '100%',
    maxHeight: '100%',
    ...away,
    transition: ['transform', 'display', 'overlay']
      .map((property) => `${property} ${motion.drawer} ${motion.ease} allow-discrete`)
      .join(', '),
    selectors: { [shown]: { transform: 'none' } },
    '@starting-style': { selectors: { [shown]: away } },
  },
]);

const besideWidth = '416px';

/** The drawer beside the page: over its end while there is no room for both, and over all of a phone. */
export const beside = style({
  '@media': {
    [media.fromTablet]: {
      position: 'fixed',
      zIndex: 18,
      insetBlock: `${vars.size.stickyTop} 0`,
      insetInline: 'auto 0',
      width: besideWidth,
      height: 'auto',
      maxHeight: 'none',
      background: vars.color.surface,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
    [media.fromWide]: { boxShadow: 'none' },
  },
});

export const low = style({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: 30,
      insetBlock: 'auto 0',
      height: '56%',
    },
  },
});

/** The page makes room, at once: one layout, no matter how long the drawer slides. */
globalStyle(':root[data-drawer-beside]', {
  '@media': { [media.fromWide]: { vars: { [vars.size.pageEnd]: besideWidth } } },
});
