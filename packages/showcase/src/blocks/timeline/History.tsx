import { Heading, Stack, Timeline, useLocale } from '@tatami/ui';
import { AwardIcon, BuildingIcon, StarIcon, UsersIcon } from '@tatami/ui/icons';

const words = {
  pl: {
    title: 'Trzydzieści lat na macie',
    entries: [
      {
        year: '2024',
        title: 'Trzydzieści lat klubu',
        text: 'Staż z gośćmi z czterech krajów, 140 osób na macie.',
      },
      { year: '2016', title: 'Własne dojo we Wrzeszczu', text: '120 m² maty, ułożonej przez nas samych.' },
      {
        year: '2003',
        title: 'Pierwsza grupa dla dzieci',
        text: 'Dziewięcioro dzieci; troje z nich uczy dziś inne.',
      },
      { year: '1994', title: 'Pierwszy trening', text: 'Osiem osób w sali gimnastycznej na Morenie.' },
    ],
  },
  en: {
    title: 'Thirty years on the mat',
    entries: [
      {
        year: '2024',
        title: 'The club is thirty',
        text: 'A seminar with guests of four countries, 140 on the mat.',
      },
      { year: '2016', title: 'A dojo of our own in Wrzeszcz', text: '120 m² of mats, laid by ourselves.' },
      {
        year: '2003',
        title: 'The first class for children',
        text: 'Nine of them; three teach others today.',
      },
      { year: '1994', title: 'The first class', text: 'Eight people in the gym of a school in Morena.' },
    ],
  },
};

const marks = [
  <StarIcon key="star" />,
  <BuildingIcon key="hall" />,
  <UsersIcon key="all" />,
  <AwardIcon key="first" />,
];

/** What happened when, the newest first. */
export function History() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  return (
    <Stack space={24}>
      <Heading level={2} size="title1">
        {text.title}
      </Heading>
      <Timeline
        label={text.title}
        entries={text.entries.map(({ year, title, text: description }, at) => ({
          id: year,
          title,
          date: year,
          dateTime: year,
          description,
          mark: marks[at],
        }))}
      />
    </Stack>
  );
}
