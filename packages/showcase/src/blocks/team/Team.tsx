import { Avatar, Columns, Heading, Inline, Stack, Text, useLocale } from '@tatami/ui';

const people = [
  { firstName: 'Paweł', lastName: 'Dąbrowski', dan: 4 },
  { firstName: 'Ewa', lastName: 'Świątek', dan: 3 },
  { firstName: 'Tomasz', lastName: 'Łęcki', dan: 2 },
  { firstName: 'Joanna', lastName: 'Brzęczyszczykiewicz', dan: 1 },
];

const words = {
  pl: {
    title: 'Kto prowadzi treningi',
    text: 'Wszyscy uczą po pracy, i wszyscy kiedyś zaczynali od białego pasa.',
    dan: (dan: number) => `${dan} dan`,
    about: ['Dorośli i broń, założyciel klubu', 'Dorośli, staże', 'Młodzież', 'Dzieci'],
  },
  en: {
    title: 'Who teaches',
    text: 'All of them teach after work, and all began with a white belt.',
    dan: (dan: number) => `${dan}. dan`,
    about: ['Adults and weapons, founder of the club', 'Adults, seminars', 'Teenagers', 'Children'],
  },
};

/** Who is behind it, with a face and a belt each. */
export function Team() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  return (
    <Stack space={32}>
      <Stack space={8}>
        <Heading level={2} size="title1">
          {text.title}
        </Heading>
        <Text size="large" tone="muted" prose>
          {text.text}
        </Text>
      </Stack>
      <Columns layout={2} space={24}>
        {people.map(({ firstName, lastName, dan }, at) => (
          <Inline key={lastName} space={16} nowrap>
            <Avatar
              firstName={firstName}
              lastName={lastName}
              size={72}
              belt={{ color: '#1f2024', stripes: dan }}
            />
            <Stack space={4}>
              <Heading level={3}>{`${firstName} ${lastName}`}</Heading>
              <Text tone="muted">{text.dan(dan)}</Text>
              <Text>{text.about[at]}</Text>
            </Stack>
          </Inline>
        ))}
      </Columns>
    </Stack>
  );
}
