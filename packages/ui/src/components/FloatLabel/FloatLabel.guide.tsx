import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FloatLabel } from './FloatLabel.tsx';

export const guide: Guide = {
  purpose: { pl: 'Schować nazwę w pustym polu', en: 'Keep the label in an empty box' },
  alias: ['pływająca etykieta', 'floating label', 'inline label', 'material field'],
  summary: {
    pl: 'Pole, którego nazwa stoi w środku, póki nic w nim nie ma. Oszczędza wiersz, ale czyta się je wolniej.',
    en: 'A field whose label stands in its box until something is written. It saves a line and is read more slowly.',
  },
  when: [
    {
      pl: 'Pól jest jedno lub dwa i miejsca brak: wejście w wąskim pasku.',
      en: 'There are one or two fields and no room: a sign-in in a narrow bar.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'W formularzach klubu. Tam nazwa stoi nad polem.',
        en: 'In the club’s forms. There the label stands above.',
      },
      instead: 'Forms/TextField',
    },
    {
      said: {
        pl: 'Pole ma pomoc w środku (placeholder): jedno zasłoni drugie.',
        en: 'The field has a placeholder: one would cover the other.',
      },
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <FloatLabel>
          <TextField
            label={say({ pl: 'Imię i nazwisko', en: 'Full name' })}
            defaultValue="Ewa Świątek"
            required
          />
        </FloatLabel>
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: {
          pl: 'unosi się, gdy się pisze albo gdy coś już jest',
          en: 'rises while one types, and where something is there',
        },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Box' },
        said: { pl: 'wyższe, by zmieścić oba wiersze', en: 'taller, to hold both lines' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'skupia pole i unosi nazwę', en: 'focuses the field and raises its label' },
    },
  ],
  accessibility: [
    {
      pl: 'Nazwa pozostaje prawdziwą nazwą pola. Czytnik nie wie, gdzie ona stoi.',
      en: 'The label stays a real one. A screen reader doesn’t know where it stands.',
    },
    {
      pl: 'Wie o tym, co wpisano, co wpisała przeglądarka i co skasował reset formularza.',
      en: 'It knows what was typed, what the browser filled in, and what a reset has taken away.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={12}>
            <FloatLabel>
              <TextField label={say({ pl: 'E-mail', en: 'Email' })} defaultValue="ewa@example.org" />
            </FloatLabel>
            <FloatLabel>
              <TextField label={say({ pl: 'Telefon', en: 'Phone' })} />
            </FloatLabel>
          </Stack>
        ),
        said: {
          pl: 'używaj go tam, gdzie pola są dwa i wszyscy je znają.',
          en: 'use it where there are two fields that everybody knows.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={12}>
            <FloatLabel>
              <TextField label={say({ pl: 'Imię i nazwisko opiekuna', en: 'Guardian’s full name' })} />
            </FloatLabel>
            <FloatLabel>
              <TextField
                label={say({ pl: 'Ulica i numer', en: 'Street and number' })}
                defaultValue="Grunwaldzka 12"
              />
            </FloatLabel>
            <FloatLabel>
              <TextField label={say({ pl: 'Miejscowość', en: 'Town' })} />
            </FloatLabel>
            <FloatLabel>
              <TextField label={say({ pl: 'Kod pocztowy', en: 'Postcode' })} />
            </FloatLabel>
          </Stack>
        ),
        said: {
          pl: 'nie rób z niego długiego formularza. Puste i wypełnione pola wyglądają podobnie.',
          en: 'don’t make a long form of it. Empty and filled fields look alike.',
        },
      },
    },
  ],
};
