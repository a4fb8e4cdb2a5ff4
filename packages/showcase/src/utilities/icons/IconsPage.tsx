import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { EveryIcon } from './EveryIcon.tsx';
import { Sizes } from './Sizes.tsx';

/** Every icon, to be found and copied. */
export function IconsPage() {
  return <DemoPage title="utilities.icons" about="utilities.icons.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'utilities.icons.every',
    about: 'utilities.icons.every.about',
    shows: EveryIcon,
    source: () => import('./EveryIcon.tsx?raw'),
  },
  {
    title: 'utilities.icons.sizes',
    about: 'utilities.icons.sizes.about',
    shows: Sizes,
    source: () => import('./Sizes.tsx?raw'),
  },
];
