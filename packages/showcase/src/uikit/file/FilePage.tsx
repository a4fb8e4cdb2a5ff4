import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { OnePicture } from './OnePicture.tsx';
import { OnTheirWay } from './OnTheirWay.tsx';
import { Several } from './Several.tsx';

/** How files come in, and how they are shown. */
export function FilePage() {
  return <DemoPage title="uikit.file" about="uikit.file.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.file.several',
    about: 'uikit.file.several.about',
    shows: Several,
    source: () => import('./Several.tsx?raw'),
  },
  {
    title: 'uikit.file.picture',
    about: 'uikit.file.picture.about',
    shows: OnePicture,
    source: () => import('./OnePicture.tsx?raw'),
  },
  {
    title: 'uikit.file.way',
    about: 'uikit.file.way.about',
    shows: OnTheirWay,
    source: () => import('./OnTheirWay.tsx?raw'),
  },
];
