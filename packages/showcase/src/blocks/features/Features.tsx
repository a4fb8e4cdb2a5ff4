import { Columns, Heading, Stack, Text, useLocale } from '@tatami/ui';
import {
  AwardIcon,
  CalendarWeekIcon,
  CheckIcon,
  ShieldIcon,
  SmartphoneIcon,
  UsersIcon,
} from '@tatami/ui/icons';

const icons = [CheckIcon, CalendarWeekIcon, AwardIcon, UsersIcon, SmartphoneIcon, ShieldIcon];

const words = {
  pl: {
    title: 'Wszystko, o czym klub musi pamiętać',
    text: 'W jednym miejscu, w telefonie i na macie.',
    features: [
      { title: 'Obecność jednym dotknięciem', text: 'Lista czeka otwarta, gdy zaczyna się trening.' },
      {
        title: 'Plan, który sam się układa',
        text: 'Święta i ferie odwołują treningi, a potem je przywracają.',
      },
      { title: 'Droga do stopnia', text: 'Każdy widzi, ile dni treningowych zostało mu do egzaminu.' },
      { title: 'Rodzice w obrazie', text: 'Opiekun usprawiedliwia dziecko bez telefonu do trenera.' },
      { title: 'Działa bez zasięgu', text: 'Co zaznaczysz w piwnicy, dotrze, gdy wyjdziesz na górę.' },
      { title: 'Dane tylko w klubie', text: 'Nic nie wychodzi na zewnątrz, a każda zmiana ma autora.' },
    ],
  },
  en: {
    title: 'All that a club has to keep in mind',
    text: 'In one place, on the phone and on the mat.',
    features: [
      { title: 'The roll call in one tap', text: 'The list is open when the class begins.' },
      { title: 'A timetable that keeps itself', text: 'Holidays cancel classes, and bring them back.' },
      { title: 'The way to a grade', text: 'Everybody sees how many days of practice are left.' },
      { title: 'Parents in the picture', text: 'A guardian excuses a child without a call.' },
      { title: 'Works without a signal', text: 'What you mark in the basement arrives when you come up.' },
      { title: 'Data stay in the club', text: 'Nothing leaves it, and each change has an author.' },
    ],
  },
};

/** What a thing is good for, each in a line: six are as many as anybody reads. */
export function Features() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  return (
    <Stack space={32}>
      <Stack space={8}>
        <Heading level={2} size="title1">
          {text.title}
        </Heading>
        <Text size="large" tone="muted">
          {text.text}
        </Text>
      </Stack>
      <Columns layout={3} space={32}>
        {text.features.map((feature, at) => {
          const Icon = icons[at] ?? CheckIcon;
          return (
            <Stack key={feature.title} space={8} align="start">
              <Text as="span" tone="accent" size="figure">
                <Icon />
              </Text>
              <Heading level={3}>{feature.title}</Heading>
              <Text tone="muted">{feature.text}</Text>
            </Stack>
          );
        })}
      </Columns>
    </Stack>
  );
}
