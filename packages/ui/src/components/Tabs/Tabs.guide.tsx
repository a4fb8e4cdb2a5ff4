import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

const tabs: Tab[] = [
  {
    value: 'data',
    label: say({ pl: 'Dane', en: 'Data' }),
    content: <Text>{say({ pl: 'Urodzony w 2014', en: 'Born in 2014' })}</Text>,
  },
  {
    value: 'grades',
    label: say({ pl: 'Stopnie', en: 'Grades' }),
    count: 4,
    content: <Text>{say({ pl: '3 kyu od czerwca', en: '3 kyu since June' })}</Text>,
  },
  {
    value: 'guardians',
    label: say({ pl: 'Opiekunowie', en: 'Guardians' }),
    count: 2,
    content: <Text>Ewa Lis, Marek Lis</Text>,
  },
];

export const guide: Guide = {
  purpose: { pl: 'Przełączyć część jednej rzeczy', en: 'Switch between parts of one thing' },
  alias: ['zakładki', 'karty', 'tabs', 'tab panel', 'tabbed'],
  summary: {
    pl: 'Kilka części jednej rzeczy, jedna na raz.',
    en: 'Several parts of one thing, one at a time.',
  },
  when: [
    {
      pl: 'Części są równe i nikt nie potrzebuje dwóch naraz: dane, stopnie, opiekunowie.',
      en: 'The parts are equal, and nobody needs two at a time: data, grades, guardians.',
    },
    {
      pl: 'Liczba przy nazwie mówi, czy warto zajrzeć.',
      en: 'A count beside the name tells whether to look.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To ta sama treść w innym kształcie.', en: 'It is the same content in another shape.' },
      instead: 'Forms/SegmentedControl',
    },
    {
      said: {
        pl: 'Każda część ma swój adres i menu.',
        en: 'Each part has an address and a menu of its own.',
      },
      instead: 'Layout/SideMenu',
    },
    {
      said: { pl: 'Czyta się je po kolei.', en: 'They are read one after another.' },
      instead: 'Layout/Accordion',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Tabs label={say({ pl: 'Uczeń', en: 'Student' })} tabs={tabs} />
      </Wide>
    ),
    parts: [
      {
        at: '[role=tablist]',
        name: { pl: 'Rząd', en: 'Row' },
        said: { pl: 'przewija się w bok, gdy brak miejsca', en: 'scrolls sideways where room is short' },
      },
      {
        at: '[aria-selected=true]',
        name: { pl: 'Wybrana', en: 'Chosen' },
        said: { pl: 'kreska i waga, nie sam kolor', en: 'a line and weight, not colour alone' },
      },
      {
        at: '[role=tab]:nth-child(2) > *',
        name: { pl: 'Liczba', en: 'Count' },
        said: { pl: 'ile jest w środku', en: 'how many are inside' },
      },
      {
        at: '[role=tabpanel]',
        name: { pl: 'Treść', en: 'Content' },
        said: {
          pl: 'tylko wybranej; reszty nie ma w stronie',
          en: 'of the chosen one alone; the rest isn’t in the page',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      said: { pl: 'następna albo poprzednia, dookoła', en: 'the next or the one before, and round' },
    },
    { keys: ['Home', 'End'], said: { pl: 'pierwsza albo ostatnia', en: 'the first or the last' } },
    {
      keys: ['Tab'],
      said: { pl: 'wchodzi na wybraną, potem do treści', en: 'enters at the chosen one, then its content' },
    },
  ],
  accessibility: [
    {
      pl: 'Wzorzec ARIA z ruchomym skupieniem: jeden przystanek na cały rząd.',
      en: 'The ARIA pattern with a roving focus: one stop for the whole row.',
    },
    {
      pl: 'Zakładka, do której doszedł klawisz, jest widoczna w całości. Zapisz wybór w adresie, by dało się wysłać odsyłacz.',
      en: 'A tab that a key came to is seen as a whole. Keep the choice in the address, so that a link can be sent.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Tabs label={say({ pl: 'Uczeń', en: 'Student' })} tabs={tabs} />,
        said: { pl: 'nazwij to, co w środku, jednym słowem.', en: 'name what is inside, in a word.' },
      },
      dont: {
        Picture: () => (
          <Tabs
            label={say({ pl: 'Uczeń', en: 'Student' })}
            tabs={[
              {
                value: 'a',
                label: say({ pl: 'Krok 1', en: 'Step 1' }),
                content: <TextField label={say({ pl: 'Imię', en: 'First name' })} />,
              },
              {
                value: 'b',
                label: say({ pl: 'Krok 2', en: 'Step 2' }),
                content: <TextField label={say({ pl: 'Nazwisko', en: 'Last name' })} />,
              },
              {
                value: 'c',
                label: say({ pl: 'Zapisz', en: 'Save' }),
                content: <Button>{say({ pl: 'Zapisz', en: 'Save' })}</Button>,
              },
            ]}
          />
        ),
        said: {
          pl: 'nie dziel formularza na zakładki. Błąd schowa się w trzeciej.',
          en: 'don’t cut a form into tabs. The fault hides in the third.',
        },
      },
    },
  ],
};
