import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Card } from '../Card/Card.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { PagePreview } from '../PagePreview/PagePreview.tsx';
import { ResponsiveFrame, type ResponsiveFrameLabels } from './ResponsiveFrame.tsx';

const labels: ResponsiveFrameLabels = {
  width: say({ pl: 'Szerokość okna', en: 'Width of the window' }),
  handle: say({ pl: 'Krawędź okna', en: 'Edge of the window' }),
  whole: say({ pl: 'Całość', en: 'All of it' }),
  pixels: (width) => `${width} px`,
};

export const guide: Guide = {
  purpose: { pl: 'Obejrzeć coś w wąskim oknie', en: 'Look at something in a narrow window' },
  alias: ['podgląd telefonu', 'device preview', 'viewport', 'iframe preview', 'responsive'],
  summary: {
    pl: 'Okno o szerokości, którą się wybiera. To, co w środku, układa się jak w przeglądarce tej szerokości.',
    en: 'A window of a width one chooses. What is in it lays itself out as in a browser that is so wide.',
  },
  when: [
    {
      pl: 'Ktoś układa stronę klubu i chce zobaczyć, jak wyjdzie na telefonie.',
      en: 'Somebody sets the club’s page, and wants to see how it comes out on a phone.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To obraz strony, w małym.', en: 'It is a picture of a page, in small.' },
      instead: 'Data/PagePreview',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <ResponsiveFrame title={say({ pl: 'Zajęcia', en: 'Classes' })} labels={labels}>
          <Columns layout={2} space={16}>
            <Card title={say({ pl: 'Dzieci', en: 'Children' })}>
              {say({ pl: 'Poniedziałek, 17:00', en: 'Monday, 17:00' })}
            </Card>
            <Card title={say({ pl: 'Dorośli', en: 'Adults' })}>
              {say({ pl: 'Piątek, 18:30', en: 'Friday, 18:30' })}
            </Card>
          </Columns>
        </ResponsiveFrame>
      </Wide>
    ),
    parts: [
      {
        at: 'iframe',
        name: { pl: 'Okno', en: 'Window' },
        said: { pl: 'nosi motyw i język strony', en: 'wears the theme and the language of the page' },
      },
      {
        at: '[role=separator]',
        name: { pl: 'Brzeg', en: 'Edge' },
        said: { pl: 'ciągnie się go albo przesuwa strzałkami', en: 'dragged, or moved by the arrows' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      said: { pl: 'węziej albo szerzej o 16 px', en: 'narrower or wider by 16 px' },
    },
    { keys: ['PageUp', 'PageDown'], said: { pl: 'o 128 px', en: 'by 128 px' } },
    { keys: ['Home', 'End'], said: { pl: '320 px albo całe miejsce', en: '320 px, or all the room' } },
  ],
  accessibility: [
    {
      pl: 'Brzeg jest separator z wartością: czytnik mówi „390 px”.',
      en: 'The edge is a separator with a value: a screen reader says “390 px”.',
    },
    {
      pl: 'title nazywa ramkę. Węziej niż 320 px nie da się: tyle wymaga WCAG.',
      en: 'title names the frame. Narrower than 320 px it can’t be: WCAG asks for that.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <ResponsiveFrame title={say({ pl: 'Grafik', en: 'Timetable' })} labels={labels}>
            <Card title={say({ pl: 'Przygotowanie do egzaminu', en: 'Getting ready for the exam' })}>
              {say({ pl: 'Poniedziałek, 17:00', en: 'Monday, 17:00' })}
            </Card>
          </ResponsiveFrame>
        ),
        said: { pl: 'pokaż prawdziwą treść, z długimi słowami.', en: 'show real content, with long words.' },
      },
      dont: {
        Picture: () => (
          <Stage height="low">
            <PagePreview
              title={say({ pl: 'Grafik', en: 'Timetable' })}
              width="desktop"
              html={say({
                pl: '<!doctype html><html lang="pl"><head><title>Grafik</title></head><body><main><h1>Poniedziałek, siedemnasta</h1></main></body></html>',
                en: '<!doctype html><html lang="en"><head><title>Timetable</title></head><body><main><h1>Monday, five o’clock</h1></main></body></html>',
              })}
            />
          </Stage>
        ),
        said: {
          pl: 'nie pomniejszaj strony, by udać telefon. Litery kłamią.',
          en: 'don’t shrink the page to play a phone. Its letters lie.',
        },
      },
    },
  ],
};
