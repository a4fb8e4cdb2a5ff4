import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { AtTheSide } from './AtTheSide.tsx';
import { Beside } from './Beside.tsx';
import { ByTheOtherButton } from './ByTheOtherButton.tsx';
import { Dialogs } from './Dialogs.tsx';

/** What comes over the page, and goes again. */
export function OverlayPage() {
  return <DemoPage title="uikit.overlay" about="uikit.overlay.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.overlay.dialogs',
    about: 'uikit.overlay.dialogs.about',
    shows: Dialogs,
    source: () => import('./Dialogs.tsx?raw'),
  },
  {
    title: 'uikit.overlay.drawer',
    about: 'uikit.overlay.drawer.about',
    shows: AtTheSide,
    source: () => import('./AtTheSide.tsx?raw'),
  },
  {
    title: 'uikit.overlay.beside',
    about: 'uikit.overlay.beside.about',
    shows: Beside,
    source: () => import('./Beside.tsx?raw'),
  },
  {
    title: 'uikit.overlay.context',
    about: 'uikit.overlay.context.about',
    shows: ByTheOtherButton,
    source: () => import('./ByTheOtherButton.tsx?raw'),
  },
];
