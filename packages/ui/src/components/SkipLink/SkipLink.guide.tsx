import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

export const guide: Guide = {
  purpose: { pl: 'Przeskoczyć do treści', en: 'Skip to the content' },
  alias: ['pomiń nawigację', 'skip link', 'skip navigation', 'bypass blocks'],
  summary: {
    pl: 'Pierwszy odsyłacz strony. Widać go dopiero z klawiatury.',
    en: 'The first link of a page. It is seen by keyboard only.',
  },
  when: [
    {
      pl: 'Przed treścią stoi pasek albo menu. Shell ma go w sobie.',
      en: 'A bar or a menu stands before the content. Shell brings it along.',
    },
    {
      pl: 'Wewnątrz strony ktoś musi przejść długą listę.',
      en: 'Somebody has to get past a long list within the page.',
    },
  ],
  whenNot: [{ said: { pl: 'Strona zaczyna się od treści.', en: 'The page begins with its content.' } }],
  anatomy: {
    Picture: () => (
      <Stage height="bar" shows="focus">
        <SkipLink target="guide-content" />
        <main id="guide-content" tabIndex={-1}>
          <Text align="end">
            {say({ pl: 'Najbliższy trening dziś o 18:30.', en: 'The next training is today at 18:30.' })}
          </Text>
        </main>
      </Stage>
    ),
    parts: [
      {
        at: 'a',
        name: { pl: 'Odsyłacz', en: 'Link' },
        said: {
          pl: 'schowany nad brzegiem, póki nie ma skupienia',
          en: 'hidden above the edge until it has the focus',
        },
      },
      {
        at: 'main',
        name: { pl: 'Cel', en: 'Target' },
        said: {
          pl: 'musi umieć wziąć skupienie: tabIndex={-1}',
          en: 'must be able to take the focus: tabIndex={-1}',
        },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'pokazuje go jako pierwszy przystanek', en: 'shows it as the first stop' } },
    { keys: ['Enter'], said: { pl: 'przenosi skupienie do treści', en: 'takes the focus to the content' } },
  ],
  accessibility: [
    {
      pl: 'Nie zmienia historii: „Wstecz” wraca na poprzednią stronę, nie na początek tej.',
      en: 'It doesn’t change the history: “Back” goes to the page before, not to the top of this one.',
    },
    {
      pl: 'Cel daj przed pierwszym nagłówkiem treści.',
      en: 'Put the target before the first heading of the content.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="bar">
            <SkipLink target="guide-do" />
            <main id="guide-do" tabIndex={-1}>
              <Heading level={1}>{say({ pl: 'Pulpit', en: 'Dashboard' })}</Heading>
            </main>
          </Stage>
        ),
        said: { pl: 'prowadź do treści, po jednym przystanku.', en: 'lead to the content, in one stop.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <Link href="#1">{say({ pl: 'Pulpit', en: 'Dashboard' })}</Link>
            <Link href="#2">{say({ pl: 'Treningi', en: 'Trainings' })}</Link>
            <Link href="#3">{say({ pl: 'Uczniowie', en: 'Students' })}</Link>
            <Link href="#4">{say({ pl: 'Dni wolne', en: 'Days off' })}</Link>
            <Link href="#5">{say({ pl: 'Stopnie', en: 'Grades' })}</Link>
          </Inline>
        ),
        said: {
          pl: 'nie każ przechodzić dwudziestu wpisów menu na każdej stronie.',
          en: 'don’t make people go through twenty entries of a menu on each page.',
        },
      },
    },
  ],
};
