import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { Company } from './Company.tsx';
import { Files } from './Files.tsx';

/** Things within things: as a tree, and as a chart. */
export function TreePage() {
  return <DemoPage title="uikit.tree" about="uikit.tree.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.tree.files',
    about: 'uikit.tree.files.about',
    shows: Files,
    source: () => import('./Files.tsx?raw'),
  },
  {
    title: 'uikit.tree.chart',
    about: 'uikit.tree.chart.about',
    shows: Company,
    source: () => import('./Company.tsx?raw'),
  },
];
