import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Chart } from './Chart.tsx';

const months = [
  say({ pl: 'sty', en: 'Jan' }),
  say({ pl: 'lut', en: 'Feb' }),
  say({ pl: 'mar', en: 'Mar' }),
  say({ pl: 'kwi', en: 'Apr' }),
  say({ pl: 'maj', en: 'May' }),
  say({ pl: 'cze', en: 'Jun' }),
];

const series = [
  { label: say({ pl: 'Dorośli', en: 'Adults' }), values: [212, 198, 240, 231, 205, 188] },
  { label: say({ pl: 'Dzieci', en: 'Children' }), values: [180, 176, 190, 184, 171, 160] },
];

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć, jak się zmienia', en: 'See how it changes' },
  alias: ['wykres', 'chart', 'graph', 'line chart', 'bar chart', 'pie', 'doughnut', 'statystyka'],
  summary: {
    pl: 'Liczby jako obraz: linia, słupki, stos, pierścień. Pod spodem te same liczby w tabeli.',
    en: 'Numbers as a picture: line, bars, stack, ring. The same numbers are below, as a table.',
  },
  when: [
    {
      pl: 'Ważny jest kształt: wakacyjny dół, wzrost po naborze.',
      en: 'The shape matters: the dip of summer, the rise after a new term.',
    },
  ],
  whenNot: [
    { said: { pl: 'Liczby są trzy.', en: 'There are three numbers.' }, instead: 'Data/Stat' },
    {
      said: { pl: 'Porównuje się kategorie bez czasu.', en: 'Categories are compared, without time.' },
      instead: 'Data/BarTable',
    },
    { said: { pl: 'To dni roku.', en: 'They are days of a year.' }, instead: 'Training/CalendarHeatmap' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Chart
          label={say({ pl: 'Obecności w 2026 roku', en: 'Presences in 2026' })}
          type="line"
          categories={months}
          series={series}
          dataLabel={say({ pl: 'Pokaż dane', en: 'Show the data' })}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'figcaption',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'co pokazuje, z jednostką', en: 'what it shows, with its unit' },
      },
      {
        at: 'figcaption + div',
        name: { pl: 'Legenda', en: 'Legend' },
        said: { pl: 'linie różnią się też kreską', en: 'lines differ by their dashes too' },
      },
      {
        at: 'svg[preserveAspectRatio]',
        name: { pl: 'Obraz', en: 'Picture' },
        said: { pl: 'od zera; rozciąga się z miejscem', en: 'from zero; stretches with the room' },
      },
      {
        at: 'summary',
        name: { pl: 'Dane', en: 'Data' },
        said: { pl: 'te same liczby, do skopiowania', en: 'the same numbers, to be copied' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'dochodzi do „Pokaż dane”, potem do tabeli',
        en: 'reaches “Show the data”, then the table',
      },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'otwiera tabelę', en: 'opens the table' } },
  ],
  accessibility: [
    {
      pl: 'Obraz milczy, tabela mówi wszystko. Kto nie widzi kształtu, ma liczby.',
      en: 'The picture is silent, the table says all. Who doesn’t see the shape has the numbers.',
    },
    {
      pl: 'Serie odróżniają kreski, nie sam kolor.',
      en: 'Dashes tell the series apart, and not colour alone.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Chart
            label={say({ pl: 'Obecności na miesiąc, 2026', en: 'Presences by month, 2026' })}
            type="bar"
            categories={months}
            series={series.slice(0, 1)}
            dataLabel={say({ pl: 'Pokaż dane', en: 'Show the data' })}
          />
        ),
        said: { pl: 'powiedz w tytule, co widać.', en: 'say in the title what is seen.' },
      },
      dont: {
        Picture: () => (
          <Chart
            label={say({ pl: 'Obecność', en: 'Presence' })}
            type="doughnut"
            categories={[say({ pl: 'Obecni', en: 'Present' }), say({ pl: 'Nieobecni', en: 'Absent' })]}
            series={[{ label: say({ pl: 'Osoby', en: 'People' }), values: [98, 2] }]}
            dataLabel={say({ pl: 'Pokaż dane', en: 'Show the data' })}
          />
        ),
        said: {
          pl: 'nie krój jednej liczby na pierścień.',
          en: 'don’t cut a ring out of what is nearly all one thing.',
        },
      },
    },
  ],
};
