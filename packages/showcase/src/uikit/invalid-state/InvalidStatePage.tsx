import { DemoPage, type ShownExample } from '../../frame/DemoPage.tsx';
import { AfterSubmit } from './AfterSubmit.tsx';
import { AsOneTypes } from './AsOneTypes.tsx';
import { EveryField } from './EveryField.tsx';

/** Fields that say what is not right, and how it would be. */
export function InvalidStatePage() {
  return <DemoPage title="uikit.invalidstate" about="uikit.invalidstate.about" examples={examples} />;
}

const examples: readonly ShownExample[] = [
  {
    title: 'uikit.invalidstate.every',
    about: 'uikit.invalidstate.every.about',
    shows: EveryField,
    source: () => import('./EveryField.tsx?raw'),
  },
  {
    title: 'uikit.invalidstate.submit',
    about: 'uikit.invalidstate.submit.about',
    shows: AfterSubmit,
    source: () => import('./AfterSubmit.tsx?raw'),
  },
  {
    title: 'uikit.invalidstate.typing',
    about: 'uikit.invalidstate.typing.about',
    shows: AsOneTypes,
    source: () => import('./AsOneTypes.tsx?raw'),
  },
];
