import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { Album } from './Album.tsx';
import { OneByOne } from './OneByOne.tsx';
import { Small } from './Small.tsx';
import { ThingsInARow } from './ThingsInARow.tsx';

/** Pictures: large, in a row, one by one, and small. */
export function MediaPage() {
  return <DemoPage title="uikit.media" about="uikit.media.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.media.album',
    about: 'uikit.media.album.about',
    shows: Album,
    source: () => import('./Album.tsx?raw'),
  },
  {
    title: 'uikit.media.row',
    about: 'uikit.media.row.about',
    shows: ThingsInARow,
    source: () => import('./ThingsInARow.tsx?raw'),
  },
  {
    title: 'uikit.media.one',
    about: 'uikit.media.one.about',
    shows: OneByOne,
    source: () => import('./OneByOne.tsx?raw'),
  },
  {
    title: 'uikit.media.smallOnes',
    about: 'uikit.media.smallOnes.about',
    shows: Small,
    source: () => import('./Small.tsx?raw'),
  },
];
