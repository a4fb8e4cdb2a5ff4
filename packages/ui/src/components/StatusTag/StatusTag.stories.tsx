import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarIcon, CancelledIcon } from '../../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Data/StatusTag',
  component: StatusTag,
  args: { status: 'success', children: 'Odbył się' },
} satisfies Meta<typeof StatusTag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const All: Story = {
  render: () => (
    <Inline space={8}>
      <StatusTag status="info" icon={CalendarIcon}>
        Zaplanowany
      </StatusTag>
      <StatusTag status="success">Odbył się</StatusTag>
      <StatusTag status="danger">Odwołany</StatusTag>
      <StatusTag status="warning">Badania wygasły</StatusTag>
      <StatusTag status="neutral">Do zrobienia</StatusTag>
      <StatusTag status="neutral" icon={CancelledIcon}>
        Nie odbył się
      </StatusTag>
    </Inline>
  ),
};
