import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

export const guide: Guide = {
  purpose: { pl: 'Nazwać grupę pól', en: 'Name a group of fields' },
  alias: ['grupa pól', 'fieldset', 'legend', 'form section', 'form group'],
  summary: {
    pl: 'Pola, które należą do siebie, z nazwą czytaną przed każdym: adres, opiekun.',
    en: 'Fields that belong together, with a name that is read before each: an address, a guardian.',
  },
  when: [
    {
      pl: 'Te same pola są w formularzu dwa razy: adres i adres do korespondencji.',
      en: 'The same fields are in a form twice: an address, and one for letters.',
    },
    { pl: 'Całą grupę trzeba wyłączyć naraz.', en: 'The whole group is to be turned off at once.' },
  ],
  whenNot: [
    { said: { pl: 'Jest jedno pole.', en: 'There is one field.' }, instead: 'Forms/Field' },
    {
      said: { pl: 'To część strony, nie formularza.', en: 'It is a part of a page and not of a form.' },
      instead: 'Layout/Card',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Fieldset
          legend={say({ pl: 'Adres do korespondencji', en: 'Address for letters' })}
          description={say({
            pl: 'Tu wysyłamy legitymacje i dyplomy.',
            en: 'Cards and diplomas are sent here.',
          })}
        >
          <Columns layout={2} space={16} from="always">
            <TextField
              label={say({ pl: 'Ulica i numer', en: 'Street and number' })}
              defaultValue="Grunwaldzka 12"
            />
            <TextField label={say({ pl: 'Miejscowość', en: 'Town' })} defaultValue="Gdańsk" />
          </Columns>
        </Fieldset>
      </Wide>
    ),
    parts: [
      {
        at: 'legend',
        name: { pl: 'Nazwa', en: 'Legend' },
        said: { pl: 'czytana przed każdym polem', en: 'read before each field' },
      },
      {
        at: 'fieldset > p',
        name: { pl: 'Opis', en: 'Description' },
        said: { pl: 'jedno zdanie o całej grupie', en: 'one sentence about the whole group' },
      },
      {
        at: 'fieldset > div > :first-child input',
        name: { pl: 'Pole', en: 'Field' },
        said: { pl: 'z krótką nazwą: resztę mówi grupa', en: 'with a short label: the group says the rest' },
      },
    ],
  },
  keys: [{ keys: ['Tab'], said: { pl: 'przechodzi po polach', en: 'goes through the fields' } }],
  accessibility: [
    {
      pl: 'To element fieldset: czytnik mówi „Adres do korespondencji, Ulica i numer”.',
      en: 'It is a fieldset: a screen reader says “Address for letters, street and number”.',
    },
    {
      pl: 'disabled wyłącza wszystkie pola naraz, także dla klawiatury.',
      en: 'disabled turns all fields off at once, for the keyboard too.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Fieldset legend={say({ pl: 'Opiekun', en: 'Guardian' })}>
            <TextField label={say({ pl: 'Imię i nazwisko', en: 'Full name' })} defaultValue="Ewa Lis" />
          </Fieldset>
        ),
        said: {
          pl: 'skróć nazwy pól, gdy grupa już je wyjaśnia.',
          en: 'shorten the labels where the group explains them.',
        },
      },
      dont: {
        Picture: () => (
          <Fieldset legend={say({ pl: 'Opiekun', en: 'Guardian' })}>
            <TextField
              label={say({ pl: 'Imię i nazwisko opiekuna', en: 'Guardian’s full name' })}
              defaultValue="Ewa Lis"
            />
          </Fieldset>
        ),
        said: {
          pl: 'nie powtarzaj nazwy grupy w każdym polu. Czytnik powie ją dwa razy.',
          en: 'don’t repeat the group’s name in each field. A screen reader says it twice.',
        },
      },
    },
  ],
};
