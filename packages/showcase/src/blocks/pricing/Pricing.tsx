import { Button, Card, Columns, Heading, Inline, SegmentedControl, Stack, Text, useLocale } from '@tatami/ui';
import { CheckIcon } from '@tatami/ui/icons';
import { useState } from 'react';

/** A year is paid for like ten months. */
const MONTHS_PAID = 10;

const words = {
  pl: {
    title: 'Składki',
    text: 'Bez wpisowego i bez umowy na rok. Pierwszy trening jest za darmo.',
    pay: 'Jak płacisz',
    ways: { month: 'Miesięcznie', year: 'Rocznie' },
    per: { month: 'miesięcznie', year: 'rocznie' },
    best: 'Najczęściej wybierana',
    choose: (plan: string) => `Wybierz: ${plan}`,
    plans: [
      {
        name: 'Dzieci',
        price: 140,
        lines: ['2 treningi w tygodniu', 'Egzamin w cenie', 'Rodzeństwo 50% taniej'],
      },
      {
        name: 'Dorośli',
        price: 180,
        lines: ['Wszystkie treningi', 'Broń: jo i bokken', 'Staże klubowe w cenie'],
      },
      { name: 'Karnet', price: 95, lines: ['4 wejścia w miesiącu', 'Dowolna grupa', 'Ważny 60 dni'] },
    ],
  },
  en: {
    title: 'Fees',
    text: 'No joining fee, no contract for a year. The first class is free.',
    pay: 'How you pay',
    ways: { month: 'Monthly', year: 'Yearly' },
    per: { month: 'a month', year: 'a year' },
    best: 'Most chosen',
    choose: (plan: string) => `Choose: ${plan}`,
    plans: [
      {
        name: 'Children',
        price: 140,
        lines: ['2 classes a week', 'Exam included', 'Siblings at half price'],
      },
      {
        name: 'Adults',
        price: 180,
        lines: ['All classes', 'Weapons: jo and bokken', 'Club seminars included'],
      },
      { name: 'Card', price: 95, lines: ['4 entries a month', 'Any group', 'Valid for 60 days'] },
    ],
  },
};

/** What it costs, side by side; one stands out. */
export function Pricing() {
  const locale = useLocale();
  const text = locale.startsWith('pl') ? words.pl : words.en;
  const [way, setWay] = useState<'month' | 'year'>('month');
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'PLN',
    maximumFractionDigits: 0,
  });
  return (
    <Stack space={24}>
      <Stack space={8}>
        <Heading level={2} size="title1">
          {text.title}
        </Heading>
        <Text size="large" tone="muted">
          {text.text}
        </Text>
      </Stack>
      <SegmentedControl
        label={text.pay}
        labelHidden
        value={way}
        onValueChange={setWay}
        options={[
          { value: 'month', label: text.ways.month },
          { value: 'year', label: text.ways.year },
        ]}
      />
      <Columns layout={3} space={16} align="start">
        {text.plans.map(({ name, price, lines }, at) => (
          <Card
            key={name}
            title={name}
            titleLevel={3}
            tone={at === 1 ? 'accent' : 'default'}
            actions={
              at === 1 && (
                <Text as="span" size="small" weight="medium" tone="accent">
                  {text.best}
                </Text>
              )
            }
          >
            <Stack space={20}>
              <Inline space={8} align="baseline">
                <Text as="span" size="figure" weight="strong">
                  {money.format(way === 'month' ? price : price * MONTHS_PAID)}
                </Text>
                <Text as="span" tone="muted">
                  {text.per[way]}
                </Text>
              </Inline>
              <Stack space={8} as="ul">
                {lines.map((line) => (
                  <Inline key={line} as="li" space={8} nowrap>
                    <Text as="span" tone="success">
                      <CheckIcon />
                    </Text>
                    <Text as="span">{line}</Text>
                  </Inline>
                ))}
              </Stack>
              <Button variant={at === 1 ? 'primary' : 'secondary'} fullWidth>
                {text.choose(name)}
              </Button>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}
