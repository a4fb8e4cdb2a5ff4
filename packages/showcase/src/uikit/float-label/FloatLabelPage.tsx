import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { InEveryState } from './InEveryState.tsx';
import { InTheBox } from './InTheBox.tsx';
import { OnTheOutline } from './OnTheOutline.tsx';

/** Fields whose label stands in the box until something is written there. */
export function FloatLabelPage() {
  return <DemoPage title="uikit.floatlabel" about="uikit.floatlabel.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.floatlabel.in',
    about: 'uikit.floatlabel.in.about',
    shows: InTheBox,
    source: () => import('./InTheBox.tsx?raw'),
  },
  {
    title: 'uikit.floatlabel.on',
    about: 'uikit.floatlabel.on.about',
    shows: OnTheOutline,
    source: () => import('./OnTheOutline.tsx?raw'),
  },
  {
    title: 'uikit.floatlabel.states',
    about: 'uikit.floatlabel.states.about',
    shows: InEveryState,
    source: () => import('./InEveryState.tsx?raw'),
  },
];
