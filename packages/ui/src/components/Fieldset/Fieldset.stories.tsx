import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  title: 'Layout/Fieldset',
  tags: ['new'],
  component: Fieldset,
  args: {
    legend: 'Adres do korespondencji',
    description: 'Tu wysyłamy legitymacje i dyplomy.',
    children: (
      <Columns layout={2} space={16}>
        <TextField label="Ulica i numer" defaultValue="Grunwaldzka 12" />
        <TextField label="Miejscowość" defaultValue="Gdańsk" />
      </Columns>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Adres do korespondencji' })).toHaveAccessibleDescription(
      'Tu wysyłamy legitymacje i dyplomy.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Miejscowość' })).toBeDisabled();
  },
};

export const LongNames: Story = {
  args: { legend: 'Opiekunowie, którym wolno odbierać dziecko z treningów i z obozów letnich' },
  globals: { viewport: { value: 'phone' } },
};
