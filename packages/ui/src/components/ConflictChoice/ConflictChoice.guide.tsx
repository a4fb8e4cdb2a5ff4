import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { ConflictChoice, type ConflictField, type ConflictLabels } from './ConflictChoice.tsx';

const fields: ConflictField[] = [
  {
    name: 'state',
    label: say({ pl: 'Stan', en: 'State' }),
    mine: say({ pl: 'dobry', en: 'good' }),
    theirs: say({ pl: 'ślady na ostrzu', en: 'marks on the blade' }),
  },
  { name: 'value', label: say({ pl: 'Wartość', en: 'Value' }), mine: '140 zł', theirs: '165 zł' },
];

const labels: ConflictLabels = {
  title: say({ pl: 'Anna zapisała zmiany w tym samym czasie', en: 'Anna saved changes at the same time' }),
  text: say({ pl: 'Wybierz, co ma zostać.', en: 'Choose what is kept.' }),
  mine: say({ pl: 'Twoja wersja', en: 'Your version' }),
  theirs: say({ pl: 'Wersja Anny, 18:04', en: 'Anna’s version, 18:04' }),
  allMine: say({ pl: 'Weź wszystkie moje', en: 'Take all of mine' }),
  allTheirs: say({ pl: 'Weź wszystkie Anny', en: 'Take all of Anna’s' }),
};

export const guide: Guide = {
  purpose: { pl: 'Pogodzić dwa zapisy', en: 'Settle two people’s changes' },
  alias: ['konflikt', 'scalanie', 'merge', 'edit conflict', 'optimistic locking', 'wersje'],
  summary: {
    pl: 'Ktoś zapisał w tym samym czasie. Obie wersje stoją obok siebie, a wybiera się pole po polu.',
    en: 'Somebody saved at the same time. Both versions stand side by side, and one chooses field by field.',
  },
  when: [
    {
      pl: 'Serwer odmówił zapisu, bo rzecz zmieniła się w międzyczasie, i te same pola różnią się po obu stronach.',
      en: 'The server refused to save as the thing has changed meanwhile, and the same fields differ on both sides.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Różne osoby zmieniły różne pola. Połącz je i tylko o tym powiedz.',
        en: 'Different people changed different fields. Join them, and only say so.',
      },
      instead: 'Feedback/Banner',
    },
    {
      said: { pl: 'Chodzi o to, co zmieniło się kiedyś.', en: 'It is about what changed some time ago.' },
      instead: 'Data/ChangeHistory',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <ConflictChoice fields={fields} labels={labels} />
      </Wide>
    ),
    parts: [
      {
        at: '[role=group] > :first-child',
        name: { pl: 'Co się stało', en: 'What happened' },
        said: { pl: 'kto i kiedy, bez winy', en: 'who and when, without blame' },
      },
      {
        at: 'button:first-of-type',
        name: { pl: 'Wszystko naraz', en: 'All at once' },
        said: { pl: 'jest tylko przy dwóch polach i więcej', en: 'there only for two fields and more' },
      },
      {
        at: '[role=radiogroup]:nth-of-type(3) > span',
        name: { pl: 'Pole', en: 'Field' },
        said: { pl: 'nazwa jak w formularzu', en: 'named as in the form' },
      },
      {
        at: '[role=radiogroup]:nth-of-type(3) label:first-child',
        name: { pl: 'Twoja wersja', en: 'Your version' },
        said: {
          pl: 'wybrana od początku: tego, co wpisane, nikt nie gubi',
          en: 'chosen from the first: nobody loses what they typed',
        },
      },
      {
        at: '[role=radiogroup]:nth-of-type(3) label:last-child',
        name: { pl: 'Druga wersja', en: 'The other version' },
        said: { pl: 'to, co już jest zapisane', en: 'what is saved by now' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi do następnego pola', en: 'goes to the next field' } },
    { keys: ['ArrowDown', 'ArrowUp'], said: { pl: 'wybiera wersję', en: 'chooses a version' } },
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'na przycisku bierze wszystkie', en: 'on a button, takes them all' },
    },
  ],
  accessibility: [
    {
      pl: 'Każde pole jest grupą przycisków radiowych o swojej nazwie. Czytnik mówi, czyja to wersja i co w niej jest.',
      en: 'Each field is a radio group of its name. A screen reader says whose version it is, and what it holds.',
    },
    {
      pl: 'Napisz wartości tak, jak się je czyta: „165 zł”, nie „16500”.',
      en: 'Write values as they are read: “165 zł”, not “16500”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <ConflictChoice fields={fields.slice(0, 1)} labels={labels} />,
        said: {
          pl: 'nazwij drugą osobę i godzinę. Można do niej podejść i zapytać.',
          en: 'name the other person and the time. One can walk over and ask.',
        },
      },
      dont: {
        Picture: () => (
          <ConflictChoice
            fields={fields.slice(0, 1)}
            labels={{
              ...labels,
              title: say({ pl: 'Błąd 409: konflikt wersji', en: 'Error 409: version conflict' }),
              text: say({ pl: 'Wybierz wersję rekordu.', en: 'Choose a version of the record.' }),
              mine: say({ pl: 'Lokalna', en: 'Local' }),
              theirs: say({ pl: 'Zdalna', en: 'Remote' }),
            }}
          />
        ),
        said: {
          pl: 'nie pisz o wersjach i błędach. Nikt nie wie, co jest „lokalne”.',
          en: 'don’t write of versions and faults. Nobody knows what is “local”.',
        },
      },
    },
  ],
};
