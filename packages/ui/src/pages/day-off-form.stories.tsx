import type { Meta, StoryObj } from '@storybook/react-vite';
import { SamplePage } from '../../.storybook/SampleShell.tsx';
import {
  Banner,
  Button,
  Card,
  Columns,
  DateField,
  Inline,
  ItemList,
  PageHeader,
  Select,
  Stack,
  TextArea,
  TextField,
} from '../index.ts';
import { pickerLabels } from '../labels/pl.ts';

function DayOffForm({ invalid = false }: { invalid?: boolean }) {
  return (
    <SamplePage current="/dojo/day-off">
      <PageHeader title="Nowy dzień wolny" back={{ href: '/dojo/day-off', label: 'Dni wolne' }} />
      <Columns layout="main-aside" from="desktop" space={24} align="start">
        <Card>
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <Stack space={20}>
              <TextField
                label="Nazwa"
                required
                defaultValue={invalid ? '' : 'Remont sali'}
                error={invalid ? 'Podaj nazwę.' : undefined}
              />
              <Columns layout={2} space={16}>
                <DateField labels={pickerLabels} label="Od" required defaultValue="2026-11-18" />
                <DateField
                  labels={pickerLabels}
                  label="Do"
                  required
                  defaultValue={invalid ? '2026-11-16' : '2026-11-18'}
                  error={invalid ? 'Koniec jest przed początkiem.' : undefined}
                />
              </Columns>
              <Columns layout={2} space={16}>
                <Select
                  label="Rodzaj"
                  required
                  defaultValue="closure"
                  options={[
                    { value: 'publicHoliday', label: 'święto' },
                    { value: 'schoolBreak', label: 'ferie i wakacje' },
                    { value: 'closure', label: 'zamknięcie sali' },
                  ]}
                />
                <Select
                  label="Miejsce"
                  emptyLabel="Wszystkie miejsca"
                  options={[{ value: 'wrzeszcz', label: 'Dojo Wrzeszcz' }]}
                />
              </Columns>
              <TextArea label="Uwagi" hint="Zobaczą je wszyscy zapisani." />
              <Inline space={8} justify="end">
                <Button variant="quiet">Anuluj</Button>
                <Button variant="primary" type="submit">
                  Dodaj dzień wolny
                </Button>
              </Inline>
            </Stack>
          </form>
        </Card>
        <Card title="Odwoła 2 treningi" padding="none" bleed>
          <Stack space={0}>
            <ItemList
              items={[
                { id: '1', title: 'Aikido dzieci', description: 'śr., 18 lis, 17:00 · Szkoła nr 47' },
                { id: '2', title: 'Aikido dorośli', description: 'śr., 18 lis, 18:30 · Dojo Wrzeszcz' },
              ]}
            />
          </Stack>
        </Card>
      </Columns>
      {invalid && <Banner tone="danger">Popraw zaznaczone pola.</Banner>}
    </SamplePage>
  );
}

const meta = {
  title: 'Pages/DayOffForm',
  component: DayOffForm,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DayOffForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { invalid: true } };
