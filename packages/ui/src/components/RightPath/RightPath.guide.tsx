import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { UsersIcon } from '../../icons/icons.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { RightPath, type RightPathStep } from './RightPath.tsx';

const paths: RightPathStep[][] = [
  [
    {
      id: 'person',
      title: 'Magdalena Wolska',
      detail: say({ pl: 'konto aktywne', en: 'account active' }),
      face: <Avatar firstName="Magdalena" lastName="Wolska" />,
    },
    {
      id: 'office',
      title: say({ pl: 'należy do grupy Sekretariat', en: 'is in the group Office' }),
      href: '#office',
      detail: say({
        pl: 'od 12 stycznia 2025, dodała Anna Kowalska',
        en: 'since 12 January 2025, added by Anna Kowalska',
      }),
      icon: UsersIcon,
    },
  ],
];

export const guide: Guide = {
  purpose: { pl: 'Wyjaśnić, skąd ktoś ma prawo', en: 'Explain where a right comes from' },
  alias: ['uprawnienia', 'dlaczego może', 'permission trace', 'access explanation', 'why'],
  summary: {
    pl: 'Dlaczego ktoś coś może: odpowiedź zdaniem, a potem droga, z kim i kiedy.',
    en: 'Why somebody may do something: the answer in a sentence, then the way, with who and when.',
  },
  when: [{ pl: 'Ktoś pyta: „czemu ona widzi składki?”', en: 'Somebody asks: “why does she see the fees?”' }],
  whenNot: [
    {
      said: { pl: 'Prawa się daje i odbiera.', en: 'Rights are given and taken.' },
      instead: 'Data/RightsMatrix',
    },
    { said: { pl: 'To historia zmian.', en: 'It is a history of changes.' }, instead: 'Data/ChangeHistory' },
  ],
  anatomy: {
    Picture: () => (
      <RightPath
        held
        answer={say({ pl: 'Tak, może dodawać i zmieniać uczniów', en: 'Yes, may add and change students' })}
        paths={paths}
        alsoLabel={say({ pl: 'Ma to prawo też inną drogą:', en: 'Has the right in another way too:' })}
        note={say({
          pl: 'Bez Sekretariatu straciłaby zmianę.',
          en: 'Without the Office she would lose “change”.',
        })}
      />
    ),
    parts: [
      {
        at: '[role=status] h3',
        name: { pl: 'Odpowiedź', en: 'Answer' },
        said: { pl: 'całe zdanie, nie „true”', en: 'a whole sentence and not “true”' },
      },
      {
        at: 'ol > li:first-child',
        name: { pl: 'Osoba', en: 'Person' },
        said: { pl: 'od niej zaczyna się droga', en: 'the way begins with them' },
      },
      {
        at: 'ol > li:last-child',
        name: { pl: 'Krok', en: 'Step' },
        said: { pl: 'dlaczego, od kiedy, kto', en: 'why, since when, by whom' },
      },
      { at: 'ol a', name: { pl: 'Dalej', en: 'On' }, said: { pl: 'strona grupy', en: 'the group’s page' } },
      {
        at: 'p:last-child',
        name: { pl: 'Co zmieni', en: 'What would change it' },
        said: { pl: 'zanim ktoś to zrobi', en: 'before somebody does it' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po odsyłaczach drogi', en: 'goes through the links of the way' },
    },
  ],
  accessibility: [
    {
      pl: 'Odpowiedź jest w obszarze status: po zmianie pytania słychać nową.',
      en: 'The answer is in a status region: after another question the new one is heard.',
    },
    {
      pl: 'Droga jest listą numerowaną, nazwaną odpowiedzią.',
      en: 'The way is an ordered list, named by the answer.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <RightPath
            held={false}
            answer={say({ pl: 'Nie, nie widzi składek', en: 'No, doesn’t see the fees' })}
            paths={[]}
            alsoLabel=""
            note={say({
              pl: 'Zobaczyłaby je w grupie Sekretariat.',
              en: 'Would see them in the group Office.',
            })}
          />
        ),
        said: {
          pl: 'odpowiedz zdaniem, które można powtórzyć na głos.',
          en: 'answer in a sentence that can be said aloud.',
        },
      },
      dont: {
        Picture: () => (
          <RightPath
            held
            answer="student:update = true"
            paths={[[{ id: '1', title: 'GROUP_OFFICE' }]]}
            alsoLabel=""
          />
        ),
        said: { pl: 'nie pokazuj nazw praw z kodu.', en: 'don’t show the code’s names of rights.' },
      },
    },
  ],
};
