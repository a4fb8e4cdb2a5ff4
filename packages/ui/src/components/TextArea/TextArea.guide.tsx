import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextArea } from './TextArea.tsx';

export const guide: Guide = {
  purpose: { pl: 'Napisać kilka zdań', en: 'Write a few sentences' },
  alias: ['pole wielowierszowe', 'uwagi', 'textarea', 'multiline', 'notes', 'message'],
  summary: {
    pl: 'Tekst w kilku wierszach. Pole rośnie z tym, co się pisze.',
    en: 'A text of several lines. The box grows with what is written.',
  },
  when: [
    {
      pl: 'Odpowiedź ma zdania: uwagi do treningu, powód odwołania.',
      en: 'The answer has sentences: notes to a training, why it was cancelled.',
    },
  ],
  whenNot: [
    { said: { pl: 'Mieści się w jednym wierszu.', en: 'It fits in one line.' }, instead: 'Forms/TextField' },
    {
      said: { pl: 'Tekst ma nagłówki i odsyłacze.', en: 'The text has headings and links.' },
      instead: 'Forms/SourceEditor',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <TextArea
          label={say({ pl: 'Uwagi dla instruktora', en: 'Notes for the instructor' })}
          hint={say({ pl: 'Zobaczą je tylko prowadzący.', en: 'Only who leads will see them.' })}
          defaultValue={say({
            pl: 'Proszę zabrać bokken. Ola wraca po kontuzji kolana.',
            en: 'Please bring a bokken. Ola is back after a knee injury.',
          })}
        />
      </Wide>
    ),
    parts: [
      { at: 'label', name: { pl: 'Nazwa', en: 'Label' }, said: { pl: 'co napisać', en: 'what to write' } },
      {
        at: 'textarea',
        name: { pl: 'Pole', en: 'Box' },
        said: {
          pl: 'trzy wiersze od początku, więcej z treścią',
          en: 'three lines at first, more with its content',
        },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'kto to przeczyta', en: 'who will read it' },
      },
    ],
  },
  keys: [
    { keys: ['Enter'], said: { pl: 'nowy wiersz', en: 'a new line' } },
    { keys: ['Tab'], said: { pl: 'wychodzi z pola', en: 'leaves the box' } },
  ],
  accessibility: [
    {
      pl: 'Kto wejdzie klawiszem, widzi całe pole, nie tylko pierwszy wiersz: strona się przewinie.',
      en: 'Who comes by key sees the whole box and not its first line only: the page scrolls.',
    },
    {
      pl: 'Podaj maxLength razem z pomocą: „Najwyżej 2000 znaków”. Sam limit po cichu obcina wklejone.',
      en: 'Give maxLength along with a hint: “2000 letters at most”. The limit alone cuts what is pasted, in silence.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <TextArea label={say({ pl: 'Powód odwołania', en: 'Why it is cancelled' })} rows={3} />
        ),
        said: {
          pl: 'daj tyle wierszy, ile zdań się spodziewasz.',
          en: 'give as many rows as you expect sentences.',
        },
      },
      dont: {
        Picture: () => (
          <TextField label={say({ pl: 'Przebyte kontuzje i leki', en: 'Past injuries and medicines' })} />
        ),
        said: {
          pl: 'nie zostawiaj jednego wiersza na historię choroby.',
          en: 'don’t leave one line for a medical history.',
        },
      },
    },
  ],
};
