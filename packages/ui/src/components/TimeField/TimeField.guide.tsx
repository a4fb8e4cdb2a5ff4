import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Select } from '../Select/Select.tsx';
import { TimeField } from './TimeField.tsx';

export const guide: Guide = {
  purpose: { pl: 'Podać godzinę', en: 'Give a time' },
  alias: ['godzina', 'czas', 'time picker', 'clock', 'time input'],
  summary: {
    pl: 'Godzina wpisana, przesunięta o kwadrans albo wybrana z listy. Zawsze 24 godziny.',
    en: 'A time typed, stepped by quarters, or chosen from them. Always of 24 hours.',
  },
  when: [
    {
      pl: 'Coś zaczyna się o godzinie: trening, zbiórka.',
      en: 'Something begins at a time: a training, a meeting.',
    },
  ],
  whenNot: [
    { said: { pl: 'Chodzi o to, jak długo.', en: 'It is about how long.' }, instead: 'Forms/NumberField' },
    {
      said: {
        pl: 'Dzień też jest do podania: stoi obok.',
        en: 'A day is to be given too: it stands beside.',
      },
      instead: 'Forms/DateField',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <TimeField
          label={say({ pl: 'Początek', en: 'Beginning' })}
          hint={say({
            pl: 'Szatnia otwarta pół godziny wcześniej.',
            en: 'The changing room opens half an hour before.',
          })}
          labels={words.pickerLabels}
          defaultValue="18:30"
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'czego godzina', en: 'the time of what' },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Field' },
        said: { pl: 'przyjmuje 19, 1930, 19.30', en: 'takes 19, 1930, 19.30' },
      },
      {
        at: 'button[aria-haspopup]',
        name: { pl: 'Godziny', en: 'Times' },
        said: {
          pl: 'kwadranse obok pola, na telefonie od dołu',
          en: 'quarters beside the field, on a phone from below',
        },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'czego godzina nie mówi sama', en: 'what the time doesn’t say by itself' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      said: { pl: 'o kwadrans dalej albo wcześniej', en: 'a quarter on or back' },
    },
    { keys: ['Alt', 'ArrowDown'], said: { pl: 'otwiera godziny', en: 'opens the times' } },
    {
      keys: ['Enter'],
      said: { pl: 'przyjmuje wpisane i wysyła formularz', en: 'takes what is typed, and sends the form' },
    },
    {
      keys: ['Escape'],
      said: { pl: 'zamyka godziny i wraca na przycisk', en: 'closes the times, and goes back to the button' },
    },
  ],
  accessibility: [
    { pl: 'Po strzałce czytnik mówi nową godzinę.', en: 'After an arrow a screen reader says the new time.' },
    {
      pl: 'Godziny, której zegar nie pokaże, nie poprawia: zostaje i jest objaśniona.',
      en: 'A time that no clock shows is not mended: it stays, and is explained.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <TimeField
            label={say({ pl: 'Początek', en: 'Beginning' })}
            labels={words.pickerLabels}
            defaultValue="16:30"
            min="06:00"
          />
        ),
        said: {
          pl: 'podaj min: lista zacznie od godziny, o której klub się otwiera.',
          en: 'give min: the list begins when the club opens.',
        },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <Select label={say({ pl: 'Godzina', en: 'Hour' })} options={[{ value: '18', label: '18' }]} />
            <Select label={say({ pl: 'Minuta', en: 'Minute' })} options={[{ value: '31', label: '31' }]} />
          </Inline>
        ),
        said: { pl: 'nie każ wybierać minuty po minucie.', en: 'don’t have it chosen minute by minute.' },
      },
    },
  ],
};
