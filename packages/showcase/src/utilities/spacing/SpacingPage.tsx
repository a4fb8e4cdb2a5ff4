import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { Holders } from './Holders.tsx';
import { Sizes } from './Sizes.tsx';
import { Steps } from './Steps.tsx';

/** The space between things, and the sizes of what they stand in. */
export function SpacingPage() {
  return <DemoPage title="utilities.spacing" about="utilities.spacing.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'utilities.spacing.steps',
    about: 'utilities.spacing.steps.about',
    shows: Steps,
    source: () => import('./Steps.tsx?raw'),
  },
  {
    title: 'utilities.spacing.holders',
    about: 'utilities.spacing.holders.about',
    shows: Holders,
    source: () => import('./Holders.tsx?raw'),
  },
  {
    title: 'utilities.spacing.sizes',
    about: 'utilities.spacing.sizes.about',
    shows: Sizes,
    source: () => import('./Sizes.tsx?raw'),
  },
];
