import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { AtWork } from './AtWork.tsx';
import { Looks } from './Looks.tsx';
import { Sizes } from './Sizes.tsx';
import { Together } from './Together.tsx';
import { WithIcons } from './WithIcons.tsx';

/** Buttons: what each look says, and how they stand together. */
export function ButtonPage() {
  return <DemoPage title="uikit.button" about="uikit.button.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.button.looks',
    about: 'uikit.button.looks.about',
    shows: Looks,
    source: () => import('./Looks.tsx?raw'),
  },
  {
    title: 'uikit.button.icons',
    about: 'uikit.button.icons.about',
    shows: WithIcons,
    source: () => import('./WithIcons.tsx?raw'),
  },
  {
    title: 'uikit.button.work',
    about: 'uikit.button.work.about',
    shows: AtWork,
    source: () => import('./AtWork.tsx?raw'),
  },
  {
    title: 'uikit.button.sizes',
    about: 'uikit.button.sizes.about',
    shows: Sizes,
    source: () => import('./Sizes.tsx?raw'),
  },
  {
    title: 'uikit.button.together',
    about: 'uikit.button.together.about',
    shows: Together,
    source: () => import('./Together.tsx?raw'),
  },
];
