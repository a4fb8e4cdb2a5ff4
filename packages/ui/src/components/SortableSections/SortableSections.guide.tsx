import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { SortableSections, type SortableSectionsLabels } from './SortableSections.tsx';

const labels: SortableSectionsLabels = {
  list: say({ pl: 'Części strony', en: 'Parts of the page' }),
  grip: (title) => `${say({ pl: 'Przesuń strzałkami', en: 'Move with the arrows' })}: ${title}`,
  moved: (title, place, of) => `${title}, ${place} ${say({ pl: 'z', en: 'of' })} ${of}`,
};

function Sections() {
  const [names, setNames] = useState([
    say({ pl: 'Początek strony', en: 'Top of the page' }),
    say({ pl: 'Grafik', en: 'Timetable' }),
    say({ pl: 'Ceny', en: 'Prices' }),
  ]);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <SortableSections
      labels={labels}
      open={open}
      onOpenChange={setOpen}
      onMove={(id, to) => {
        const others = names.filter((name) => name !== id);
        setNames([...others.slice(0, to), id, ...others.slice(to)]);
      }}
      sections={names.map((name, at) => ({
        id: name,
        title: name,
        content: <Text>{name}</Text>,
        isFixed: at === 0,
        end: <Switch label={name} labelHidden defaultChecked />,
      }))}
    />
  );
}

export const guide: Guide = {
  purpose: { pl: 'Ułożyć kolejność', en: 'Put things in order' },
  alias: ['przeciąganie', 'drag and drop', 'sortable', 'reorder', 'kolejność'],
  summary: {
    pl: 'Części, których kolejność ustawia człowiek: ciągnąc za uchwyt albo strzałkami.',
    en: 'Sections whose order a person chooses: dragged by the grip, or moved by arrows.',
  },
  when: [
    {
      pl: 'Kolejność coś znaczy: części strony klubu, punkty egzaminu.',
      en: 'The order means something: parts of the club’s page, points of an exam.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Kolejność wynika z danych.', en: 'The order follows from the data.' },
      instead: 'Data/DataTable',
    },
    {
      said: { pl: 'Części się tylko otwiera.', en: 'The sections are only opened.' },
      instead: 'Layout/Accordion',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Sections />
      </Wide>
    ),
    parts: [
      {
        at: 'li:nth-child(2) [data-grip]',
        name: { pl: 'Uchwyt', en: 'Grip' },
        said: { pl: 'ciągnie się go albo przesuwa strzałkami', en: 'dragged, or moved by the arrows' },
      },
      {
        at: 'li:nth-child(2) h3 button',
        name: { pl: 'Nazwa', en: 'Name' },
        said: { pl: 'otwiera część', en: 'opens the section' },
      },
      {
        at: 'li:nth-child(2) [role=switch]',
        name: { pl: 'Na końcu', en: 'At the end' },
        said: { pl: 'w użyciu albo nie', en: 'in use or not' },
      },
      {
        at: 'li:first-child h3',
        name: { pl: 'Stała', en: 'Fixed' },
        said: { pl: 'zostaje pierwsza, bez uchwytu', en: 'stays first, without a grip' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      said: { pl: 'na uchwycie przesuwa o jedno miejsce', en: 'on a grip, moves by one place' },
    },
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'na nazwie otwiera albo zamyka', en: 'on a name, opens or closes' },
    },
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po uchwytach, nazwach i przełącznikach',
        en: 'goes through grips, names and switches',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Po przesunięciu czytnik mówi: „Ceny, 3 z 4”, a skupienie zostaje na uchwycie.',
      en: 'After a move a screen reader says “Prices, 3 of 4”, and the focus stays on the grip.',
    },
    {
      pl: 'Przeciąganie nigdy nie jest jedyną drogą (WCAG 2.5.7).',
      en: 'Dragging is never the only way (WCAG 2.5.7).',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Sections />,
        said: { pl: 'pokaż od razu, co ze zmiany wynika.', en: 'show at once what comes of it.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <NumberField label={say({ pl: 'Grafik', en: 'Timetable' })} defaultValue={2} />
            <NumberField label={say({ pl: 'Ceny', en: 'Prices' })} defaultValue={3} />
          </Inline>
        ),
        said: { pl: 'nie każ wpisywać numerów.', en: 'don’t have people type numbers.' },
      },
    },
  ],
};
