import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { type MatGrade, MatGrades, type MatPerson } from './MatGrades.tsx';

const person = (name: string): MatPerson => ({
  id: name,
  name,
  face: <Avatar firstName={name} lastName="Lis" size={44} />,
  more: 'Lis',
});

const matGrades: MatGrade[] = [
  { id: '1dan', name: '1 dan', belt: { color: grades.dan1.color, stripes: 1 }, people: [person('Paweł')] },
  {
    id: '4kyu',
    name: '4 kyu',
    belt: { color: grades.kyu4.color },
    people: [
      {
        ...person('Ewa'),
        signs: ['near'],
        more: say({ pl: 'Lis, blisko egzaminu', en: 'Lis, near an exam' }),
      },
      person('Ola'),
    ],
  },
];

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć, kto jest na macie', en: 'See who is on the mat' },
  alias: ['obecni', 'stopnie', 'roster', 'attendance by grade', 'na macie'],
  summary: {
    pl: 'Kto jest na macie, stopień po stopniu. Przy ramieniu to, co instruktor chce wiedzieć.',
    en: 'Who is on the mat, grade by grade. At the shoulder is what an instructor wants to know.',
  },
  when: [
    {
      pl: 'W czasie treningu, z telefonem obok maty.',
      en: 'During a training, with a phone beside the mat.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Dopiero sprawdza się obecność.', en: 'Presence is being taken.' },
      instead: 'Training/RollCall',
    },
    { said: { pl: 'Każdy zaznacza się sam.', en: 'Everybody picks themselves.' }, instead: 'Data/FaceGrid' },
  ],
  anatomy: {
    Picture: () => (
      <MatGrades label={say({ pl: 'Na macie', en: 'On the mat' })} grades={matGrades} onPress={() => {}} />
    ),
    parts: [
      {
        at: 'ul > li:first-child > div',
        name: { pl: 'Stopień', en: 'Grade' },
        said: { pl: 'z pasem', en: 'with its belt' },
      },
      {
        at: 'ul > li:first-child ul li:first-child button',
        name: { pl: 'Człowiek', en: 'Person' },
        said: { pl: 'twarz i imię', en: 'a face and a first name' },
      },
      {
        at: 'ul > li:last-child i:first-of-type',
        name: { pl: 'Znak', en: 'Sign' },
        said: { pl: 'blisko egzaminu, po przerwie, uważać', en: 'near an exam, back after a break, careful' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po ludziach', en: 'goes through the people' } },
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'otwiera, co o kimś wiadomo', en: 'opens what is known of somebody' },
    },
  ],
  accessibility: [
    {
      pl: 'Stopnie są listami z nazwą. Znaki czytnik słyszy słowami z more.',
      en: 'Grades are named lists. Signs are said in the words of more.',
    },
    {
      pl: 'Nie pisz tu o zdrowiu więcej, niż trzeba: telefon leży obok maty.',
      en: 'Write no more of health than is needed: the phone lies beside the mat.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <MatGrades
            label={say({ pl: 'Na macie', en: 'On the mat' })}
            grades={matGrades}
            onPress={() => {}}
          />
        ),
        said: { pl: 'znak mówi, że warto zapytać.', en: 'have a sign say that it is worth asking.' },
      },
      dont: {
        Picture: () => (
          <MatGrades
            label={say({ pl: 'Na macie', en: 'On the mat' })}
            grades={[
              {
                id: '4kyu',
                name: '4 kyu',
                people: ['Ewa', 'Jan', 'Ola'].map((name) => ({
                  ...person(name),
                  signs: ['near', 'back', 'limit'] as const,
                })),
              },
            ]}
          />
        ),
        said: { pl: 'nie wieszaj na każdym trzech znaków.', en: 'don’t hang three signs on everybody.' },
      },
    },
  ],
};
