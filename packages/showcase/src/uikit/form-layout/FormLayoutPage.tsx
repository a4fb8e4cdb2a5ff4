import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { InOneLine } from './InOneLine.tsx';
import { InParts } from './InParts.tsx';
import { OneColumn } from './OneColumn.tsx';
import { TwoColumns } from './TwoColumns.tsx';

/** How the fields of a form stand beside and under each other. */
export function FormLayoutPage() {
  return <DemoPage title="uikit.formlayout" about="uikit.formlayout.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.formlayout.one',
    about: 'uikit.formlayout.one.about',
    shows: OneColumn,
    source: () => import('./OneColumn.tsx?raw'),
  },
  {
    title: 'uikit.formlayout.two',
    about: 'uikit.formlayout.two.about',
    shows: TwoColumns,
    source: () => import('./TwoColumns.tsx?raw'),
  },
  {
    title: 'uikit.formlayout.line',
    about: 'uikit.formlayout.line.about',
    shows: InOneLine,
    source: () => import('./InOneLine.tsx?raw'),
  },
  {
    title: 'uikit.formlayout.parts',
    about: 'uikit.formlayout.parts.about',
    shows: InParts,
    source: () => import('./InParts.tsx?raw'),
  },
];
