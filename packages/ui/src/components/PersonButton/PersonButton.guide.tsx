import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PersonButton } from './PersonButton.tsx';

export const guide: Guide = {
  purpose: { pl: 'Wejść jako ktoś', en: 'Go on as somebody' },
  alias: ['konto', 'profil', 'account chooser', 'persona', 'avatar button'],
  summary: {
    pl: 'Twarz, rola i imię jako jeden duży przycisk. Naciska się go raz i idzie się dalej jako ta osoba.',
    en: 'A face, a role and a name as one large button. It is pressed once, and one goes on as that person.',
  },
  when: [
    {
      pl: 'Na wejściu czeka kilka znanych osób: konta pokazowe, dzieci jednego opiekuna.',
      en: 'A few known people wait at the door: demo accounts, the children of one guardian.',
    },
    {
      pl: 'Rola mówi więcej niż imię: „Instruktor”, „Członkini klubu”.',
      en: 'The role says more than the name: “Instructor”, “Member of the club”.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Osób jest tyle, że trzeba szukać.',
        en: 'There are so many people that one has to search.',
      },
      instead: 'Forms/Combobox',
    },
    {
      said: { pl: 'Twarz tylko pokazuje, kto to jest.', en: 'The face only shows who it is.' },
      instead: 'Data/Avatar',
    },
  ],
  anatomy: {
    Picture: () => (
      <PersonButton
        title={say({ pl: 'Członkini klubu', en: 'Member of the club' })}
        firstName="Katarzyna"
        lastName="Lis"
        belt={{ color: grades.kyu5.color }}
        onPress={() => {}}
      />
    ),
    parts: [
      {
        at: 'button > :first-child',
        name: { pl: 'Twarz', en: 'Face' },
        said: {
          pl: 'zdjęcie albo inicjały, z pasem dookoła',
          en: 'a picture or initials, with the belt around',
        },
      },
      {
        at: 'button > :last-child > :first-child',
        name: { pl: 'Rola', en: 'Role' },
        said: { pl: 'większy wiersz: kim się tu będzie', en: 'the larger line: who one will be here' },
      },
      {
        at: 'button > :last-child > :last-child',
        name: { pl: 'Imię i nazwisko', en: 'Name' },
        said: {
          pl: 'mniejsze; długie łamie się, nie znika',
          en: 'smaller; a long one wraps and doesn’t vanish',
        },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do osoby', en: 'reaches the person' } },
    { keys: ['Enter', 'Space'], said: { pl: 'wchodzi jako ta osoba', en: 'goes on as this person' } },
  ],
  accessibility: [
    {
      pl: 'Czytnik mówi rolę i imię jednym ciągiem. Twarz jest ozdobą i milczy.',
      en: 'A screen reader says the role and the name in one go. The face is decoration and keeps silent.',
    },
    {
      pl: 'Gdy wejście trwa, ustaw disabled na wszystkich, by nikt nie wszedł dwa razy.',
      en: 'While going on takes its time, set disabled on all of them, so that nobody goes on twice.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={8}>
            <PersonButton
              title={say({ pl: 'Instruktor', en: 'Instructor' })}
              firstName="Paweł"
              lastName="Dąbrowski"
              belt={{ color: grades.dan1.color, stripes: 1 }}
              onPress={() => {}}
            />
            <PersonButton
              title={say({ pl: 'Rodzic', en: 'Parent' })}
              firstName="Ewa"
              lastName="Świątek"
              onPress={() => {}}
            />
          </Stack>
        ),
        said: {
          pl: 'pisz rolę, gdy o nią chodzi. Gość wie, co zobaczy.',
          en: 'write the role where it matters. A guest knows what is to be seen.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <PersonButton title="Paweł Dąbrowski" firstName="Paweł" lastName="Dąbrowski" onPress={() => {}} />
            <PersonButton title="Ewa Świątek" firstName="Ewa" lastName="Świątek" onPress={() => {}} />
          </Stack>
        ),
        said: { pl: 'nie powtarzaj w obu wierszach tego samego.', en: 'don’t say the same in both lines.' },
      },
    },
  ],
};
