import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { AWeek } from './AWeek.tsx';
import { Figures } from './Figures.tsx';
import { Labels } from './Labels.tsx';
import { People } from './People.tsx';
import { Waiting } from './Waiting.tsx';
import { WhatHappened } from './WhatHappened.tsx';

/** What is small, and stands in many places. */
export function SmallThingsPage() {
  return <DemoPage title="uikit.misc" about="uikit.misc.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.misc.labels',
    about: 'uikit.misc.labels.about',
    shows: Labels,
    source: () => import('./Labels.tsx?raw'),
  },
  {
    title: 'uikit.misc.people',
    about: 'uikit.misc.people.about',
    shows: People,
    source: () => import('./People.tsx?raw'),
  },
  {
    title: 'uikit.misc.waiting',
    about: 'uikit.misc.waiting.about',
    shows: Waiting,
    source: () => import('./Waiting.tsx?raw'),
  },
  {
    title: 'uikit.misc.figures',
    about: 'uikit.misc.figures.about',
    shows: Figures,
    source: () => import('./Figures.tsx?raw'),
  },
  {
    title: 'uikit.misc.timeline',
    about: 'uikit.misc.timeline.about',
    shows: WhatHappened,
    source: () => import('./WhatHappened.tsx?raw'),
  },
  {
    title: 'uikit.misc.calendar',
    about: 'uikit.misc.calendar.about',
    shows: AWeek,
    source: () => import('./AWeek.tsx?raw'),
  },
];
