import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Button } from '../Button/Button.tsx';
import { MatHero } from './MatHero.tsx';

export const guide: Guide = {
  purpose: { pl: 'Przeczytać matę z drugiego końca', en: 'Read the mat from its other end' },
  alias: ['hero', 'teraz', 'now card', 'live class', 'scoreboard'],
  summary: {
    pl: 'Co jest teraz na macie: ile osób i ile zostało czasu. Widać z drugiego końca sali.',
    en: 'What is on the mat now: how many people, and how much time is left. To be read from the other end of the hall.',
  },
  when: [
    { pl: 'W widoku „na macie”, w czasie treningu.', en: 'In the view “on the mat”, during a training.' },
  ],
  whenNot: [
    {
      said: { pl: 'Trening dopiero będzie.', en: 'The training is to come.' },
      instead: 'Training/NextClass',
    },
    { said: { pl: 'To jedna z kilku liczb.', en: 'It is one of several figures.' }, instead: 'Data/Stat' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <MatHero
          group="adult"
          title={say({ pl: 'Dorośli – początkujący', en: 'Adults – beginners' })}
          detail={say({ pl: '18:30–20:00, sala A', en: '18:30–20:00, hall A' })}
          count="19"
          label={say({ pl: 'osób ćwiczy', en: 'people train' })}
          time={{
            share: 42 / 90,
            over: say({ pl: 'minęły 42 min', en: '42 min are over' }),
            left: say({ pl: 'zostało 48 min', en: '48 min are left' }),
          }}
          actions={<Button>{say({ pl: 'Zakończ', en: 'End it' })}</Button>}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'section > div:first-of-type > div:first-child > span:first-child',
        name: { pl: 'Liczba', en: 'Figure' },
        said: { pl: 'jedyna duża rzecz', en: 'the one large thing' },
      },
      {
        at: 'h2',
        name: { pl: 'Co', en: 'What' },
        said: { pl: 'grupa; jej barwę nosi tło', en: 'the group, whose hue the ground wears' },
      },
      {
        at: 'rect',
        name: { pl: 'Czas', en: 'Time' },
        said: { pl: 'ile minęło, w proporcji', en: 'how much is over, in proportion' },
      },
      {
        at: 'section > div:nth-of-type(2) > div > span:last-child',
        name: { pl: 'Zostało', en: 'Left' },
        said: { pl: 'słowami', en: 'in words' },
      },
      {
        at: 'button',
        name: { pl: 'Działania', en: 'Deeds' },
        said: { pl: 'co można zrobić teraz', en: 'what can be done now' },
      },
    ],
  },
  keys: [{ keys: ['Tab'], said: { pl: 'dochodzi do działań', en: 'reaches the deeds' } }],
  accessibility: [
    {
      pl: 'To nazwana część strony. Pasek milczy, czas mówią słowa.',
      en: 'It is a named section. The bar is silent, words tell the time.',
    },
    { pl: 'Czasu nie ogłasza co minutę.', en: 'It doesn’t announce the time every minute.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <MatHero
            group="kids"
            title={say({ pl: 'Dzieci', en: 'Children' })}
            detail="17:00–18:00"
            count="12"
            label={say({ pl: 'osób ćwiczy', en: 'people train' })}
          />
        ),
        said: { pl: 'jedna liczba, jedno słowo pod nią.', en: 'one figure, one word with it.' },
      },
      dont: {
        Picture: () => (
          <MatHero
            group="kids"
            title={say({ pl: 'Dzieci', en: 'Children' })}
            detail="17:00–18:00"
            count="12/14/86%"
            label={say({ pl: 'obecnych, zapisanych, frekwencja', en: 'present, entered, share' })}
          />
        ),
        said: {
          pl: 'nie dokładaj liczb. Z drugiego końca sali zleją się w jedną.',
          en: 'don’t add figures. From the other end of the hall they run together.',
        },
      },
    },
  ],
};
