import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  purpose: { pl: 'Włączyć albo wyłączyć', en: 'Turn on or off' },
  alias: ['przełącznik', 'toggle', 'switch', 'on off'],
  summary: {
    pl: 'Włączone albo wyłączone, od razu, bez zapisywania.',
    en: 'On or off, at once, without saving.',
  },
  when: [
    {
      pl: 'Skutek jest natychmiast: pokaż odwołane, powiadamiaj mnie.',
      en: 'It takes effect immediately: show cancelled ones, notify me.',
    },
    { pl: 'Prawo w tabeli praw: jest albo go nie ma.', en: 'A right in the table of rights: held or not.' },
  ],
  whenNot: [
    {
      said: {
        pl: 'Wartość zapisuje się z resztą formularza.',
        en: 'The value is saved with the rest of a form.',
      },
      instead: 'Forms/Checkbox',
    },
    {
      said: { pl: 'Obie strony mają nazwy: tydzień i lista.', en: 'Both sides have names: week and list.' },
      instead: 'Forms/SegmentedControl',
    },
  ],
  anatomy: {
    Picture: () => (
      <Switch
        label={say({ pl: 'Powiadamiaj o odwołanych treningach', en: 'Tell me of cancelled trainings' })}
        hint={say({ pl: 'Działa od razu, bez zapisywania.', en: 'It acts at once, without saving.' })}
        defaultChecked
      />
    ),
    parts: [
      {
        at: 'input',
        name: { pl: 'Przełącznik', en: 'Switch' },
        said: { pl: 'włączony ma ptaszek, nie tylko kolor', en: 'when on it has a tick and not only colour' },
      },
      {
        at: 'label > span',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'mówi, co jest włączone; nie zmienia się', en: 'says what is on; it doesn’t change' },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'skutek albo zastrzeżenie', en: 'an effect or a proviso' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do przełącznika', en: 'reaches the switch' } },
    { keys: ['Space'], said: { pl: 'włącza albo wyłącza', en: 'turns it on or off' } },
  ],
  accessibility: [
    {
      pl: 'Rola switch: czytnik mówi „włączone”, „wyłączone”.',
      en: 'The role is switch: a screen reader says “on” and “off”.',
    },
    {
      pl: 'W tabeli, gdzie nazwę mówią nagłówki, ukryj ją przez labelHidden, ale podaj całą: „Uczniowie: zmiana”.',
      en: 'In a table whose heads say the name, hide it by labelHidden, yet give all of it: “Students: change”.',
    },
    {
      pl: 'Gdy zapis się nie uda, cofnij przełącznik i powiedz w error, dlaczego.',
      en: 'Where it can’t be saved, put the switch back and say why in error.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Switch
            label={say({ pl: 'Powiadamiaj o odwołanych treningach', en: 'Tell me of cancelled trainings' })}
            defaultChecked
          />
        ),
        said: { pl: 'nazwij to, co jest, gdy włączone.', en: 'name what is there when it is on.' },
      },
      dont: {
        Picture: () => (
          <Switch label={say({ pl: 'Nie powiadamiaj o treningach', en: 'Don’t tell me of trainings' })} />
        ),
        said: {
          pl: 'nie przecz w nazwie. Wyłączone „nie powiadamiaj” znaczy „powiadamiaj”.',
          en: 'don’t negate in the name. “Don’t notify” turned off means “notify”.',
        },
      },
    },
  ],
};
