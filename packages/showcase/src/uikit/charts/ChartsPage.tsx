import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { AYear } from './AYear.tsx';
import { OverTime } from './OverTime.tsx';
import { PartsOfAWhole } from './PartsOfAWhole.tsx';
import { SideBySide } from './SideBySide.tsx';
import { WhoStays } from './WhoStays.tsx';

/** Numbers as pictures, each with its table. */
export function ChartsPage() {
  return <DemoPage title="uikit.charts" about="uikit.charts.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.charts.line',
    about: 'uikit.charts.line.about',
    shows: OverTime,
    source: () => import('./OverTime.tsx?raw'),
  },
  {
    title: 'uikit.charts.bars',
    about: 'uikit.charts.bars.about',
    shows: SideBySide,
    source: () => import('./SideBySide.tsx?raw'),
  },
  {
    title: 'uikit.charts.parts',
    about: 'uikit.charts.parts.about',
    shows: PartsOfAWhole,
    source: () => import('./PartsOfAWhole.tsx?raw'),
  },
  {
    title: 'uikit.charts.heat',
    about: 'uikit.charts.heat.about',
    shows: WhoStays,
    source: () => import('./WhoStays.tsx?raw'),
  },
  {
    title: 'uikit.charts.calendar',
    about: 'uikit.charts.calendar.about',
    shows: AYear,
    source: () => import('./AYear.tsx?raw'),
  },
];
