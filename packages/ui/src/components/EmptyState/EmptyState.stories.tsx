import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Brak treningów w tym tygodniu' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAWayOn: Story = {
  args: {
    icon: CalendarIcon,
    description: 'Dodaj pojedynczy trening albo serię, która powtarza się co tydzień.',
    action: <Button variant="primary">Dodaj trening</Button>,
  },
};
/** One in a card among others, in no more room than a row or two. */
export const Small: Story = {
  args: {
    size: 'small',
    titleLevel: 3,
    icon: CalendarIcon,
    description: 'Gdy klub coś zaplanuje, zobaczysz to tutaj od razu.',
    action: <Button size="small">Zobacz plan</Button>,
  },
};
export const SmallTitleAlone: Story = { args: { size: 'small', icon: CalendarIcon } };
