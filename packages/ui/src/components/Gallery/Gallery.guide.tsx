import { drawnCover } from '../../../.storybook/covers.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Gallery, type GalleryLabels, type GalleryPicture } from './Gallery.tsx';

const pictures: GalleryPicture[] = [
  say({ pl: 'Poranny trening', en: 'Morning training' }),
  say({ pl: 'Egzamin na 5 kyu', en: 'Exam for 5 kyu' }),
  say({ pl: 'Obóz letni', en: 'Summer camp' }),
].map((title, at) => ({ id: `${at}`, src: drawnCover(900 + at, 600), alt: title, title }));

const labels: GalleryLabels = {
  previous: say({ pl: 'Poprzednie zdjęcie', en: 'Previous picture' }),
  next: say({ pl: 'Następne zdjęcie', en: 'Next picture' }),
  enlarge: say({ pl: 'Pokaż na całym ekranie', en: 'Show in the whole window' }),
  place: (at, of) => `${at} ${say({ pl: 'z', en: 'of' })} ${of}`,
  show: (title) => `${say({ pl: 'Pokaż', en: 'Show' })}: ${title}`,
};

export const guide: Guide = {
  purpose: { pl: 'Obejrzeć zdjęcia', en: 'Look at pictures' },
  alias: ['galeria', 'lightbox', 'zdjęcia', 'photo gallery', 'image viewer'],
  summary: {
    pl: 'Zdjęcia, z których jedno jest duże. Reszta w rzędzie, a duże na prośbę w całym oknie.',
    en: 'Pictures of which one is large. The rest in a row, and the large one in the whole window on request.',
  },
  when: [
    {
      pl: 'Ktoś chce zobaczyć kilka z wydarzenia: obóz, egzamin.',
      en: 'Somebody wants to see some of an event: a camp, an exam.',
    },
  ],
  whenNot: [
    { said: { pl: 'Zdjęcie jest jedno.', en: 'There is one picture.' }, instead: 'Data/ArticleProse' },
    {
      said: { pl: 'To rzeczy różnego rodzaju.', en: 'They are things of various kinds.' },
      instead: 'Data/Carousel',
    },
  ],
  anatomy: {
    Picture: () => (
      <Gallery
        label={say({ pl: 'Zdjęcia z sezonu', en: 'Pictures of the season' })}
        pictures={pictures}
        labels={labels}
      />
    ),
    parts: [
      {
        at: 'section > div:first-child > img',
        name: { pl: 'Duże', en: 'Large one' },
        said: { pl: 'w swoich proporcjach', en: 'in its own proportion' },
      },
      {
        at: 'section > div:first-child button',
        name: { pl: 'Całe okno', en: 'Whole window' },
        said: { pl: 'to samo, większe', en: 'the same, larger' },
      },
      {
        at: '[aria-live]',
        name: { pl: 'Podpis', en: 'Caption' },
        said: { pl: 'tytuł i które z ilu', en: 'a title, and which of how many' },
      },
      {
        at: 'ul li:first-child button',
        name: { pl: 'Małe', en: 'Small one' },
        said: { pl: 'bieżące ma obrys', en: 'the current one has an outline' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po przyciskach i małych', en: 'goes through the buttons and the small ones' },
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      said: {
        pl: 'w całym oknie następne albo poprzednie',
        en: 'in the whole window, the next or the one before',
      },
    },
    { keys: ['Escape'], said: { pl: 'zamyka całe okno', en: 'closes the whole window' } },
  ],
  accessibility: [
    {
      pl: 'alt mówi, co widać, title stoi pod spodem. Zmiana zdjęcia jest powiedziana.',
      en: 'alt says what is seen, title stands below. A change of picture is said.',
    },
    {
      pl: 'Przewija się tylko rząd małych, nie strona.',
      en: 'Only the row of small ones scrolls and not the page.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Gallery
            label={say({ pl: 'Zdjęcia z sezonu', en: 'Pictures of the season' })}
            pictures={pictures.slice(0, 1)}
            labels={labels}
          />
        ),
        said: { pl: 'podpisz, kto i co robi.', en: 'say who does what.' },
      },
      dont: {
        Picture: () => (
          <Gallery
            label={say({ pl: 'Zdjęcia', en: 'Pictures' })}
            pictures={pictures.map((picture) => ({
              ...picture,
              title: say({ pl: 'Zdjęcie', en: 'Picture' }),
              alt: say({ pl: 'Zdjęcie', en: 'Picture' }),
            }))}
            labels={labels}
          />
        ),
        said: { pl: 'nie powtarzaj jednego podpisu pod wszystkimi.', en: 'don’t put one caption under all.' },
      },
    },
  ],
};
