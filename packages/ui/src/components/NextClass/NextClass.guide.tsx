import { faces } from '../../../.storybook/faces.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { AvatarGroup } from '../AvatarGroup/AvatarGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ClassAnswer, OtherAnswer, OtherAnswers } from './ClassAnswer.tsx';
import { NextClass } from './NextClass.tsx';

const training = {
  group: 'adult',
  when: 'Dziś, za 3 godz. 10 min',
  start: '18:30',
  end: say({ pl: 'do 20:00', en: 'until 20:00' }),
  title: say({ pl: 'Aikido dorośli', en: 'Aikido adults' }),
  href: '#training',
  leader: 'Paweł Dąbrowski',
  place: 'Dojo Wrzeszcz',
} as const;

export const guide: Guide = {
  purpose: { pl: 'Pokazać najbliższy trening', en: 'Show the next training' },
  alias: ['najbliższy trening', 'up next', 'hero card', 'next event', 'RSVP card'],
  summary: {
    pl: 'Trening, który jest następny, tak duży, jak jest w czyimś dniu. Odpowiedź pod kciukiem.',
    en: 'The training that is next, as large as it is in somebody’s day. The answer is under a thumb.',
  },
  when: [{ pl: 'Na pulpicie członka, raz.', en: 'On a member’s dashboard, once.' }],
  whenNot: [
    { said: { pl: 'Treningów jest kilka.', en: 'There are several trainings.' }, instead: 'Training/Agenda' },
    {
      said: {
        pl: 'Trening już trwa, a patrzy instruktor.',
        en: 'It is on already, and the instructor looks.',
      },
      instead: 'Training/MatHero',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <NextClass
          {...training}
          people={
            <AvatarGroup people={faces.slice(0, 3)} label={say({ pl: '12 osób', en: '12 people' })} onField />
          }
        >
          <ClassAnswer group="adult" undo={say({ pl: 'Cofnij', en: 'Undo' })} onPress={() => {}}>
            {say({ pl: 'Będę', en: 'I’ll come' })}
          </ClassAnswer>
        </NextClass>
      </Wide>
    ),
    parts: [
      {
        at: 'section > div:first-child > span',
        name: { pl: 'Za ile', en: 'How soon' },
        said: { pl: 'względem teraz', en: 'from now' },
      },
      {
        at: 'section > div:first-child > div:first-of-type',
        name: { pl: 'Godziny', en: 'Times' },
        said: { pl: 'początek największy', en: 'the beginning is largest' },
      },
      {
        at: 'h2',
        name: { pl: 'Co', en: 'What' },
        said: { pl: 'prowadzi na stronę treningu', en: 'leads to the training’s page' },
      },
      {
        at: 'section > div:last-child button',
        name: { pl: 'Odpowiedź', en: 'Answer' },
        said: { pl: 'na całą szerokość pola', en: 'as wide as its field' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi: trening, odpowiedź, inne odpowiedzi',
        en: 'goes: training, answer, other answers',
      },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'odpowiada albo cofa', en: 'answers, or takes it back' } },
  ],
  accessibility: [
    {
      pl: 'To nazwana część strony. Po odpowiedzi czytnik mówi „Do zobaczenia!”, a skupienie zostaje.',
      en: 'It is a named section. After an answer a screen reader says “See you!”, and the focus stays.',
    },
    {
      pl: 'Odwołany (struck) mówi to słowem i traci barwę grupy.',
      en: 'A cancelled one (struck) says so in words, and loses its hue.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <NextClass {...training}>
            <ClassAnswer group="adult" undo={say({ pl: 'Cofnij', en: 'Undo' })} onPress={() => {}}>
              {say({ pl: 'Będę', en: 'I’ll come' })}
            </ClassAnswer>
            <OtherAnswers>
              <OtherAnswer>{say({ pl: 'Dziś nie dam rady', en: 'I can’t make it today' })}</OtherAnswer>
            </OtherAnswers>
          </NextClass>
        ),
        said: { pl: 'jedna duża odpowiedź, cicha druga.', en: 'one large answer, and a quiet other one.' },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <NextClass {...training} />
            <NextClass
              {...training}
              when={say({ pl: 'Jutro', en: 'Tomorrow' })}
              start="7:00"
              end={say({ pl: 'do 8:00', en: 'until 8:00' })}
              title={say({ pl: 'Aikido o poranku', en: 'Aikido in the morning' })}
              group="open"
            />
          </Stack>
        ),
        said: {
          pl: 'nie pokazuj trzech najbliższych naraz. Żaden nie jest wtedy najbliższy.',
          en: 'don’t show the next three at once. None is the next one then.',
        },
      },
    },
  ],
};
