import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Card } from '../Card/Card.tsx';
import { Carousel, type CarouselLabels } from './Carousel.tsx';

const slides = ['Ikkyo', 'Nikyo', 'Iriminage'].map((name) => ({
  id: name,
  content: (
    <Card title={name} titleLevel={3}>
      {say({ pl: 'Technika tygodnia', en: 'Technique of the week' })}
    </Card>
  ),
}));

const labels: CarouselLabels = {
  previous: say({ pl: 'Poprzedni slajd', en: 'Previous slide' }),
  next: say({ pl: 'Następny slajd', en: 'Next slide' }),
  place: (at, of) => `${at} ${say({ pl: 'z', en: 'of' })} ${of}`,
  role: say({ pl: 'karuzela', en: 'carousel' }),
  slideRole: say({ pl: 'slajd', en: 'slide' }),
};

export const guide: Guide = {
  purpose: { pl: 'Pokazać po kolei w wąskim miejscu', en: 'Show one after another in little room' },
  alias: ['karuzela', 'slider', 'slideshow', 'carousel', 'swiper'],
  summary: {
    pl: 'Rzeczy obok siebie w miejscu mniejszym niż trzeba. Nigdy nie rusza się sama.',
    en: 'Things beside each other in less room than they need. It never moves by itself.',
  },
  when: [
    {
      pl: 'Rzeczy są równe i nikt nie musi zobaczyć wszystkich: techniki tygodnia.',
      en: 'The things are equal, and nobody needs to see all: techniques of the week.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Wszystkie są ważne. Pokaż je wszystkie.', en: 'All of them matter. Show all of them.' },
      instead: 'Layout/Columns',
    },
    { said: { pl: 'To zdjęcia.', en: 'They are pictures.' }, instead: 'Data/Gallery' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Carousel
          label={say({ pl: 'Techniki tygodnia', en: 'Techniques of the week' })}
          slides={slides}
          labels={labels}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'li:first-child > div',
        name: { pl: 'Slajd', en: 'Slide' },
        said: { pl: 'ma swoją nazwę: „1 z 3”', en: 'has a name: “1 of 3”' },
      },
      {
        at: 'section > ul',
        name: { pl: 'Tor', en: 'Track' },
        said: {
          pl: 'przewija się palcem, kółkiem i klawiszami',
          en: 'scrolls by a finger, a wheel and keys',
        },
      },
      {
        at: 'button:first-of-type',
        name: { pl: 'Poprzedni', en: 'Previous' },
        said: { pl: 'gaśnie na początku', en: 'goes out at the beginning' },
      },
      {
        at: 'output',
        name: { pl: 'Miejsce', en: 'Place' },
        said: { pl: 'który z ilu', en: 'which of how many' },
      },
      {
        at: 'button:last-of-type',
        name: { pl: 'Następny', en: 'Next' },
        said: { pl: 'gaśnie na końcu', en: 'goes out at the end' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'dochodzi do toru, potem do przycisków', en: 'reaches the track, then the buttons' },
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      said: { pl: 'na torze przewija, jak przeglądarka', en: 'on the track, scrolls as the browser does' },
    },
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'na przycisku przesuwa o jeden', en: 'on a button, moves by one' },
    },
  ],
  accessibility: [
    {
      pl: 'Sam się nie rusza (WCAG 2.2.2). Słowa „karuzela” i „slajd” dajesz w labels.',
      en: 'It never moves by itself (WCAG 2.2.2). You give the words “carousel” and “slide” in labels.',
    },
    {
      pl: 'Zmiana miejsca jest powiedziana, a strona nie przewija się pod palcem.',
      en: 'A change of place is said, and the page doesn’t scroll under the finger.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Carousel
            room="several"
            label={say({ pl: 'Techniki tygodnia', en: 'Techniques of the week' })}
            slides={slides}
            labels={labels}
          />
        ),
        said: {
          pl: 'pokaż brzeg następnej rzeczy. Widać, że jest dalej coś.',
          en: 'show the edge of what comes next. One sees there is more.',
        },
      },
      dont: {
        Picture: () => (
          <Carousel
            label={say({ pl: 'Ogłoszenia', en: 'Announcements' })}
            slides={[
              { id: 'a', content: <Card>{say({ pl: 'Witamy w klubie', en: 'Welcome to the club' })}</Card> },
              {
                id: 'b',
                content: (
                  <Card>{say({ pl: 'Piątkowy trening odwołany', en: 'Friday’s training is off' })}</Card>
                ),
              },
            ]}
            labels={labels}
          />
        ),
        said: {
          pl: 'nie chowaj w karuzeli ogłoszenia o odwołanym treningu. Drugiego slajdu prawie nikt nie widzi.',
          en: 'don’t hide in it that a training is off. Hardly anybody sees the second slide.',
        },
      },
    },
  ],
};
