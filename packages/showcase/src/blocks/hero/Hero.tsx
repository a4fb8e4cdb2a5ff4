import { ButtonLink, Card, Columns, Heading, Inline, Stack, Tag, Text, useLocale } from '@tatami/ui';
import { Belt } from '@tatami/ui/Belt';
import { ArrowRightIcon } from '@tatami/ui/icons';

const words = {
  pl: {
    tag: 'Nowy sezon od września',
    title: 'Pierwszy trening jest za darmo',
    text: 'Ćwiczymy aikido od 1994 roku: dzieci, młodzież i dorośli, na dwóch salach w Gdańsku. Wystarczy dres i godzina czasu.',
    begin: 'Umów pierwszy trening',
    look: 'Zobacz plan zajęć',
    next: 'Najbliższa grupa dla początkujących',
    when: 'Piątek, 18:30–20:00',
    where: 'Dojo Wrzeszcz, ul. Grunwaldzka 12',
    free: 'Zostało 6 miejsc',
  },
  en: {
    tag: 'New season from September',
    title: 'The first class is free',
    text: 'We have practised aikido since 1994: children, teenagers and adults, in two halls in Gdańsk. All you need is a tracksuit and an hour.',
    begin: 'Book your first class',
    look: 'See the timetable',
    next: 'The next class for beginners',
    when: 'Friday, 18:30–20:00',
    where: 'Dojo Wrzeszcz, 12 Grunwaldzka St',
    free: '6 places left',
  },
};

/** What a page begins with: one promise, one way on, and the next chance to take it. */
export function Hero() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  return (
    <Columns layout="main-aside" from="tablet" space={32} align="start">
      <Stack space={24} align="start">
        <Tag tone="accent">{text.tag}</Tag>
        <Stack space={12}>
          <Heading level={2} size="title1">
            {text.title}
          </Heading>
          <Text size="large" tone="muted" prose>
            {text.text}
          </Text>
        </Stack>
        <Inline space={12}>
          <ButtonLink href="#begin" variant="primary" iconEnd={ArrowRightIcon}>
            {text.begin}
          </ButtonLink>
          <ButtonLink href="#timetable">{text.look}</ButtonLink>
        </Inline>
      </Stack>
      <Card title={text.next} titleLevel={3}>
        <Stack space={16}>
          <Belt color="#ffffff" />
          <Stack space={4}>
            <Text size="large" weight="strong">
              {text.when}
            </Text>
            <Text tone="muted">{text.where}</Text>
          </Stack>
          <Text weight="medium" tone="accent">
            {text.free}
          </Text>
        </Stack>
      </Card>
    </Columns>
  );
}
