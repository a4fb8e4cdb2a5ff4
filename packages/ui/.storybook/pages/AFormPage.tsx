import {
  Button,
  Card,
  Columns,
  DateField,
  Inline,
  PageHeader,
  Select,
  Stack,
  TextArea,
  TextField,
} from '../../src/index.ts';
import { Anatomy } from '../book/Anatomy.tsx';
import { PageHead } from '../book/PageHead.tsx';
import { Section } from '../book/Section.tsx';
import { Takes } from '../book/Takes.tsx';
import type { Guide } from '../guide.ts';
import { say } from '../say.ts';
import { words } from '../texts.ts';

function Form() {
  return (
    <Stack space={16}>
      <PageHeader
        title={say({ pl: 'Nowy dzień wolny', en: 'A new day off' })}
        back={{ href: '#days-off', label: say({ pl: 'Dni wolne', en: 'Days off' }) }}
      />
      <Card>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <Stack space={20}>
            <TextField
              label={say({ pl: 'Nazwa', en: 'Name' })}
              required
              error={say({ pl: 'Podaj nazwę.', en: 'Give it a name.' })}
            />
            <Columns layout={2} space={16}>
              <DateField
                labels={words.pickerLabels}
                label={say({ pl: 'Od', en: 'From' })}
                required
                defaultValue="2026-12-24"
              />
              <DateField
                labels={words.pickerLabels}
                label={say({ pl: 'Do', en: 'Until' })}
                required
                defaultValue="2027-01-01"
              />
            </Columns>
            <Select
              label={say({ pl: 'Miejsce', en: 'Place' })}
              emptyLabel={say({ pl: 'Wszystkie miejsca', en: 'All places' })}
              options={[{ value: 'wrzeszcz', label: 'Dojo Wrzeszcz' }]}
            />
            <TextArea
              label={say({ pl: 'Uwagi', en: 'Notes' })}
              hint={say({ pl: 'Zobaczą je wszyscy zapisani.', en: 'All who have signed up will see them.' })}
            />
            <Inline space={8} justify="end">
              <Button variant="quiet">{say({ pl: 'Anuluj', en: 'Cancel' })}</Button>
              <Button variant="primary" type="submit">
                {say({ pl: 'Dodaj dzień wolny', en: 'Add the day off' })}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}

const anatomy: Guide['anatomy'] = {
  Picture: Form,
  parts: [
    {
      at: 'h1',
      name: { pl: 'Tytuł', en: 'Title' },
      said: {
        pl: 'mówi, co powstanie; nad nim droga z powrotem',
        en: 'says what will come of it; above it the way back',
      },
    },
    {
      at: 'label',
      name: { pl: 'Nazwa pola', en: 'Label' },
      said: {
        pl: 'zawsze nad polem, nigdy zamiast niego w środku',
        en: 'always above the field, never in place of it inside',
      },
    },
    {
      at: '[aria-invalid="true"]',
      name: { pl: 'Błąd', en: 'Fault' },
      said: { pl: 'przy swoim polu, jako rada', en: 'at its own field, as advice' },
    },
    {
      at: 'textarea',
      name: { pl: 'Podpowiedź', en: 'Hint' },
      said: { pl: 'tylko gdy mówi coś, czego nie widać', en: 'only where it says what can’t be seen' },
    },
    {
      at: 'button[type="submit"]',
      name: { pl: 'Przycisk', en: 'Button' },
      said: {
        pl: 'powtarza rzecz: „Dodaj dzień wolny”, nie „OK”',
        en: 'names the thing: “Add the day off”, not “OK”',
      },
    },
  ],
};

const why = [
  {
    pl: 'Jedna kolumna i kolejność, w jakiej się o tym mówi. Obok siebie stoi tylko para, jak od i do.',
    en: 'One column, in the order in which one would tell it. Only a pair stands side by side, as from and until.',
  },
  {
    pl: 'Przycisk jest czynny zawsze. Naciśnięty za wcześnie, prowadzi do pierwszego błędu.',
    en: 'The button is always live. Pressed too early it leads to the first fault.',
  },
  {
    pl: 'Gdy ktoś zmienił to samo, nic nie przepada: obie wersje stoją obok siebie.',
    en: 'Where somebody changed the same, nothing is lost: both versions stand side by side.',
  },
];

/** A form, live, with the reasons for each of its parts. */
export function AFormPage() {
  return (
    <>
      <PageHead
        title={{ pl: 'Formularz', en: 'A form' }}
        summary={{
          pl: 'Pyta o tyle, ile trzeba, i w kolejności rozmowy. Błąd mówi, co zrobić, tam gdzie się go robi.',
          en: 'It asks for no more than it must, in the order of a talk. A fault says what to do, where it is made.',
        }}
      />
      <Section id="live" title={{ pl: 'Na żywo', en: 'Live' }}>
        <Anatomy anatomy={anatomy} isWide />
      </Section>
      <Takes
        why={why}
        components={[
          'TextField',
          'DateField',
          'Select',
          'TextArea',
          'RecordForm',
          'ConflictChoice',
          'FormDrawer',
        ]}
      />
    </>
  );
}
