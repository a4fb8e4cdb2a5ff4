import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Rating } from './Rating.tsx';

export const guide: Guide = {
  purpose: { pl: 'Ocenić gwiazdkami', en: 'Rate by stars' },
  alias: ['ocena', 'gwiazdki', 'rating', 'stars', 'score', 'review'],
  summary: {
    pl: 'Kilka gwiazdek do oceny. Pod spodem są przyciski radiowe, więc działają strzałki.',
    en: 'A few stars to rate by. Radio buttons underneath, so that the arrow keys work.',
  },
  when: [
    {
      pl: 'Pyta się o wrażenie, którego nie trzeba ważyć: jak było na obozie.',
      en: 'One asks for an impression that needs no weighing: how was the camp.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Ocena decyduje o stopniu. Egzamin ma swój arkusz.',
        en: 'The mark decides on a grade. An exam has its sheet.',
      },
      instead: 'Training/ExamSheet',
    },
    {
      said: {
        pl: 'Skala ma nazwy ważniejsze od liczby.',
        en: 'The names on the scale matter more than its number.',
      },
      instead: 'Forms/RadioGroup',
    },
  ],
  anatomy: {
    Picture: () => (
      <Rating
        label={say({ pl: 'Jak było na obozie?', en: 'How was the camp?' })}
        starLabel={(count) => `${count} ${say({ pl: 'z', en: 'of' })} 5`}
        defaultValue={4}
      />
    ),
    parts: [
      {
        at: '[role=radiogroup] > span',
        name: { pl: 'Pytanie', en: 'Question' },
        said: { pl: 'czego dotyczy ocena', en: 'what the rating is of' },
      },
      {
        at: 'label:nth-of-type(3) svg',
        name: { pl: 'Gwiazdka', en: 'Star' },
        said: { pl: 'pełna do ocenionej włącznie', en: 'full up to the one rated' },
      },
      {
        at: 'label:nth-of-type(5) svg',
        name: { pl: 'Pusta', en: 'Empty' },
        said: { pl: 'obrys, nie sam odcień', en: 'an outline and not a shade alone' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'wchodzi na oceny i wychodzi', en: 'enters the stars, and leaves' } },
    { keys: ['ArrowRight', 'ArrowDown'], said: { pl: 'o jedną więcej', en: 'one more' } },
    { keys: ['ArrowLeft', 'ArrowUp'], said: { pl: 'o jedną mniej', en: 'one less' } },
    {
      keys: ['Space'],
      said: { pl: 'wybiera pierwszą, gdy nie ma oceny', en: 'chooses the first where there is no rating' },
    },
  ],
  accessibility: [
    {
      pl: 'Czytnik słyszy „4 z 5”, nie „gwiazdka”. Słowa daje starLabel.',
      en: 'A screen reader hears “4 of 5” and not “star”. starLabel gives the words.',
    },
    { pl: 'Brak oceny to null, nie zero gwiazdek.', en: 'No rating is null, not zero stars.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Rating
            label={say({ pl: 'Jak było na obozie?', en: 'How was the camp?' })}
            starLabel={(count) => `${count} ${say({ pl: 'z', en: 'of' })} 5`}
          />
        ),
        said: {
          pl: 'zapytaj o jedną rzecz i zostaw ocenę pustą.',
          en: 'ask about one thing, and leave the rating empty.',
        },
      },
      dont: {
        Picture: () => (
          <Rating
            label={say({ pl: 'Jak było na obozie?', en: 'How was the camp?' })}
            starLabel={(count) => `${count} ${say({ pl: 'z', en: 'of' })} 5`}
            defaultValue={5}
          />
        ),
        said: {
          pl: 'nie wstawiaj piątki z góry. Wynik niczego nie powie.',
          en: 'don’t give five beforehand. The result won’t tell anything.',
        },
      },
    },
  ],
};
