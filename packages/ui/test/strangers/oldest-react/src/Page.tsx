import {
  Button,
  Card,
  Checkbox,
  Combobox,
  DataTable,
  Dialog,
  Heading,
  Inline,
  Link,
  MenuButton,
  Select,
  Stack,
  Tabs,
  Text,
  TextField,
  ToastProvider,
  ToastRegion,
  UiProvider,
  useToast,
} from '@tatami/ui';
import { Chart } from '@tatami/ui/Chart';
import { DateRangePicker } from '@tatami/ui/DateRangePicker';
import { CalendarIcon } from '@tatami/ui/icons';
import { dateRangePickerLabels, labels } from '@tatami/ui/labels/en';
import { useState } from 'react';

const people = [
  { id: '1', name: 'Ewa Świątek', grade: '3 kyu' },
  { id: '2', name: 'Jan Lis', grade: '5 kyu' },
];

function Deeds() {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline space={12}>
      <Button variant="primary" icon={CalendarIcon} onClick={() => toast({ message: 'You will come' })}>
        I’ll come
      </Button>
      <Button onClick={() => setOpen(true)}>Who comes</Button>
      <MenuButton label="More" entries={[{ label: 'Print', onSelect: () => {} }]} />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Who comes">
        <Text>Ewa and Jan</Text>
      </Dialog>
    </Inline>
  );
}

export function Page() {
  return (
    <UiProvider labels={labels} locale="en">
      <ToastProvider>
        <Stack space={24}>
          <Heading level={1}>Next class</Heading>
          <Card title="Friday">
            <Stack space={16}>
              <Text>
                18:30, <Link href="/dojo">Dojo Wrzeszcz</Link>
              </Text>
              <Deeds />
            </Stack>
          </Card>
          <Tabs
            label="Views"
            tabs={[
              { value: 'list', label: 'List', content: <Text>As a list</Text> },
              { value: 'week', label: 'Week', content: <Text>As a week</Text> },
            ]}
          />
          <DataTable
            caption="People"
            rows={people}
            rowKey={({ id }) => id}
            columns={[
              { id: 'name', header: 'Name', cell: ({ name }) => name },
              { id: 'grade', header: 'Grade', cell: ({ grade }) => grade },
            ]}
            empty={null}
          />
          <TextField label="Name" required />
          <Checkbox label="Paid" />
          <Select label="Grade" options={[{ value: '5kyu', label: '5 kyu' }]} />
          <Combobox label="Person" options={[{ id: '1', label: 'Ewa Świątek' }]} />
          <DateRangePicker label="Holidays" labels={dateRangePickerLabels} />
          <Chart
            type="bar"
            label="Trainings"
            dataLabel="As numbers"
            categories={['September', 'October']}
            series={[{ label: 'Trainings', values: [8, 11] }]}
          />
        </Stack>
        <ToastRegion />
      </ToastProvider>
    </UiProvider>
  );
}
