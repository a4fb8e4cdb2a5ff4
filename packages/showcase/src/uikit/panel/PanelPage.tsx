import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { Cards } from './Cards.tsx';
import { OneAtATime } from './OneAtATime.tsx';
import { PutAway } from './PutAway.tsx';
import { SharedRoom } from './SharedRoom.tsx';
import { Views } from './Views.tsx';

/** What holds other things, and gives them a name and room. */
export function PanelPage() {
  return <DemoPage title="uikit.panel" about="uikit.panel.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.panel.cards',
    about: 'uikit.panel.cards.about',
    shows: Cards,
    source: () => import('./Cards.tsx?raw'),
  },
  {
    title: 'uikit.panel.panels',
    about: 'uikit.panel.panels.about',
    shows: PutAway,
    source: () => import('./PutAway.tsx?raw'),
  },
  {
    title: 'uikit.panel.accordion',
    about: 'uikit.panel.accordion.about',
    shows: OneAtATime,
    source: () => import('./OneAtATime.tsx?raw'),
  },
  {
    title: 'uikit.panel.tabs',
    about: 'uikit.panel.tabs.about',
    shows: Views,
    source: () => import('./Views.tsx?raw'),
  },
  {
    title: 'uikit.panel.splitter',
    about: 'uikit.panel.splitter.about',
    shows: SharedRoom,
    source: () => import('./SharedRoom.tsx?raw'),
  },
];
