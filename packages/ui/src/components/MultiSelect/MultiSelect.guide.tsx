import type { Guide } from '../../../.storybook/guide.ts';
import { students } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import type { ComboboxOption } from '../private/option-source.ts';
import { MultiSelect } from './MultiSelect.tsx';

const options: ComboboxOption[] = students.map(({ id, firstName, lastName, section }) => ({
  id,
  label: `${lastName} ${firstName}`,
  description: section,
}));

export const guide: Guide = {
  purpose: { pl: 'Wybrać kilka z wielu', en: 'Choose several of many' },
  alias: ['wielokrotny wybór', 'tagi', 'tokens', 'multi select', 'chips input', 'multiselect combobox'],
  summary: {
    pl: 'Kilka z wielu, znalezionych przez pisanie. Każde zostaje jako żeton w polu.',
    en: 'Several of many, found by typing. Each stays in the field as a chip.',
  },
  when: [
    {
      pl: 'Zbiera się skład: komisja, lista instruktorów.',
      en: 'A team is put together: a committee, a list of instructors.',
    },
    { pl: 'Lista jest za długa na pola wyboru.', en: 'The list is too long for checkboxes.' },
  ],
  whenNot: [
    { said: { pl: 'Wybiera się jedną osobę.', en: 'One person is chosen.' }, instead: 'Forms/Combobox' },
    {
      said: {
        pl: 'Możliwości jest mało i wszystkie mają być widoczne.',
        en: 'There are few, and all should be in sight.',
      },
      instead: 'Forms/Checkbox',
    },
    {
      said: { pl: 'Zawęża się listę na stronie.', en: 'A list on the page is narrowed.' },
      instead: 'Data/FilterChips',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <MultiSelect
          label={say({ pl: 'Komisja', en: 'Committee' })}
          hint={say({ pl: 'Przewodniczący jako pierwszy.', en: 'Whoever chairs it comes first.' })}
          options={options}
          defaultValue={options.slice(3, 5)}
          removeLabel={({ label }) => `${say({ pl: 'Usuń', en: 'Remove' })}: ${label}`}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'kogo się zbiera', en: 'who is gathered' },
      },
      {
        at: 'div:has(> input) > span:first-child',
        name: { pl: 'Żeton', en: 'Chip' },
        said: { pl: 'wybrany, w kolejności wybierania', en: 'a chosen one, in the order of choosing' },
      },
      {
        at: 'div:has(> input) > span:first-child button',
        name: { pl: 'Usuń', en: 'Remove' },
        said: { pl: 'zabiera ten jeden', en: 'takes this one back' },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Field' },
        said: { pl: 'puste i gotowe na następny', en: 'empty and ready for the next' },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'co znaczy kolejność', en: 'what the order means' },
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
        pl: 'dodaje wskazane, a wybrane zabiera; lista zostaje',
        en: 'adds the active one, takes a chosen one back; the list stays',
      },
    },
    {
      keys: ['Backspace'],
      said: { pl: 'w pustym polu zabiera ostatni', en: 'in the empty field, takes the last one back' },
    },
    { keys: ['Escape'], said: { pl: 'zamyka listę', en: 'closes the list' } },
  ],
  accessibility: [
    {
      pl: 'Każdy przycisk na żetonie mówi, kogo usuwa. Po usunięciu skupienie wraca do pola.',
      en: 'Each chip’s button says whom it removes. The focus goes back to the field then.',
    },
    {
      pl: 'Wybrane są na liście zaznaczone, więc czytnik powie to, zanim ktoś wybierze drugi raz.',
      en: 'Chosen ones are marked in the list, so that a screen reader says so before somebody chooses again.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <MultiSelect
            label={say({ pl: 'Komisja', en: 'Committee' })}
            options={options}
            defaultValue={options.slice(3, 5)}
            removeLabel={({ label }) => `${say({ pl: 'Usuń', en: 'Remove' })}: ${label}`}
          />
        ),
        said: {
          pl: 'zbieraj tak ludzi, których jest wielu.',
          en: 'gather people in it, of whom there are many.',
        },
      },
      dont: {
        Picture: () => (
          <MultiSelect
            label={say({ pl: 'Sekcje', en: 'Sections' })}
            options={[
              { id: 'kids', label: say({ pl: 'dzieci', en: 'children' }) },
              { id: 'youth', label: say({ pl: 'młodzież', en: 'youth' }) },
              { id: 'adult', label: say({ pl: 'dorośli', en: 'adults' }) },
            ]}
            defaultValue={[{ id: 'kids', label: say({ pl: 'dzieci', en: 'children' }) }]}
            removeLabel={({ label }) => `${say({ pl: 'Usuń', en: 'Remove' })}: ${label}`}
          />
        ),
        said: {
          pl: 'nie każ szukać wśród trzech słów. Trzy pola wyboru widać bez pisania.',
          en: 'don’t make people search among three words. Three checkboxes are seen without typing.',
        },
      },
    },
  ],
};
