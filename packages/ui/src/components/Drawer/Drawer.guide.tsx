import type { Guide } from '../../../.storybook/guide.ts';
import { Still } from '../../../.storybook/Still.tsx';
import { say } from '../../../.storybook/say.ts';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer } from './Drawer.tsx';

export const guide: Guide = {
  purpose: { pl: 'Zajrzeć do szczegółów obok listy', en: 'Look at the details beside the list' },
  alias: ['szuflada', 'panel boczny', 'sheet', 'side panel', 'sidebar', 'offcanvas'],
  summary: {
    pl: 'Szczegóły jednej rzeczy przy brzegu ekranu. Lista zostaje na oczach.',
    en: 'The details of one thing at the edge of the screen. The list stays in sight.',
  },
  when: [
    {
      pl: 'Ktoś przegląda listę i zagląda do kolejnych wierszy.',
      en: 'Somebody goes through a list and looks into one row after another.',
    },
    {
      pl: 'Zmiana jednej rzeczy nie wymaga osobnej strony.',
      en: 'To change one thing needs no page of its own.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Bez odpowiedzi nie można iść dalej.', en: 'One can’t go on without an answer.' },
      instead: 'Overlays/Dialog',
    },
    {
      said: {
        pl: 'W szufladzie jest formularz z „Zapisz” i „Anuluj”.',
        en: 'It holds a form with “Save” and “Cancel”.',
      },
      instead: 'Overlays/FormDrawer',
    },
    {
      said: { pl: 'Filtry: te zostają w linii tabeli.', en: 'Filters: these stay in the table’s line.' },
      instead: 'Data/FilterChips',
    },
  ],
  anatomy: {
    Picture: () => (
      <Still>
        <Drawer
          open
          onOpenChange={() => {}}
          title="Jan Lis"
          description={say({ pl: 'W klubie od 4 września 2023', en: 'In the club since 4 September 2023' })}
          tools={
            <IconButton
              size="small"
              icon={ChevronDownIcon}
              label={say({ pl: 'Następny uczeń', en: 'Next student' })}
            />
          }
          actions={<Button variant="primary">{say({ pl: 'Otwórz', en: 'Open' })}</Button>}
        >
          <DescriptionList
            items={[
              { term: say({ pl: 'Sekcja', en: 'Section' }), value: say({ pl: 'dzieci', en: 'children' }) },
              {
                term: say({ pl: 'Miejsce', en: 'Place' }),
                value: say({ pl: 'Szkoła nr 47', en: 'School no. 47' }),
              },
            ]}
          />
        </Drawer>
      </Still>
    ),
    parts: [
      {
        at: 'h2',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'imię albo nazwa z wiersza', en: 'the name from the row' },
      },
      {
        at: 'dl',
        name: { pl: 'Szczegóły', en: 'Details' },
        said: { pl: 'przewijają się same, tytuł zostaje', en: 'scroll by themselves, the title stays' },
      },
      {
        at: 'dialog button:has(+ button)',
        name: { pl: 'Narzędzia', en: 'Tools' },
        said: { pl: 'droga do wiersza przed i po', en: 'the way to the row before and after' },
      },
      {
        at: 'button:only-child',
        name: { pl: 'Przyciski', en: 'Buttons' },
        said: { pl: 'na dole, pod kciukiem', en: 'at the foot, under the thumb' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'krąży po szufladzie; przy push wychodzi też na listę',
        en: 'goes around in the drawer; with push, on to the list too',
      },
    },
    {
      keys: ['Enter'],
      said: {
        pl: 'w polu naciska ostatni przycisk na dole',
        en: 'in a field, presses the last button at the foot',
      },
    },
    { keys: ['Escape'], said: { pl: 'zamyka i wraca na wiersz', en: 'closes, and goes back to the row' } },
  ],
  accessibility: [
    {
      pl: 'Z push strona obok działa dalej: niczego nie przyciemnia i nie zamyka w sobie skupienia. Na telefonie zakrywa wszystko i wtedy jest oknem.',
      en: 'With push the page beside stays in use: nothing is dimmed and the focus isn’t trapped. On a phone it covers all, and is a dialog then.',
    },
    {
      pl: 'Tytuł jest nazwą szuflady. Pisz w nim, co jest otwarte, a nie „Szczegóły”.',
      en: 'The title is the drawer’s name. Say in it what is open and not “Details”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Still>
            <Drawer open push onOpenChange={() => {}} title="Ewa Świątek">
              <DescriptionList
                items={[
                  { term: say({ pl: 'Stopień', en: 'Grade' }), value: '3 kyu' },
                  { term: say({ pl: 'Ostatnio na macie', en: 'Last on the mat' }), value: '20.11.2026' },
                ]}
              />
            </Drawer>
          </Still>
        ),
        said: {
          pl: 'odsuń listę i zostaw ją w użyciu. Następny wiersz jest o jedno kliknięcie dalej.',
          en: 'push the list aside and leave it in use. The next row is one press away.',
        },
      },
      dont: {
        Picture: () => (
          <Still>
            <Drawer
              open
              onOpenChange={() => {}}
              title={say({ pl: 'Filtry', en: 'Filters' })}
              actions={<Button variant="primary">{say({ pl: 'Zastosuj', en: 'Apply' })}</Button>}
            >
              <Stack space={16}>
                <TextField label={say({ pl: 'Sekcja', en: 'Section' })} />
                <TextField label={say({ pl: 'Stopień', en: 'Grade' })} />
              </Stack>
            </Drawer>
          </Still>
        ),
        said: {
          pl: 'nie chowaj w szufladzie filtrów z „Zastosuj”. Wyniku nie widać, póki się jej nie zamknie.',
          en: 'don’t hide filters with an “Apply” in a drawer. The result is out of sight until it is closed.',
        },
      },
    },
  ],
};
