import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { Contrasts } from './Contrasts.tsx';
import { Roles } from './Roles.tsx';

/** The colours of the theme that is worn. */
export function ColourPage() {
  return <DemoPage title="utilities.colour" about="utilities.colour.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'utilities.colour.roles',
    about: 'utilities.colour.roles.about',
    shows: Roles,
    source: () => import('./Roles.tsx?raw'),
  },
  {
    title: 'utilities.colour.contrasts',
    about: 'utilities.colour.contrasts.about',
    shows: Contrasts,
    source: () => import('./Contrasts.tsx?raw'),
  },
];
