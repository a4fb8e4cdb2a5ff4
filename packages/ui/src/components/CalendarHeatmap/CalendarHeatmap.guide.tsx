import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { addDays } from '../WeekCalendar/layout.ts';
import { CalendarHeatmap, type CalendarHeatmapLabels } from './CalendarHeatmap.tsx';

const counts: Record<string, number> = Object.fromEntries(
  Array.from({ length: 24 }, (_, week) =>
    [1, 3].map((day) => [addDays('2026-06-01', week * 7 + day), 1 + ((week + day) % 3)] as const),
  ).flat(),
);

const labels: CalendarHeatmapLabels = {
  less: say({ pl: 'mniej', en: 'less' }),
  more: say({ pl: 'więcej', en: 'more' }),
  count: (count) => `${count}`,
};

export const guide: Guide = {
  purpose: { pl: 'Pokazać rok', en: 'Show a year' },
  alias: ['mapa ciepła', 'kalendarz aktywności', 'contribution graph', 'github heatmap', 'year heatmap'],
  summary: {
    pl: 'Rok na jeden rzut oka: kwadrat to dzień, kolumna to tydzień.',
    en: 'A year at a glance: a square a day, a column a week.',
  },
  when: [
    {
      pl: 'Ważny jest rytm: ile i kiedy, a nie co.',
      en: 'The rhythm matters: how much and when, and not what.',
    },
  ],
  whenNot: [
    { said: { pl: 'Ważna jest też grupa.', en: 'The group matters too.' }, instead: 'Training/YearMap' },
    { said: { pl: 'Ważne są liczby miesięcy.', en: 'The numbers of months matter.' }, instead: 'Data/Chart' },
  ],
  anatomy: {
    Picture: () => (
      <CalendarHeatmap
        label={say({ pl: 'Treningi Jana Lisa', en: 'Jan Lis’s trainings' })}
        from="2026-07-06"
        to="2026-11-20"
        counts={counts}
        labels={labels}
      />
    ),
    parts: [
      {
        at: '[data-day="2026-11-10"]',
        name: { pl: 'Dzień', en: 'Day' },
        said: { pl: 'im więcej, tym głębszy', en: 'the more, the deeper' },
      },
      {
        at: 'thead td:has(> span) ~ td:has(> span) ~ td:has(> span):not(:has(~ td > span))',
        name: { pl: 'Miesiąc', en: 'Month' },
        said: { pl: 'nazwany raz, tam gdzie się zaczyna', en: 'named once, where it begins' },
      },
      {
        at: 'tbody tr:first-child th',
        name: { pl: 'Dzień tygodnia', en: 'Weekday' },
        said: {
          pl: 'co drugi, resztę słyszy czytnik',
          en: 'every other one; a screen reader hears the rest',
        },
      },
      {
        at: ':scope > * > div > span:last-child:has(span)',
        name: { pl: 'Legenda', en: 'Legend' },
        said: { pl: 'od mniej do więcej', en: 'from less to more' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'wchodzi na ostatni dzień', en: 'enters at the last day' } },
    { keys: ['ArrowUp', 'ArrowDown'], said: { pl: 'dzień wcześniej albo później', en: 'a day back or on' } },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      said: { pl: 'tydzień wcześniej albo później', en: 'a week back or on' },
    },
    { keys: ['Home', 'End'], said: { pl: 'pierwszy albo ostatni dzień', en: 'the first or the last day' } },
  ],
  accessibility: [
    {
      pl: 'To grid, w którym każdy dzień mówi datę i liczbę. Jest jednym przystankiem klawisza Tab.',
      en: 'It is a grid in which each day says its date and count. It is one stop of the Tab key.',
    },
    {
      pl: 'Wskazany dzień jest też napisany pod spodem, dla oka.',
      en: 'The day that is pointed at is written below too, for the eye.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={12}>
            <Stat label={say({ pl: 'Treningi od czerwca', en: 'Trainings since June' })} value={48} />
            <CalendarHeatmap
              label={say({ pl: 'Treningi', en: 'Trainings' })}
              from="2026-06-01"
              to="2026-11-20"
              counts={counts}
              labels={labels}
            />
          </Stack>
        ),
        said: { pl: 'powiedz nad mapą jedną liczbę.', en: 'say one figure above the map.' },
      },
      dont: {
        Picture: () => (
          <CalendarHeatmap
            label={say({ pl: 'Treningi', en: 'Trainings' })}
            from="2026-11-09"
            to="2026-11-20"
            counts={counts}
            labels={labels}
          />
        ),
        said: { pl: 'nie bierz jej na dwa tygodnie.', en: 'don’t take it for two weeks.' },
      },
    },
  ],
};
