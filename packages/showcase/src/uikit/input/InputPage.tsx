import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { Choices } from './Choices.tsx';
import { DaysAndTimes } from './DaysAndTimes.tsx';
import { Measures } from './Measures.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';
import { OutOfUse } from './OutOfUse.tsx';
import { TextInputs } from './TextInputs.tsx';
import { Toggles } from './Toggles.tsx';

/** Every field that takes something in. */
export function InputPage() {
  return <DemoPage title="uikit.input" about="uikit.input.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.input.text',
    about: 'uikit.input.text.about',
    shows: TextInputs,
    source: () => import('./TextInputs.tsx?raw'),
  },
  {
    title: 'uikit.input.choices',
    about: 'uikit.input.choices.about',
    shows: Choices,
    source: () => import('./Choices.tsx?raw'),
  },
  {
    title: 'uikit.input.days',
    about: 'uikit.input.days.about',
    shows: DaysAndTimes,
    source: () => import('./DaysAndTimes.tsx?raw'),
  },
  {
    title: 'uikit.input.toggles',
    about: 'uikit.input.toggles.about',
    shows: Toggles,
    source: () => import('./Toggles.tsx?raw'),
  },
  {
    title: 'uikit.input.measures',
    about: 'uikit.input.measures.about',
    shows: Measures,
    source: () => import('./Measures.tsx?raw'),
  },
  {
    title: 'uikit.input.codes',
    about: 'uikit.input.codes.about',
    shows: OneTimeCode,
    source: () => import('./OneTimeCode.tsx?raw'),
  },
  {
    title: 'uikit.input.outOfUse',
    about: 'uikit.input.outOfUse.about',
    shows: OutOfUse,
    source: () => import('./OutOfUse.tsx?raw'),
  },
];
