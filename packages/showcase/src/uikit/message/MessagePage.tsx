import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { InPlaceOf } from './InPlaceOf.tsx';
import { OnThePage } from './OnThePage.tsx';
import { States } from './States.tsx';
import { Toasts } from './Toasts.tsx';

/** How the program speaks: on the page, in passing, and in place of what is not there. */
export function MessagePage() {
  return <DemoPage title="uikit.message" about="uikit.message.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.message.banners',
    about: 'uikit.message.banners.about',
    shows: OnThePage,
    source: () => import('./OnThePage.tsx?raw'),
  },
  {
    title: 'uikit.message.toasts',
    about: 'uikit.message.toasts.about',
    shows: Toasts,
    source: () => import('./Toasts.tsx?raw'),
  },
  {
    title: 'uikit.message.instead',
    about: 'uikit.message.instead.about',
    shows: InPlaceOf,
    source: () => import('./InPlaceOf.tsx?raw'),
  },
  {
    title: 'uikit.message.states',
    about: 'uikit.message.states.about',
    shows: States,
    source: () => import('./States.tsx?raw'),
  },
];
