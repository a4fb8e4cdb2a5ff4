import { DrawnOptions } from '../../../.storybook/DrawnOptions.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { grades, students } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
import type { ComboboxOption } from '../private/option-source.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Combobox } from './Combobox.tsx';

const options: ComboboxOption[] = students.map(({ id, firstName, lastName, grade, section }) => ({
  id,
  label: `${lastName} ${firstName}`,
  description: section,
  start: <BeltBadge compact grade={grades[grade].name} color={grades[grade].color} />,
}));

export const guide: Guide = {
  purpose: { pl: 'Wybrać jedno z wielu', en: 'Choose one of many' },
  alias: [
    'autocomplete',
    'lista z wyszukiwaniem',
    'typeahead',
    'combobox',
    'searchable select',
    'autouzupełnianie',
  ],
  summary: {
    pl: 'Jedno z wielu, znalezione przez pisanie. Nie pyta o ogonki ani o wielkość liter.',
    en: 'One of many, found by typing. It doesn’t ask for accents or capitals.',
  },
  when: [
    {
      pl: 'Możliwości jest więcej, niż da się objąć wzrokiem: uczniowie, sale.',
      en: 'There are more than the eye takes in: students, rooms.',
    },
    {
      pl: 'Szuka ich serwer (search), bo wszystkich tu nie ma.',
      en: 'The server looks for them (search), as they are not all here.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Możliwości jest do dziesięciu i każdy je zna.',
        en: 'There are up to ten, and everybody knows them.',
      },
      instead: 'Forms/Select',
    },
    { said: { pl: 'Można wybrać kilka.', en: 'Several can be chosen.' }, instead: 'Forms/MultiSelect' },
    {
      said: {
        pl: 'Szuka się na liście, a nie wybiera wartość.',
        en: 'A list is searched, and no value is chosen.',
      },
      instead: 'Forms/SearchField',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Stack space={4}>
          <Combobox
            label={say({ pl: 'Uczeń', en: 'Student' })}
            hint={say({ pl: 'Imię, nazwisko albo numer członkowski.', en: 'A name or a member’s number.' })}
            options={options}
            defaultValue={options[7]}
          />
          <DrawnOptions label={say({ pl: 'Uczeń', en: 'Student' })} options={options.slice(5, 9)} />
        </Stack>
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'kogo albo czego się szuka', en: 'whom or what one looks for' },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Field' },
        said: {
          pl: 'wybrana nazwa zostaje, póki się nie pisze',
          en: 'the chosen name stays until one types',
        },
      },
      {
        at: 'button',
        name: { pl: 'Wyczyść', en: 'Clear' },
        said: {
          pl: 'nie ma go, gdy pole jest wymagane; wtedy jest strzałka',
          en: 'absent where the field is required; an arrow stands there then',
        },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'po czym da się szukać', en: 'what one can search by' },
      },
      {
        at: '[data-active]',
        name: { pl: 'Wskazana', en: 'Active' },
        said: {
          pl: 'to, co weźmie Enter; druga linia odróżnia imienników',
          en: 'what Enter takes; a second line tells namesakes apart',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      said: { pl: 'otwiera listę i przechodzi po niej', en: 'opens the list and goes through it' },
    },
    {
      keys: ['Enter'],
      said: {
        pl: 'bierze wskazane; formularz jeszcze się nie wysyła',
        en: 'takes the active one; the form isn’t sent yet',
      },
    },
    {
      keys: ['Escape'],
      said: { pl: 'zamyka listę, wybór zostaje', en: 'closes the list, the choice stays' },
    },
    {
      keys: ['Tab'],
      said: {
        pl: 'wychodzi; pole opróżnione ręką jest puste',
        en: 'leaves; a field emptied by hand is empty',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Czytnik słyszy wskazaną możliwość, choć skupienie stoi w polu (aria-activedescendant).',
      en: 'A screen reader hears the active choice though the focus stays in the field (aria-activedescendant).',
    },
    {
      pl: 'Brak wyników, czekanie i błąd szukania są powiedziane słowem. Enter po błędzie szuka jeszcze raz.',
      en: 'No results, waiting and a failed search are told in words. After a failure Enter searches again.',
    },
    {
      pl: 'Do Ciebie należy description, która odróżnia dwie osoby o tym samym imieniu.',
      en: 'Yours to give: a description that tells two people of one name apart.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <DrawnOptions label={say({ pl: 'Uczeń', en: 'Student' })} options={options.slice(4, 8)} />
        ),
        said: {
          pl: 'pokaż przy imieniu sekcję i pas. Dwóch Janów Lisów to nie pomyłka.',
          en: 'show section and belt beside the name. Two of the same name are no mistake.',
        },
      },
      dont: {
        Picture: () => (
          <DrawnOptions
            label={say({ pl: 'Uczeń', en: 'Student' })}
            options={[
              { id: 'a', label: 'Lis' },
              { id: 'b', label: 'Lis' },
              { id: 'c', label: 'Lis' },
            ]}
          />
        ),
        said: {
          pl: 'nie zostawiaj samego nazwiska. Zgłoszenie trafi do kogoś innego.',
          en: 'don’t leave the surname alone. The entry will go to somebody else.',
        },
      },
    },
  ],
};
