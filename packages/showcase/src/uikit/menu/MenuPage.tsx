import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { ByName } from './ByName.tsx';
import { Deeds } from './Deeds.tsx';
import { HowFar } from './HowFar.tsx';
import { ManyPages } from './ManyPages.tsx';
import { WhereAmI } from './WhereAmI.tsx';

/** The ways: to pages, through a task, and to what can be done. */
export function MenuPage() {
  return <DemoPage title="uikit.menu" about="uikit.menu.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.menu.mega',
    about: 'uikit.menu.mega.about',
    shows: ManyPages,
    source: () => import('./ManyPages.tsx?raw'),
  },
  {
    title: 'uikit.menu.crumbs',
    about: 'uikit.menu.crumbs.about',
    shows: WhereAmI,
    source: () => import('./WhereAmI.tsx?raw'),
  },
  {
    title: 'uikit.menu.steps',
    about: 'uikit.menu.steps.about',
    shows: HowFar,
    source: () => import('./HowFar.tsx?raw'),
  },
  {
    title: 'uikit.menu.dropdown',
    about: 'uikit.menu.dropdown.about',
    shows: Deeds,
    source: () => import('./Deeds.tsx?raw'),
  },
  {
    title: 'uikit.menu.palette',
    about: 'uikit.menu.palette.about',
    shows: ByName,
    source: () => import('./ByName.tsx?raw'),
  },
];
