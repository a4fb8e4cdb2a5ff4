import { ButtonLink, Card, Heading, Inline, Stack, Text, useLocale } from '@tatami/ui';

const words = {
  pl: {
    title: 'Wejdź na matę w ten piątek',
    text: 'Pierwszy trening nic nie kosztuje i do niczego nie zobowiązuje.',
    begin: 'Umów się',
    call: 'Zadzwoń: 58 123 45 67',
  },
  en: {
    title: 'Step on the mat this Friday',
    text: 'The first class costs nothing and commits you to nothing.',
    begin: 'Book it',
    call: 'Call 58 123 45 67',
  },
};

/** The last word of a page: what to do now. */
export function CallToAction() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  return (
    <Card tone="accent">
      <Inline space={24} justify="between">
        <Stack space={8}>
          <Heading level={2}>{text.title}</Heading>
          <Text>{text.text}</Text>
        </Stack>
        <Inline space={12}>
          <ButtonLink href="#begin" variant="primary">
            {text.begin}
          </ButtonLink>
          <ButtonLink href="tel:+48581234567">{text.call}</ButtonLink>
        </Inline>
      </Inline>
    </Card>
  );
}
