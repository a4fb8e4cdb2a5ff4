import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { addDays } from '../WeekCalendar/layout.ts';
import { type YearDay, YearMap } from './YearMap.tsx';

const days: Record<string, YearDay> = Object.fromEntries(
  Array.from({ length: 25 }, (_, week) => [
    [addDays('2026-06-02', week * 7), { group: 'adult', count: 1 + (week % 4 === 0 ? 1 : 0) }] as const,
    [addDays('2026-06-06', week * 7), { group: 'weapons', count: 1 }] as const,
  ]).flat(),
);

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć swój rok na macie', en: 'See one’s year on the mat' },
  alias: ['rok', 'mapa roku', 'year in review', 'heatmap', 'activity'],
  summary: {
    pl: 'Rok treningów: kwadrat to dzień w barwie grupy, kolumna to tydzień.',
    en: 'A year of trainings: a square a day in its group’s hue, a column a week.',
  },
  when: [
    {
      pl: 'W profilu członka: co ćwiczył i w jakim rytmie.',
      en: 'On a member’s profile: what they trained, and in which rhythm.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Grupa nie jest ważna.', en: 'The group doesn’t matter.' },
      instead: 'Training/CalendarHeatmap',
    },
    { said: { pl: 'To jeden tydzień.', en: 'It is one week.' }, instead: 'Training/TrainingWeek' },
  ],
  anatomy: {
    Picture: () => (
      <YearMap
        label={say({ pl: 'Rok na macie', en: 'A year on the mat' })}
        from="2026-06-01"
        to="2026-11-24"
        days={days}
        textOf={(day) => `${day?.count ?? 0}`}
        legend={[
          { group: 'adult', label: say({ pl: 'dorośli', en: 'adults' }) },
          { group: 'weapons', label: say({ pl: 'broń', en: 'weapons' }) },
        ]}
        several={say({ pl: 'dwa w jednym dniu', en: 'two on one day' })}
      />
    ),
    parts: [
      {
        at: '[data-day="2026-06-02"]',
        name: { pl: 'Dzień', en: 'Day' },
        said: { pl: 'w barwie grupy', en: 'in its group’s hue' },
      },
      {
        at: '[aria-current=date]',
        name: { pl: 'Dziś', en: 'Today' },
        said: { pl: 'ostatni, z obrysem', en: 'the last, with an outline' },
      },
      {
        at: '[role=grid] + div > span:first-child',
        name: { pl: 'Legenda', en: 'Legend' },
        said: { pl: 'barwa i słowo', en: 'a hue and a word' },
      },
      {
        at: '[role=grid] + div > span:nth-child(3)',
        name: { pl: 'Dwa', en: 'Two' },
        said: { pl: 'mocniejszy odcień', en: 'a stronger shade' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'wchodzi na dzisiejszy dzień', en: 'enters at today' } },
    { keys: ['ArrowUp', 'ArrowDown'], said: { pl: 'dzień wcześniej albo później', en: 'a day back or on' } },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      said: { pl: 'tydzień wcześniej albo później', en: 'a week back or on' },
    },
    { keys: ['Home', 'End'], said: { pl: 'pierwszy albo ostatni dzień', en: 'the first or the last day' } },
  ],
  accessibility: [
    {
      pl: 'Każdy dzień mówi datę i treningi. Wskazany jest też napisany pod spodem.',
      en: 'Each day says its date and its trainings. The one pointed at is written below too.',
    },
    {
      pl: 'Na wąskim ekranie tygodnie łamią się w rzędy, nic nie ginie.',
      en: 'On a narrow screen weeks break into rows, and nothing is lost.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <YearMap
            label={say({ pl: 'Rok na macie', en: 'A year on the mat' })}
            from="2026-06-01"
            to="2026-11-24"
            days={days}
            textOf={(day) => `${day?.count ?? 0}`}
            legend={[
              { group: 'adult', label: say({ pl: 'dorośli', en: 'adults' }) },
              { group: 'weapons', label: say({ pl: 'broń', en: 'weapons' }) },
            ]}
          />
        ),
        said: {
          pl: 'pokaż legendę tylko tych grup, które są.',
          en: 'give a legend of the groups that are there only.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={16}>
            <Text>1. Ewa: 96, 2. Jan: 41</Text>
            <YearMap
              label="Ewa"
              from="2026-09-07"
              to="2026-11-24"
              days={days}
              textOf={(day) => `${day?.count ?? 0}`}
              legend={[]}
            />
          </Stack>
        ),
        said: {
          pl: 'nie porównuj nim ludzi. Każdy ma swój rytm.',
          en: 'don’t compare people by it. Everybody has their own rhythm.',
        },
      },
    },
  ],
};
