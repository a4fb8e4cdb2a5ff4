import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Layout/Accordion',
  tags: ['new'],
  component: Accordion,
  args: {
    onValueChange: fn(),
    sections: [
      { value: 'place', title: 'Miejsce i dojazd', content: <Text>Dojo Wrzeszcz, ul. Grunwaldzka 12</Text> },
      { value: 'wear', title: 'Co zabrać', content: <Text>Keikogi, klapki i wodę.</Text> },
      { value: 'people', title: 'Prowadzący', count: 2, content: <Text>Paweł Dąbrowski, Ewa Świątek</Text> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('each opens by itself', async () => {
      await userEvent.click(canvas.getByText('Miejsce i dojazd'));
      await expect(canvas.getByText(/Grunwaldzka/)).toBeVisible();
      await userEvent.tab();
      // A browser's own summary takes Enter and Space; the simulated keyboard does not know it.
      await expect(canvas.getByText('Co zabrać').closest('summary')).toHaveFocus();
      await userEvent.click(canvas.getByText('Co zabrać'));
      await expect(canvas.getByText(/klapki/)).toBeVisible();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['place', 'wear']);
    });
    await step('and closes again', async () => {
      await userEvent.click(canvas.getByText('Co zabrać'));
      await expect(canvas.getByText(/klapki/)).not.toBeVisible();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['place']);
    });
  },
};

export const Single: Story = {
  args: { single: true, defaultValue: ['place'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Co zabrać'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['wear']);
    await expect(canvas.getByText(/Grunwaldzka/)).not.toBeVisible();
  },
};

export const Disabled: Story = {
  args: {
    sections: [{ value: 'later', title: 'Wyniki egzaminu', content: 'Po egzaminie.', disabled: true }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Wyniki egzaminu'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
