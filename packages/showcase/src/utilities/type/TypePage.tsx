import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { Headings } from './Headings.tsx';
import { Texts } from './Texts.tsx';
import { Weights } from './Weights.tsx';

/** The sizes, weights and tones of text. */
export function TypePage() {
  return <DemoPage title="utilities.type" about="utilities.type.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'utilities.type.texts',
    about: 'utilities.type.texts.about',
    shows: Texts,
    source: () => import('./Texts.tsx?raw'),
  },
  {
    title: 'utilities.type.headings',
    about: 'utilities.type.headings.about',
    shows: Headings,
    source: () => import('./Headings.tsx?raw'),
  },
  {
    title: 'utilities.type.weights',
    about: 'utilities.type.weights.about',
    shows: Weights,
    source: () => import('./Weights.tsx?raw'),
  },
];
