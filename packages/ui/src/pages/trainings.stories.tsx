import type { Meta, StoryObj } from '@storybook/react-vite';
import { SamplePage } from '../../.storybook/SampleShell.tsx';
import { weekItems } from '../components/WeekCalendar/WeekCalendar.stories.tsx';
import { WeekCalendar } from '../components/WeekCalendar/WeekCalendar.tsx';
import { CalendarWeekIcon, ListIcon, PlusIcon } from '../icons/icons.tsx';
import { Button, Card, Inline, PageHeader, SegmentedControl, WeekNavigator } from '../index.ts';
import { weekNavigatorLabels } from '../labels/pl.ts';

function Trainings() {
  return (
    <SamplePage current="/dojo/training">
      <PageHeader
        title="Treningi"
        actions={
          <Button variant="primary" icon={PlusIcon}>
            Dodaj trening
          </Button>
        }
      />
      <Inline space={12} justify="between">
        <WeekNavigator
          week="2026-11-16"
          today="2026-11-20"
          onWeekChange={() => {}}
          labels={weekNavigatorLabels}
        />
        <SegmentedControl
          label="Widok"
          labelHidden
          defaultValue="week"
          options={[
            { value: 'week', label: 'Tydzień', icon: CalendarWeekIcon },
            { value: 'list', label: 'Lista', icon: ListIcon },
          ]}
        />
      </Inline>
      <Card padding="none" bleed>
        <WeekCalendar
          label="Treningi, 16–22 listopada 2026"
          week="2026-11-16"
          items={weekItems}
          today="2026-11-20"
          now="18:12"
          daysOff={{ '2026-11-18': 'Remont sali' }}
          emptyLabel="Brak treningów"
        />
      </Card>
    </SamplePage>
  );
}

const meta = {
  title: 'Pages/Trainings',
  component: Trainings,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Trainings>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
