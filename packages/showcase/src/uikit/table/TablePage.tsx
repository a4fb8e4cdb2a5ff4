import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { FewRows } from './FewRows.tsx';
import { ManyRows } from './ManyRows.tsx';
import { WithoutRows } from './WithoutRows.tsx';

/** Tables: with many rows, with few, and without any. */
export function TablePage() {
  return <DemoPage title="uikit.table" about="uikit.table.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.table.many',
    about: 'uikit.table.many.about',
    shows: ManyRows,
    source: () => import('./ManyRows.tsx?raw'),
    padding: 'none',
  },
  {
    title: 'uikit.table.few',
    about: 'uikit.table.few.about',
    shows: FewRows,
    source: () => import('./FewRows.tsx?raw'),
  },
  {
    title: 'uikit.table.without',
    about: 'uikit.table.without.about',
    shows: WithoutRows,
    source: () => import('./WithoutRows.tsx?raw'),
  },
];
