import type { Guide } from '../../../.storybook/guide.ts';
import { rightsGroups, rightsSections } from '../../../.storybook/rights.ts';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Toast } from '../Toast/Toast.tsx';
import { RightsMatrix } from './RightsMatrix.tsx';

export const guide: Guide = {
  purpose: { pl: 'Dać i odebrać prawa', en: 'Give rights and take them' },
  alias: ['prawa', 'uprawnienia', 'role', 'permissions', 'access matrix', 'RBAC'],
  summary: {
    pl: 'Co wolno każdej grupie, tabela po tabeli: przełącznik na każde prawo, działa od razu.',
    en: 'What each group may do, table by table: a switch for each right, in force at once.',
  },
  when: [{ pl: 'Administrator ustawia grupy.', en: 'An administrator sets the groups up.' }],
  whenNot: [
    { said: { pl: 'Pyta się o jedną osobę.', en: 'One person is asked about.' }, instead: 'Data/RightPath' },
    { said: { pl: 'Przełącznik jest jeden.', en: 'There is one switch.' }, instead: 'Forms/Switch' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <RightsMatrix
          groups={rightsGroups.slice(1, 4)}
          sections={rightsSections.slice(0, 1)}
          onChange={() => {}}
          labels={words.rightsMatrixLabels}
        />
      </Wide>
    ),
    parts: [
      {
        at: '[role=radiogroup] > label:has(:checked)',
        name: { pl: 'Grupa', en: 'Group' },
        said: { pl: 'z liczbą i kilkoma twarzami', en: 'with its number and some faces' },
      },
      {
        at: 'thead th:nth-child(2)',
        name: { pl: 'Rodzaj prawa', en: 'Kind of right' },
        said: { pl: 'podgląd, zmiana, własne', en: 'view, change, own' },
      },
      {
        at: 'tbody:first-of-type tr:nth-child(2) th',
        name: { pl: 'Tabela', en: 'Table' },
        said: { pl: 'słowem klubu, z objaśnieniem', en: 'in the club’s word, explained' },
      },
      {
        at: 'tbody:first-of-type tr:nth-child(2) td:nth-of-type(1) input',
        name: { pl: 'Prawo', en: 'Right' },
        said: {
          pl: 'ptaszek, nie sam kolor; „–”, gdy nie dotyczy',
          en: 'a tick and not colour alone; “–” where it doesn’t apply',
        },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po przełącznikach', en: 'goes through the switches' } },
    { keys: ['Space'], said: { pl: 'daje albo odbiera prawo', en: 'gives a right, or takes it' } },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      said: { pl: 'w grupach wybiera inną', en: 'in the groups, chooses another' },
    },
  ],
  accessibility: [
    {
      pl: 'Każdy przełącznik mówi tabelę i rodzaj: „Uczniowie: zmiana”.',
      en: 'Each switch says its table and its kind: “Students: change”.',
    },
    {
      pl: 'Odsyłacz przeskakuje wszystkie naraz. Prawo, którego nie wolno odebrać, mówi dlaczego.',
      en: 'A link skips all of them. A right that can’t be taken says why.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack as="ol" space={8}>
            <Toast
              paused
              onDismiss={() => {}}
              message={say({
                pl: 'Instruktorzy nie zmieniają już stopni.',
                en: 'Instructors don’t change grades any more.',
              })}
              action={{ label: say({ pl: 'Cofnij', en: 'Undo' }), onAction: () => {} }}
            />
          </Stack>
        ),
        said: {
          pl: 'daj „Cofnij” po każdej zmianie: działa od razu.',
          en: 'give “Undo” after each change: it acts at once.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <Checkbox label="student:read" defaultChecked />
            <Checkbox label="student:update" />
            <Checkbox label="grade:revoke" />
          </Stack>
        ),
        said: { pl: 'nie pokazuj praw jako listy kodów.', en: 'don’t show rights as a list of codes.' },
      },
    },
  ],
};
