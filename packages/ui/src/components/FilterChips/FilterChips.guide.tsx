import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { ItemList } from '../ItemList/ItemList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FilterChips } from './FilterChips.tsx';

const group = { pl: 'Grupa', en: 'Group' };
const groups = () => [
  { value: 'kids', label: say({ pl: 'dzieci', en: 'children' }), count: 42 },
  { value: 'youth', label: say({ pl: 'młodzież', en: 'youth' }), count: 31 },
  { value: 'adult', label: say({ pl: 'dorośli', en: 'adults' }), count: 47 },
];

const Narrowed = () => (
  <Stack space={16}>
    <FilterChips label={say(group)} chips={groups()} defaultSelected={['kids']} />
    <ItemList
      padding="none"
      items={[
        { id: '1', title: 'Chmielewska Zuzanna', description: say({ pl: 'dzieci', en: 'children' }) },
        { id: '2', title: 'Lis Jan', description: say({ pl: 'dzieci', en: 'children' }) },
      ]}
    />
  </Stack>
);

const NeedsApply = () => (
  <Stack space={16} align="start">
    <FilterChips label={say(group)} chips={groups()} defaultSelected={['kids']} />
    <Button variant="primary" size="small">
      {say({ pl: 'Zastosuj', en: 'Apply' })}
    </Button>
  </Stack>
);

const OnlyWhatNarrows = () => <FilterChips label={say(group)} chips={groups()} defaultSelected={['adult']} />;

const AnyIsChosen = () => (
  <FilterChips
    label={say(group)}
    chips={[{ value: 'any', label: say({ pl: 'dowolna', en: 'any' }) }, ...groups()]}
    defaultSelected={['any']}
  />
);

export const guide: Guide = {
  purpose: { pl: 'Zawęzić listę', en: 'Narrow a list' },
  alias: [
    'filtr',
    'filter',
    'chip',
    'pigułka',
    'toggle group',
    'zawężanie',
    'choice chips',
    'tagi do wyboru',
  ],
  summary: {
    pl: 'Zawęża listę jednym dotknięciem. Wszystkie możliwości widać od razu, a wynik stoi tuż pod nimi.',
    en: 'Narrows a list at one touch. All that can be chosen is in sight, and the result stands right below.',
  },
  when: [
    {
      pl: 'Jest kilka krótkich możliwości, które każdy w klubie zna: grupy, stopnie, dni.',
      en: 'There are a few short choices that everybody in the club knows: groups, grades, days.',
    },
    {
      pl: 'Liczba przy każdej mówi, ile zostanie, zanim się ją wybierze.',
      en: 'A count beside each says how many would be left, before it is chosen.',
    },
    {
      pl: 'Na macie, pod kciukiem: cel jest duży, a rząd przewija się w bok.',
      en: 'On the mat, under a thumb: targets are large, and the row scrolls sideways.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Kolumn do zawężania jest wiele albo wartości trzeba szukać.',
        en: 'There are many columns to narrow by, or values must be searched for.',
      },
      instead: 'Data/FilterBar',
    },
    {
      said: {
        pl: 'Zawsze musi być wybrana dokładnie jedna rzecz, jak dzień albo miesiąc.',
        en: 'Exactly one thing is always chosen, as day or month.',
      },
      instead: 'Forms/SegmentedControl',
    },
    {
      said: {
        pl: 'Wybór jest polem formularza, które się zapisuje, i ma ponad dziesięć możliwości.',
        en: 'The choice is a field of a form that is saved, and there are more than ten.',
      },
      instead: 'Forms/MultiSelect',
    },
  ],
  anatomy: {
    Picture: OnlyWhatNarrows,
    parts: [
      {
        at: 'button[aria-pressed="true"]',
        name: { pl: 'Wybrana', en: 'Chosen' },
        said: {
          pl: 'tło i obrys, nie sam kolor; drugie naciśnięcie ją puszcza',
          en: 'a fill and an outline, not colour alone; a second press lets it go',
        },
      },
      {
        at: 'button:first-of-type',
        name: { pl: 'Do wyboru', en: 'To choose' },
        said: { pl: 'sam obrys, słowo z danych', en: 'an outline only, a word of the data' },
      },
      {
        at: 'button:first-of-type > span:last-of-type',
        name: { pl: 'Liczba', en: 'Count' },
        said: { pl: 'ile zostanie przy tym wyborze', en: 'how many this choice would leave' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi do następnej', en: 'goes on to the next' } },
    { keys: ['Space', 'Enter'], said: { pl: 'wybiera albo puszcza', en: 'chooses, or lets go' } },
  ],
  accessibility: [
    {
      pl: 'Każda jest przełącznikiem (aria-pressed) w nazwanej grupie: czytnik mówi „Grupa, dzieci, wciśnięty”.',
      en: 'Each is a toggle (aria-pressed) in a named group: a reader says “Group, children, pressed”.',
    },
    {
      pl: 'W rzędzie przewijanym w bok ta, do której doszedł klawisz Tab, jest widoczna w całości.',
      en: 'In a row that scrolls sideways, what the Tab key has come to is seen as a whole.',
    },
    {
      pl: 'Do Ciebie należy nazwa grupy (label) i powiedzenie, ile zostało na liście.',
      en: 'Yours to give: the name of the group (label), and word of how many are left in the list.',
    },
  ],
  advice: [
    {
      do: {
        Picture: Narrowed,
        said: {
          pl: 'zawężaj od razu. Wynik widać pod spodem, zanim odejmiesz palec.',
          en: 'narrow at once. The result is in sight below before the finger is off.',
        },
      },
      dont: {
        Picture: NeedsApply,
        said: {
          pl: 'nie każ potwierdzać wyboru przyciskiem „Zastosuj”.',
          en: 'don’t ask for “Apply” after a choice.',
        },
      },
    },
    {
      do: {
        Picture: OnlyWhatNarrows,
        said: { pl: 'wyróżnij tylko to, co naprawdę zawęża.', en: 'mark only what really narrows.' },
      },
      dont: {
        Picture: AnyIsChosen,
        said: {
          pl: 'nie pokazuj „dowolna” jak wybranego filtra: nic nie zawęża.',
          en: 'don’t show “any” as a chosen filter: it narrows nothing.',
        },
      },
    },
  ],
};
