import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { StateTrack, type TrackedState } from './StateTrack.tsx';

const states: TrackedState[] = [
  { value: 'connecting', label: 'Łączenie', tone: 'warning' },
  { value: 'open', label: 'Otwarte', tone: 'success' },
  { value: 'closing', label: 'Zamykanie', tone: 'warning' },
  { value: 'closed', label: 'Zamknięte', tone: 'danger' },
];

const meta = {
  title: 'Data/StateTrack',
  tags: ['new'],
  component: StateTrack,
  args: { label: 'Stan połączenia', states, current: 'open' },
} satisfies Meta<typeof StateTrack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Otwarte']);
  },
};

export const All: Story = {
  render: (args) => (
    <Stack space={32}>
      {states.map(({ value, label }) => (
        <StateTrack key={value} {...args} label={label} current={value} />
      ))}
    </Stack>
  ),
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    states: [
      { value: 'a', label: 'Oczekiwanie na potwierdzenie', tone: 'neutral' },
      { value: 'b', label: 'Przygotowywanie', tone: 'warning' },
      { value: 'c', label: 'Nieodwracalnie zamknięte', tone: 'danger' },
    ],
    current: 'b',
  },
};
