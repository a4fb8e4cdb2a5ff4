import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { InAnOrder } from './InAnOrder.tsx';
import { NothingThere } from './NothingThere.tsx';
import { PageByPage } from './PageByPage.tsx';
import { Properties } from './Properties.tsx';
import { Things } from './Things.tsx';

/** Lists: to open, to put in order, to go through. */
export function ListPage() {
  return <DemoPage title="uikit.list" about="uikit.list.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.list.things',
    about: 'uikit.list.things.about',
    shows: Things,
    source: () => import('./Things.tsx?raw'),
    padding: 'none',
  },
  {
    title: 'uikit.list.order',
    about: 'uikit.list.order.about',
    shows: InAnOrder,
    source: () => import('./InAnOrder.tsx?raw'),
  },
  {
    title: 'uikit.list.properties',
    about: 'uikit.list.properties.about',
    shows: Properties,
    source: () => import('./Properties.tsx?raw'),
  },
  {
    title: 'uikit.list.pages',
    about: 'uikit.list.pages.about',
    shows: PageByPage,
    source: () => import('./PageByPage.tsx?raw'),
    padding: 'none',
  },
  {
    title: 'uikit.list.nothing',
    about: 'uikit.list.nothing.about',
    shows: NothingThere,
    source: () => import('./NothingThere.tsx?raw'),
  },
];
