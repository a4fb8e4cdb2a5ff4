import { Card, Columns, Progress, Stack, Stat, Text, useLocale } from '@tatami/ui';
import { Chart } from '@tatami/ui/Chart';

const words = {
  pl: {
    figures: [
      { label: 'Ćwiczących', value: '214', beside: '+12 od września' },
      { label: 'Obecności w tygodniu', value: '386', beside: '+4% do zeszłego roku' },
      { label: 'Trzyma się po 3 miesiącach', value: '78%', beside: '−3 punkty' },
    ],
    chart: 'Obecności w miesiącu',
    months: ['lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
    series: ['Dzieci', 'Dorośli'],
    data: 'Pokaż dane',
    room: 'Zajęte miejsca',
    rooms: [
      { label: 'Poniedziałek, dzieci', value: 22, of: 24 },
      { label: 'Środa, dorośli', value: 17, of: 30 },
      { label: 'Piątek, początkujący', value: 24, of: 24 },
    ],
    ofRoom: (value: number, of: number) => `${value} z ${of}`,
  },
  en: {
    figures: [
      { label: 'Members', value: '214', beside: '+12 since September' },
      { label: 'Presences a week', value: '386', beside: '+4% on last year' },
      { label: 'Still here after 3 months', value: '78%', beside: '−3 points' },
    ],
    chart: 'Presences a month',
    months: ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    series: ['Children', 'Adults'],
    data: 'Show the data',
    room: 'Places taken',
    rooms: [
      { label: 'Monday, children', value: 22, of: 24 },
      { label: 'Wednesday, adults', value: 17, of: 30 },
      { label: 'Friday, beginners', value: 24, of: 24 },
    ],
    ofRoom: (value: number, of: number) => `${value} of ${of}`,
  },
};

const children = [180, 96, 412, 498, 476, 388];
const adults = [310, 204, 540, 612, 588, 470];

/** How things stand: three figures, their course, and where there is room. */
export function Statistics() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  const [young = '', grown = ''] = text.series;
  return (
    <Stack space={24}>
      <Columns layout={3} space={24}>
        {text.figures.map(({ label, value, beside }) => (
          <Stack key={label} space={4}>
            <Stat label={label} value={value} size="large" />
            <Text size="small" tone="muted">
              {beside}
            </Text>
          </Stack>
        ))}
      </Columns>
      <Columns layout="main-aside" from="desktop" space={24} align="start">
        <Card>
          <Chart
            type="stack"
            label={text.chart}
            categories={text.months}
            series={[
              { label: young, values: children, group: 'kids' },
              { label: grown, values: adults, group: 'adult' },
            ]}
            dataLabel={text.data}
          />
        </Card>
        <Card title={text.room}>
          <Stack space={16}>
            {text.rooms.map(({ label, value, of }) => (
              <Progress
                key={label}
                label={label}
                value={value}
                max={of}
                valueText={text.ofRoom(value, of)}
                tone={value === of ? 'success' : 'accent'}
              />
            ))}
          </Stack>
        </Card>
      </Columns>
    </Stack>
  );
}
