import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { label: 'Początek', defaultValue: '18:30', onValueChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Początek'), { target: { value: '19:00' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('19:00');
  },
};
export const WithTheDay: Story = {
  render: () => (
    <Columns layout={3} space={16}>
      <DateField label="Dzień" defaultValue="2026-11-20" />
      <TimeField label="Początek" defaultValue="18:30" />
      <TimeField label="Koniec" defaultValue="18:00" error="Koniec jest przed początkiem." />
    </Columns>
  ),
};
